import { formatDay } from '@/lib/format'
import { defineTexts } from '@/lib/language/define-texts'
import type { SaleDayRange } from './day-range'

export type { SaleDayRange } from './day-range'

/**
 * A day relative to a reference year. `day` is `MM-DD`. Without `day`, the date depends on the day of the
 * petition and is not computed.
 */
export interface RelativeDay {
  years: number
  day?: string
}

export interface SaleWindow {
  first?: RelativeDay
  last?: RelativeDay
}

const texts = defineTexts('records.sale.window', {
  year: (year: string) => `of ${year}`,
  between: (first: string, last: string) => `from ${formatDay(first)} to ${formatDay(last)}`,
  since: (first: string) => `since ${formatDay(first)}`,
  until: (last: string) => `up to ${formatDay(last)}`,
  any: 'of any day',
})

export const dayInYear = ({ years, day }: RelativeDay, year: number): string => `${year + years}-${day}`

export const daysOfSale = ({ first, last }: SaleWindow, year: number): SaleDayRange => ({
  ...(first?.day ? { firstDay: dayInYear(first, year) } : {}),
  ...(last?.day ? { lastDay: dayInYear(last, year) } : {}),
})

/** A month or a year is outside only if all its days are outside. */
export function isOutside(date: string, { firstDay, lastDay }: SaleDayRange): boolean {
  const day = date.slice(0, 10)
  const isBefore = firstDay !== undefined && day < firstDay.slice(0, day.length)
  return isBefore || (lastDay !== undefined && day > lastDay.slice(0, day.length))
}

export function describeDays({ firstDay, lastDay }: SaleDayRange): string {
  if (firstDay && lastDay) {
    const year = firstDay.slice(0, 4)
    const isWholeYear = firstDay === `${year}-01-01` && lastDay === `${year}-12-31`
    return isWholeYear ? texts.year(year) : texts.between(firstDay, lastDay)
  }
  if (firstDay) return texts.since(firstDay)
  return lastDay ? texts.until(lastDay) : texts.any
}
