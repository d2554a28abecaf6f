import { formatDay } from '@/lib/format'
import { writeIcs } from './write-ics'

const texts = {
  saved: (day: string) =>
    `Saved a calendar file for ${formatDay(day)}, with reminders 14 and 3 days before. Open it with your calendar.`,
  title: (home: string) => `Last day to appeal: ${home}`,
  notes: 'You typed this day from your notice. Check it with the office that the notice names.',
}

interface Home {
  /** Key of the home, and its one-line name. */
  property: string
  home: string
}

/** Uses only the day that the person typed: we never compute a deadline. */
export function makeReminder({ property, home }: Home, day: string, now: Date) {
  const event = { id: `deadline-${property}`, day, title: texts.title(home), notes: texts.notes }
  const content = new Blob([writeIcs(event, now)], { type: 'text/calendar' })
  return { said: texts.saved(day), file: { name: `appeal-${day}.ics`, content } }
}
