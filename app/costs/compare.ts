import { periodRows } from '@/app/_lib/periods'
import type { CostSeries } from './fetch-costs'
import { findBase } from './rebase'
import type { CostsUrlParams } from './url'

export type CostComparison = ReturnType<typeof compare>

export function compare(
  { scale, order }: Pick<CostsUrlParams, 'scale' | 'order'>,
  series: readonly CostSeries[],
) {
  const filled = series.filter(({ observations }) => observations.length > 0)
  const wantsBase = filled.length > 0 && scale === 'rebased'
  const rows = periodRows(filled)
  return {
    chartSeries: filled,
    wantsBase,
    base: wantsBase ? findBase(filled) : undefined,
    rows: order === 'oldest' ? rows.toReversed() : rows,
  }
}

/** Gives each index a group of its own, because two indexes can have different base periods. */
export function groupByUnit(series: readonly CostSeries[]): CostSeries[][] {
  const groups: CostSeries[][] = []
  for (const one of series) {
    const group = groups.find(([first]) => first && first.unit === one.unit)
    if (group && one.unit && !/\bindex\b/i.test(one.unit)) group.push(one)
    else groups.push([one])
  }
  return groups
}
