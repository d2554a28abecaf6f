import { dayAfter } from '@/lib/calendar-day'
import { currentLanguage } from '@/lib/language/current-language'

interface DayEvent {
  /** The id never changes, so that a calendar updates the event instead of adding a second one. */
  id: string
  day: string
  title: string
  notes: string
}

const LONGEST = 75
const DAYS_BEFORE = [14, 3] as const
/**
 * A trigger is relative to the midnight before the day. 15 hours before a midnight is nine in the morning.
 */
const NINE = 'T15H'

/**
 * Returns an all-day event (RFC 5545) without a time zone, so that every calendar shows it on the
 * same day.
 */
export function writeIcs({ id, day, title, notes }: DayEvent, now: Date): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//Openplat//Assessment appeal//${currentLanguage().toUpperCase()}`,
    'BEGIN:VEVENT',
    `UID:${toText(id)}@openplat`,
    `DTSTAMP:${now.toISOString().replace(/[-:]|\.\d+/g, '')}`,
    `DTSTART;VALUE=DATE:${toDate(day)}`,
    `DTEND;VALUE=DATE:${toDate(dayAfter(day))}`,
    `SUMMARY:${toText(title)}`,
    `DESCRIPTION:${toText(notes)}`,
    'TRANSP:TRANSPARENT',
    ...DAYS_BEFORE.flatMap((days) => [
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      `DESCRIPTION:${toText(title)}`,
      `TRIGGER:-P${days - 1}D${NINE}`,
      'END:VALARM',
    ]),
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${fold(line)}\r\n`).join('')
}

const toDate = (day: string) => day.replaceAll('-', '')

const toText = (text: string) =>
  text
    .replace(/[\\;,]/g, (mark) => `\\${mark}`)
    .replace(/\r\n|\r|\n/g, '\\n')
    .replace(/\p{Cc}/gu, ' ')

/** RFC 5545 limits a line to 75 bytes, and a continued line begins with a space. No character is split. */
function fold(line: string): string {
  const encoder = new TextEncoder()
  const lines = ['']
  let bytes = 0
  for (const character of line) {
    const size = encoder.encode(character).length
    if (bytes + size > LONGEST) {
      lines.push(' ')
      bytes = 1
    }
    lines[lines.length - 1] += character
    bytes += size
  }
  return lines.join('\r\n')
}
