import { isCalendarDay, readUsDay } from '@/lib/calendar-day'

const months = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ')

/**
 * Parses a day in the notations of notices: "6/15/2026", "2026-06-15", "June 15, 2026". Returns null for an
 * incomplete or ambiguous day.
 */
export function parseTypedDay(text: string): string | null {
  const typed = text.trim()
  if (isCalendarDay(typed)) return typed
  const us = readUsDay(typed)
  if (us) return us
  const [, name = '', day = '', year] =
    /^([a-z]{3,9})\.?\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4})$/i.exec(typed) ?? []
  const month = months.indexOf(name.slice(0, 3).toLowerCase()) + 1
  return month > 0 && year ? readUsDay(`${month}/${day}/${year}`) : null
}
