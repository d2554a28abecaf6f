import { monthName } from '@/lib/florida/read-column'
import { formatAcres } from '@/lib/units'

const SQUARE_FEET_PER_ACRE = 43_560

const whole = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 })

export const formatDollars = (dollars: number): string => `$${whole.format(dollars)}`
export const formatSquareFeet = (area: number): string => `${whole.format(area)} square feet`
export const formatCount = (count: number): string => whole.format(count)
export const sayAcres = (squareFeet: number): string => formatAcres(squareFeet / SQUARE_FEET_PER_ACRE)

/** "May 2024": the roll has no day, and sometimes no month. */
export function sayMonth(year: number, month: string | null): string {
  const name = month === null ? undefined : monthName(Number(month))
  return name ? `${name} ${year}` : String(year)
}
