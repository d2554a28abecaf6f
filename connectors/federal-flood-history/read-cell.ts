import { isCalendarDay } from '@/lib/calendar-day'

export function readText(cell: string | null | undefined): string | null {
  return cell?.trim() || null
}

export function readDay(cell: string | null | undefined): string | null {
  const day = cell?.slice(0, 10) ?? ''
  return isCalendarDay(day) ? day : null
}

/** Two-digit years from 69 on are in the 1900s. The first flood maps are from the 1970s. */
const CENTURY_FROM = 69

/** Splits `09/16/11(M)` into a day and a mark. A mark alone, such as `(NSFHA)`, has no day. */
export function readMarkedDay(cell: string | null | undefined): { day: string | null; mark: string | null } {
  const text = cell?.trim() ?? ''
  const iso = readDay(text)
  if (iso) return { day: iso, mark: null }
  const [, month = '', dayOfMonth = '', year = '', rest = text] =
    /^(\d{2})\/(\d{2})\/(\d{2}|\d{4})\s*(.*)$/.exec(text) ?? []
  const whole = year.length === 2 ? `${Number(year) < CENTURY_FROM ? '20' : '19'}${year}` : year
  const day = `${whole}-${month}-${dayOfMonth}`
  return { day: isCalendarDay(day) ? day : null, mark: rest || null }
}
