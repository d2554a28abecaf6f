import { guidanceFor, type SalesWindow } from '@/connectors/us-public-assessments/public'
import { formatDay } from '@/lib/format'

export interface SaleDays {
  /** The sentence of the law, or of those who report it. */
  rule: string
  firstDay?: string
  lastDay?: string
  /** The first day of our own list where the law names none. */
  listedFrom?: string
}

const texts = {
  between: (year: number, first: string, last: string) =>
    `For the values of ${year} these are sales from ${formatDay(first)} to ${formatDay(last)}.`,
  until: (year: number, last: string) =>
    `For the values of ${year} these are sales up to ${formatDay(last)}.`,
}

/** Returns undefined where no rule gives a day. `year` is that of the window: of the roll, or the revaluation. */
export function findSaleDays(sourceId: string, year: number): SaleDays | undefined {
  const rule = guidanceFor(sourceId)?.rules.saleDates
  if (!rule || rule === 'not confirmed' || !rule.window) return undefined
  return { rule: rule.text, ...daysOf(rule.window, year) }
}

function daysOf({ first, last, listedFrom }: SalesWindow, year: number): Omit<SaleDays, 'rule'> {
  return {
    ...(first?.day ? { firstDay: dayOf(first, year) } : {}),
    ...(last?.day ? { lastDay: dayOf(last, year) } : {}),
    ...(listedFrom?.day ? { listedFrom: dayOf(listedFrom, year) } : {}),
  }
}

const dayOf = ({ years, day }: NonNullable<SalesWindow['first']>, year: number) => `${year + years}-${day}`

/** Returns undefined where the days do not follow from the year of the record. */
export function describeSaleDays(
  window: SalesWindow | undefined,
  year: number | undefined,
): string | undefined {
  if (!window || year === undefined || !['record', 'tax'].includes(window.yearOf)) return undefined
  const { firstDay, lastDay } = daysOf(window, year)
  if (!lastDay) return undefined
  return firstDay ? texts.between(year, firstDay, lastDay) : texts.until(year, lastDay)
}
