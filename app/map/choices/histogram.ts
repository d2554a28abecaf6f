export interface Histogram {
  edges: readonly number[]
  counts: readonly number[]
}

const BARS = 12
/**
 * The scale ends at this quantile of the amounts, because a few very large amounts would compress all others
 * into one bar.
 */
const SHARE_BELOW_TOP = 0.95

export function countBars(amounts: readonly number[]): Histogram | undefined {
  const sorted = amounts.toSorted((a, b) => a - b)
  const [least] = sorted
  const most = sorted.at(-1)
  if (least === undefined || most === undefined || least === most) return undefined
  const top = sorted[Math.floor((sorted.length - 1) * SHARE_BELOW_TOP)] ?? most
  const step = roundStep(((top > least ? top : most) - least) / BARS)
  const first = Math.floor(least / step)
  const bars = Math.min(2 * BARS, Math.max(2, Math.floor((top > least ? top : most) / step) - first + 1))
  const edges = Array.from({ length: bars + 1 }, (_, at) => Number(((first + at) * step).toPrecision(12)))
  const counts = new Array<number>(bars).fill(0)
  for (const amount of sorted) {
    const bar = Math.min(bars - 1, Math.max(0, Math.floor(amount / step) - first))
    counts[bar] = (counts[bar] ?? 0) + 1
  }
  return { edges, counts }
}

function roundStep(size: number): number {
  const power = 10 ** Math.floor(Math.log10(size))
  const factor = [1, 2, 5, 10].find((each) => each * power >= size * 0.999_999) ?? 10
  return factor * power
}
