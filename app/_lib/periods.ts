import type { LaborSeries } from '@/connectors/federal-labor-stats/public'
import { formatMonth } from '@/lib/format'
import { defineTexts } from '@/lib/language/define-texts'

export type SeriesObservation = LaborSeries['observations'][number]

const texts = defineTexts('place.periods', {
  quarter: (number: number, year: number) => `Q${number} ${year}`,
  half: (number: number, year: number) => `${number === 1 ? 'First' : 'Second'} half ${year}`,
})

const lengths = { M: 1, Q: 3, S: 6, A: 12 } as const
type PeriodKind = keyof typeof lengths

export interface CalendarPeriod {
  kind: PeriodKind
  /** First month of the period, as the number of months since January of year 0. */
  month: number
}

/**
 * Returns undefined for an annual average, which the source publishes as a 13th month, and for an unknown
 * period.
 */
export function periodOf({
  year,
  period,
  isAnnual,
}: Pick<SeriesObservation, 'year' | 'period' | 'isAnnual'>) {
  const kind = period.slice(0, 1)
  const number = Number(period.slice(1))
  if (!Object.hasOwn(lengths, kind) || (isAnnual && kind !== 'A')) return undefined
  const length = lengths[kind as PeriodKind]
  if (!Number.isInteger(number) || number < 1 || number > 12 / length) return undefined
  return { kind: kind as PeriodKind, month: year * 12 + (number - 1) * length } satisfies CalendarPeriod
}

export const lengthOf = (kind: PeriodKind): number => lengths[kind]

export function formatPeriod({ kind, month }: CalendarPeriod): string {
  const year = Math.floor(month / 12)
  const number = Math.floor((month % 12) / lengths[kind]) + 1
  if (kind === 'A') return String(year)
  if (kind === 'M') return formatMonth(new Date(Date.UTC(year, month % 12)).toISOString())
  return kind === 'Q' ? texts.quarter(number, year) : texts.half(number, year)
}

export interface SeriesPeriodRow extends CalendarPeriod {
  key: string
  cells: (SeriesObservation | undefined)[]
}

export function periodRows(series: readonly Pick<LaborSeries, 'observations'>[]): SeriesPeriodRow[] {
  const rows = new Map<string, SeriesPeriodRow>()
  for (const [index, { observations }] of series.entries()) {
    for (const observation of observations) {
      const period = periodOf(observation)
      if (!period) continue
      const key = `${period.kind}${period.month}`
      const row = rows.get(key) ?? { ...period, key, cells: series.map(() => undefined) }
      row.cells[index] = observation
      rows.set(key, row)
    }
  }
  return [...rows.values()].toSorted((a, b) => b.month - a.month || (a.kind < b.kind ? -1 : 1))
}
