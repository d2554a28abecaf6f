import { guidanceFor, type SaleWindowRule } from '@/connectors/us-public-assessments/public'
import { formatDay } from '@/lib/format'
import { defineTexts } from '@/lib/language/define-texts'
import { dayInYear, daysOfSale, type SaleDayRange } from '@/lib/records/sale/window'

export interface SaleDayRule extends SaleDayRange {
  rule: string
  listedFrom?: string
}

const texts = defineTexts('law.sale-days', {
  between: (year, first, last) => `For the values of ${year} these are sales from ${first} to ${last}.`,
  until: (year, last) => `For the values of ${year} these are sales up to ${last}.`,
})

/**
 * `year` is the year of the roll, or of the revaluation if the rule depends on the revaluation. Returns
 * undefined if no rule is confirmed.
 */
export function findSaleDays(sourceId: string, year: number): SaleDayRule | undefined {
  const rule = guidanceFor(sourceId)?.rules.saleDates
  if (!rule || rule === 'not confirmed' || !rule.window) return undefined
  return { rule: rule.text, ...daysOf(rule.window, year) }
}

const daysOf = ({ listedFrom, ...window }: SaleWindowRule, year: number): Omit<SaleDayRule, 'rule'> => ({
  ...daysOfSale(window, year),
  ...(listedFrom?.day ? { listedFrom: dayInYear(listedFrom, year) } : {}),
})

export function describeSaleDays(
  window: SaleWindowRule | undefined,
  year: number | undefined,
): string | undefined {
  if (!window || year === undefined || !['record', 'tax'].includes(window.yearOf)) return undefined
  const { firstDay, lastDay } = daysOf(window, year)
  if (!lastDay) return undefined
  return firstDay
    ? texts.between(year, formatDay(firstDay), formatDay(lastDay))
    : texts.until(year, formatDay(lastDay))
}
