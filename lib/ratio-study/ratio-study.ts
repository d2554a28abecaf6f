import { median, medianInterval, type NumberInterval, quantile, sum } from './order-statistics'

export interface RatioPair {
  appraised: number
  price: number
}

export interface RatioStudy {
  n: number
  /** Number of pairs that are excluded, because the value or the price is not positive. */
  refused: number
  /** The level of assessment: the median of appraised value divided by price. */
  median: number | null
  /** Confidence interval of the median at 95 percent, by rank. Is null for fewer than six ratios. */
  interval: NumberInterval | null
  lowest: number | null
  highest: number | null
  q1: number | null
  q3: number | null
  mean: number | null
  weightedMean: number | null
  averageDeviation: number | null
  /** Coefficient of dispersion: the average absolute deviation from the median, in percent of the median. */
  cod: number | null
  standardDeviation: number | null
  /** Coefficient of variation, in percent of the mean. */
  cov: number | null
  prd: number | null
  /**
   * Coefficient of price-related bias: the change of the ratio when the value doubles, as a share of the
   * median ratio. Negative if cheap properties have higher ratios.
   */
  prb: (NumberInterval & { slope: number }) | null
  /**
   * Number of ratios more than 1.5 interquartile ranges outside the quartiles. They stay in the study, but
   * their sales deserve review.
   */
  unusual: number
}

const isPair = ({ appraised, price }: RatioPair) =>
  appraised > 0 && price > 0 && Number.isFinite(appraised / price) && appraised / price > 0

export function studyRatios(candidates: readonly RatioPair[]): RatioStudy {
  const pairs = candidates.filter(isPair)
  const n = pairs.length
  const ratios = pairs.map(({ appraised, price }) => appraised / price)
  const middle = median(ratios)
  const mean = n > 0 ? sum(ratios) / n : null
  const weightedMean =
    n > 0 ? sum(pairs.map((each) => each.appraised)) / sum(pairs.map((each) => each.price)) : null
  const averageDeviation = middle === null ? null : sum(ratios.map((ratio) => Math.abs(ratio - middle))) / n
  const standardDeviation =
    mean === null || n < 2 ? null : Math.sqrt(sum(ratios.map((ratio) => (ratio - mean) ** 2)) / (n - 1))
  const [q1, q3] = [quantile(ratios, 0.25), quantile(ratios, 0.75)]
  return {
    n,
    refused: candidates.length - n,
    median: middle,
    interval: medianInterval(ratios),
    lowest: quantile(ratios, 0),
    highest: quantile(ratios, 1),
    q1,
    q3,
    mean,
    weightedMean,
    averageDeviation,
    cod: averageDeviation === null || middle === null ? null : (100 * averageDeviation) / middle,
    standardDeviation,
    cov: standardDeviation === null || mean === null ? null : (100 * standardDeviation) / mean,
    prd: mean === null || weightedMean === null ? null : mean / weightedMean,
    prb: middle === null ? null : relatedBias(pairs, middle),
    unusual: q1 === null || q3 === null ? 0 : countUnusual(ratios, q1, q3),
  }
}

const FENCE = 1.5

const countUnusual = (ratios: readonly number[], q1: number, q3: number) =>
  ratios.filter((ratio) => ratio < q1 - FENCE * (q3 - q1) || ratio > q3 + FENCE * (q3 - q1)).length

function relatedBias(pairs: readonly RatioPair[], middle: number): RatioStudy['prb'] {
  const n = pairs.length
  if (n < 3) return null
  const across = pairs.map(({ appraised, price }) => Math.log2(0.5 * (appraised / middle + price)))
  const up = pairs.map(({ appraised, price }) => (appraised / price - middle) / middle)
  const [centerX, centerY] = [sum(across) / n, sum(up) / n]
  const spread = sum(across.map((x) => (x - centerX) ** 2))
  // If all values are equal, no regression line exists. The tolerance absorbs rounding errors.
  if (spread < 1e-12 * n) return null
  const slope = sum(across.map((x, at) => (x - centerX) * ((up[at] ?? 0) - centerY))) / spread
  const left = sum(across.map((x, at) => ((up[at] ?? 0) - centerY - slope * (x - centerX)) ** 2))
  const reach = studentT(0.95, n - 2) * Math.sqrt(left / (n - 2) / spread)
  return { slope, from: slope - reach, to: slope + reach }
}

type Strength = 'none' | 'list' | 'few' | 'some' | 'full'

/**
 * Fewer than 5 sales are only listed. Fewer than 10 sales yield only a median and a range. With fewer than 30
 * sales, figures of regressivity carry a warning.
 */
export function strengthOf(n: number): Strength {
  if (n === 0) return 'none'
  if (n < 5) return 'list'
  if (n < 10) return 'few'
  return n < 30 ? 'some' : 'full'
}

/**
 * Returns the probability that Student's t lies between -t and t. Uses the finite series for integer degrees
 * of freedom.
 */
function coverage(t: number, degrees: number): number {
  const angle = Math.atan(t / Math.sqrt(degrees))
  const squared = Math.cos(angle) ** 2
  const isOdd = degrees % 2 === 1
  let term = isOdd ? Math.cos(angle) : 1
  let series = degrees === 1 ? 0 : term
  for (let step = isOdd ? 3 : 2; step <= degrees - 2; step += 2) {
    term *= (squared * (step - 1)) / step
    series += term
  }
  return isOdd ? (2 / Math.PI) * (angle + Math.sin(angle) * series) : Math.sin(angle) * series
}

function studentT(share: number, degrees: number): number {
  let [low, high] = [0, 1_000]
  for (let step = 0; step < 60; step += 1) {
    const middle = (low + high) / 2
    if (coverage(middle, degrees) < share) low = middle
    else high = middle
  }
  return (low + high) / 2
}
