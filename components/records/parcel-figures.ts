import { monthName } from '@/lib/florida/read-column'
import { formatAcres, squareFeetToAcres } from '@/lib/units'

const whole = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 })

export const formatDollars = (dollars: number): string => `$${whole.format(dollars)}`
export const formatSquareFeet = (area: number): string => `${whole.format(area)} square feet`
export const formatCount = (count: number): string => whole.format(count)
export const sayAcres = (squareFeet: number): string => formatAcres(squareFeetToAcres(squareFeet))

/** "May 2024": the roll has no day, and sometimes no month. */
export function sayMonth(year: number, month: string | null): string {
  const name = month === null ? undefined : monthName(Number(month))
  return name ? `${name} ${year}` : String(year)
}
