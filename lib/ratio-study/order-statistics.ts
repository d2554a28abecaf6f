export const ascending = (values: readonly number[]): number[] => [...values].sort((a, b) => a - b)

export const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)

/** Interpolates linearly, as Excel's PERCENTILE.INC does. Returns null for an empty list. */
export function quantile(values: readonly number[], share: number): number | null {
  const sorted = ascending(values)
  const place = (sorted.length - 1) * share
  const [low, high] = [sorted[Math.floor(place)], sorted[Math.ceil(place)]]
  if (low === undefined || high === undefined) return null
  return low === high ? low : low + (high - low) * (place - Math.floor(place))
}

export const median = (values: readonly number[]): number | null => quantile(values, 0.5)

const deviates = { 90: 1.645, 95: 1.96 } as const

type Confidence = keyof typeof deviates

export function medianRanks(count: number, confidence: Confidence): [number, number] {
  const reach = (deviates[confidence] * Math.sqrt(count)) / 2
  const isOdd = count % 2 === 1
  const [low, high] = isOdd
    ? [(count + 1) / 2 - Math.ceil(reach), (count + 1) / 2 + Math.ceil(reach)]
    : [count / 2 - Math.ceil(reach + 0.5) + 1, count / 2 + Math.ceil(reach + 0.5)]
  return [Math.max(low, 1), Math.min(high, count)]
}

/**
 * With five values, even the range from the lowest to the highest contains the median with less than 95
 * percent confidence.
 */
const FEWEST_FOR_INTERVAL = 6

export interface NumberInterval {
  from: number
  to: number
}

export function medianInterval(
  values: readonly number[],
  confidence: Confidence = 95,
): NumberInterval | null {
  if (values.length < FEWEST_FOR_INTERVAL) return null
  const sorted = ascending(values)
  const [low, high] = medianRanks(values.length, confidence)
  const [from, to] = [sorted[low - 1], sorted[high - 1]]
  return from === undefined || to === undefined ? null : { from, to }
}
