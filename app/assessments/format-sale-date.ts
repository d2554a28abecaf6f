import { formatDay, formatMonth } from '@/lib/format'

/** Formats the date of a sale, which a roll publishes to the second, the day, the month or the year. */
export function formatSaleDate(date: string): string {
  if (/^\d{4}-\d\d-\d\d/.test(date)) return formatDay(date.slice(0, 10))
  return /^\d{4}-\d\d$/.test(date) ? formatMonth(date, 'long') : date
}
