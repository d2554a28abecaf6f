import { isCalendarDay, readUsDay } from '@/lib/calendar-day'

const months = [
  'jan feb mar apr may jun jul aug sep oct nov dec'.split(' '),
  'ene feb mar abr may jun jul ago sep oct nov dic'.split(' '),
]

const monthFirst = /^(?<name>[a-z]{3,10})\.?\s+(?<day>\d{1,2})(?:st|nd|rd|th)?,?\s+(?<year>\d{4})$/i
const dayFirst =
  /^(?:el\s+)?(?<day>\d{1,2})\s+(?:de\s+)?(?<name>[a-z]{3,10})\.?,?\s+(?:del?\s+)?(?<year>\d{4})$/i

/**
 * Parses the notations of notices: "6/15/2026", "2026-06-15", "June 15, 2026", "15 de junio de 2026". Returns
 * null for an incomplete day or another notation.
 */
export function parseTypedDay(text: string): string | null {
  const typed = text.trim()
  if (isCalendarDay(typed)) return typed
  const us = readUsDay(typed)
  if (us) return us
  const { name = '', day, year } = (monthFirst.exec(typed) ?? dayFirst.exec(typed))?.groups ?? {}
  const start = name.slice(0, 3).toLowerCase()
  const month = Math.max(...months.map((names) => names.indexOf(start))) + 1
  return month > 0 ? readUsDay(`${month}/${day}/${year}`) : null
}
