import { formatDay } from '@/lib/format'
import { defineTexts } from '@/lib/language/define-texts'
import { writeIcs } from './write-ics'

const texts = defineTexts('calendar.reminder', {
  saved: (day) =>
    `Saved a calendar file for ${day}, with reminders 14 and 3 days before, at nine in the morning. Open it with your calendar.`,
  deadline: {
    title: (home) => `Last day to appeal: ${home}`,
    notes: 'You typed this day from your notice. Check it with the office that the notice names.',
    file: (day) => `appeal-${day}.ics`,
  },
  hearing: {
    title: (home) => `Hearing of the appeal: ${home}`,
    notes: 'You typed this day from the letter about your hearing. The letter has the hour and the place.',
    file: (day) => `hearing-${day}.ics`,
  },
})

export type ReminderEventKind = 'deadline' | 'hearing'

export interface ReminderHome {
  property: string
  home: string
  rule?: string | undefined
}

/** `day` is the day that the owner typed. Deadlines and days of hearings are not computed. */
export function makeReminder(
  { property, home, rule }: ReminderHome,
  day: string,
  now: Date,
  kind: ReminderEventKind = 'deadline',
) {
  const { title, notes: first, file } = texts[kind]
  const notes = rule && kind === 'deadline' ? `${first}\n\n${rule}` : first
  const event = { id: `${kind}-${property}`, day, title: title(home), notes }
  const content = new Blob([writeIcs(event, now)], { type: 'text/calendar' })
  return { said: texts.saved(formatDay(day)), file: { name: file(day), content } }
}
