import { formatDay } from '@/lib/format'
import { writeIcs } from './write-ics'

const texts = {
  saved: (day: string) =>
    `Saved a calendar file for ${formatDay(day)}, with reminders 14 and 3 days before, at nine in the morning. Open it with your calendar.`,
}

const eventTexts = {
  deadline: {
    title: (home: string) => `Last day to appeal: ${home}`,
    notes: 'You typed this day from your notice. Check it with the office that the notice names.',
  },
  hearing: {
    title: (home: string) => `Hearing of the appeal: ${home}`,
    notes: 'You typed this day from the letter about your hearing. The letter has the hour and the place.',
  },
}

export type EventKind = keyof typeof eventTexts

export interface ReminderHome {
  property: string
  home: string
  rule?: string | undefined
}

/** The day is the one that the owner typed. We never compute a deadline or the day of a hearing. */
export function makeReminder(
  { property, home, rule }: ReminderHome,
  day: string,
  now: Date,
  kind: EventKind = 'deadline',
) {
  const { title, notes: first } = eventTexts[kind]
  const notes = rule && kind === 'deadline' ? `${first}\n\n${rule}` : first
  const event = { id: `${kind}-${property}`, day, title: title(home), notes }
  const content = new Blob([writeIcs(event, now)], { type: 'text/calendar' })
  const name = kind === 'hearing' ? `hearing-${day}.ics` : `appeal-${day}.ics`
  return { said: texts.saved(day), file: { name, content } }
}
