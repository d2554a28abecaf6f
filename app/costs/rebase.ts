import { type CalendarPeriod, periodOf } from '@/app/_lib/periods'
import type { LaborSeries } from '@/connectors/federal-labor-stats/public'

type Values = Pick<LaborSeries, 'observations'>

export interface IndexBase {
  month: number
  values: number[]
}

export function findBase(series: readonly Values[]): IndexBase | undefined {
  const starts = series.map(startsOf)
  const [first, ...others] = starts
  const months = [...(first?.keys() ?? [])].filter((month) => others.every((each) => each.has(month)))
  const month = months.toSorted((a, b) => a - b)[0]
  if (month === undefined) return undefined
  return { month, values: starts.map((each) => each.get(month) ?? 0) }
}

function startsOf({ observations }: Values): Map<number, number> {
  const starts = new Map<number, number>()
  for (const observation of observations) {
    const period: CalendarPeriod | undefined = periodOf(observation)
    if (period && observation.value !== null && observation.value > 0)
      starts.set(period.month, observation.value)
  }
  return starts
}

export const rebase = (value: number, base: number): number => (value / base) * 100
