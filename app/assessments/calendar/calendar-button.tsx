'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { formatDay } from '@/lib/format'
import { saveFile } from '@/lib/save-file'
import { names } from '../entries/entry-names'
import { readTypedDay } from './typed-day'
import { writeIcs } from './write-ics'

const texts = {
  add: 'Add the last day to my calendar',
  unread: 'Type the last day above as it is on your notice, such as 6/15/2027.',
  saved: (day: string) =>
    `Saved a calendar file for ${formatDay(day)}, with reminders 14 and 3 days before. Open it with your calendar.`,
  title: (home: string) => `Last day to appeal: ${home}`,
  notes: 'You typed this day from your notice. Check it with the office that the notice names.',
}

interface Props {
  /** The key of the home, and its line. */
  property: string
  home: string
}

/** From the day that the person typed: no rule of ours ever makes a date. */
export function CalendarButton({ property, home }: Props) {
  const [said, setSaid] = useState('')
  function add() {
    const field = document.querySelector<HTMLInputElement>(`[name="${names.deadline}"]`)
    const day = readTypedDay(field?.value ?? '')
    if (!day) {
      setSaid(texts.unread)
      field?.focus()
      return
    }
    const event = { id: `deadline-${property}`, day, title: texts.title(home), notes: texts.notes }
    saveFile(new Blob([writeIcs(event, new Date())], { type: 'text/calendar' }), `appeal-${day}.ics`)
    setSaid(texts.saved(day))
  }
  return (
    <div className="noscript:hidden">
      <Button type="button" look="secondary" onClick={add}>
        {texts.add}
      </Button>
      <p role="status" className="mt-2 empty:hidden">
        {said}
      </p>
    </div>
  )
}
