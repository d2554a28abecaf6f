'use client'

import { useRef } from 'react'
import { TextInput } from '@/components/ui/form/text-input'
import { localDay } from '@/lib/calendar-day'
import { defineTexts } from '@/lib/language/define-texts'
import { CalendarButton } from '../calendar/calendar-button'
import type { ReminderHome } from '../calendar/make-reminder'
import { names } from '../entries/entry-names'
import { useStoredEntries } from '../entries/use-kept-entries'
import { type DaysLeftResult, describeDays } from './describe-days'

const texts = defineTexts('time.days-left', { notice: 'Date of the notice', deadline: 'Last day to appeal' })

export function DaysLeftFields(props: ReminderHome) {
  const root = useRef<HTMLDivElement>(null)
  const entries = useStoredEntries(root)
  const days: DaysLeftResult = entries
    ? describeDays(
        { notice: entries[names.noticeDate] ?? '', deadline: entries[names.deadline] ?? '' },
        localDay(),
      )
    : { kind: 'empty' }
  const errorOf = (field: 'notice' | 'deadline') =>
    days.kind === 'problem' && days.field === field ? days.message : undefined
  return (
    <div ref={root} className="noscript:hidden print:hidden">
      <div className="grid grid-cols-2 items-end gap-x-4">
        <TextInput
          name={names.deadline}
          label={texts.deadline}
          error={errorOf('deadline')}
          autoComplete="off"
        />
        <TextInput
          name={names.noticeDate}
          label={texts.notice}
          error={errorOf('notice')}
          autoComplete="off"
        />
      </div>
      <p
        role="status"
        className={`mb-3 font-semibold empty:hidden ${days.kind === 'days' && days.isPast ? 'text-bad' : ''}`}
      >
        {days.kind === 'days' && days.text}
      </p>
      {days.kind === 'days' && !days.isPast && (
        <div className="mb-3">
          <CalendarButton {...props} day={days.day} />
        </div>
      )}
    </div>
  )
}
