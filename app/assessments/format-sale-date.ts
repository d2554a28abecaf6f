import { formatDay, formatMonth } from '@/lib/format'

/** Rolls publish the date of a sale as a time, a day, a month or a year. */
export function formatSaleDate(date: string): string {
  if (/^\d{4}-\d\d-\d\d/.test(date)) return formatDay(date.slice(0, 10))
  return /^\d{4}-\d\d$/.test(date) ? formatMonth(date, 'long') : date
}
