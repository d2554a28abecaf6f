'use client'

import { useRef } from 'react'
import { localDay } from '@/lib/calendar-day'
import { formatDay } from '@/lib/format'
import { defineTexts } from '@/lib/language/define-texts'
import { names } from '../entries/entry-names'
import { useStoredEntries } from '../entries/use-kept-entries'
import { CalendarButton } from './calendar-button'
import type { ReminderHome } from './make-reminder'
import { parseTypedDay } from './typed-day'

const texts = defineTexts('calendar.packet', {
  day: (day) => `The last day to appeal that you typed: ${day}.`,
})

export function PacketReminder(props: ReminderHome) {
  const root = useRef<HTMLDivElement>(null)
  const entries = useStoredEntries(root)
  const day = parseTypedDay(entries?.[names.deadline] ?? '')
  const isAhead = day !== null && day >= localDay()
  return (
    <div ref={root} className="mb-4 print:hidden">
      {isAhead && (
        <>
          <p className="mb-2">{texts.day(formatDay(day))}</p>
          <CalendarButton {...props} day={day} />
        </>
      )}
    </div>
  )
}
