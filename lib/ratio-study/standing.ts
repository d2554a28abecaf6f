import { median, quantile } from './order-statistics'

export interface RatioRank {
  n: number
  median: number | null
  q1: number | null
  q3: number | null
  lowest: number | null
  highest: number | null
  rank: { from: number; to: number; of: number }
}

export function standingOf(own: number, others: readonly number[]): RatioRank {
  const below = others.filter((value) => value < own).length
  const equal = others.filter((value) => value === own).length
  return {
    n: others.length,
    median: median(others),
    q1: quantile(others, 0.25),
    q3: quantile(others, 0.75),
    lowest: quantile(others, 0),
    highest: quantile(others, 1),
    rank: { from: below + 1, to: below + equal + 1, of: others.length + 1 },
  }
}

export const valuePerArea = (value: number | null, area: number | null): number | null =>
  value !== null && area !== null && value > 0 && area > 0 && Number.isFinite(value / area)
    ? value / area
    : null
