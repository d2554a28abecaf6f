import { periodRows } from '@/app/_lib/periods'
import type { CostSeries } from './fetch-costs'
import { findBase } from './rebase'
import { type CostsUrl, scaleOf } from './url'

export const unitOf = ({ unit }: CostSeries): string | null => unit ?? null

export type CostComparison = ReturnType<typeof compare>

export function compare({ scale, order }: Pick<CostsUrl, 'scale' | 'order'>, series: readonly CostSeries[]) {
  const filled = series.filter(({ observations }) => observations.length > 0)
  const wantsBase = filled.length > 0 && scaleOf({ scale }, filled.map(unitOf)) === 'rebased'
  const rows = periodRows(filled)
  return {
    chartSeries: filled,
    wantsBase,
    base: wantsBase ? findBase(filled) : undefined,
    rows: order === 'oldest' ? rows.toReversed() : rows,
  }
}
