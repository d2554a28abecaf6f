import { isCalendarDay, readUsDay } from '@/lib/calendar-day'

const PLACEHOLDERS = new Set(['NA', 'N/A', 'NONE', 'UNKNOWN', 'NULL'])

/** Everything the registry writes is text; these words in it mean nothing is known. */
export function readText(value: unknown): string | null {
  if (typeof value === 'number') return String(value)
  const text = typeof value === 'string' ? value.trim().replace(/\s+/g, ' ') : ''
  return text === '' || PLACEHOLDERS.has(text.toUpperCase()) ? null : text
}

export function readNumber(value: unknown): number | null {
  const text = readText(value)
  return text !== null && /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : null
}

/** How dates are written here is not documented: a known form is a day of the calendar or none, another stays as it is. */
export function readDate(value: unknown): string | null {
  const text = readText(value)
  const iso = text?.match(/^(\d{4}-\d{2}-\d{2})(?:[T ]\d{2}:\d{2}.*)?$/)?.[1]
  if (iso) return isCalendarDay(iso) ? iso : null
  return text?.match(/^\d{1,2}\/\d{1,2}\/\d{4}$/) ? readUsDay(text) : text
}

export function readFlag(value: unknown): boolean | null {
  const text = readText(value)?.toUpperCase()
  if (text === 'Y' || text === 'YES') return true
  return text === 'N' || text === 'NO' ? false : null
}
