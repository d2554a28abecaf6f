export interface LineScale {
  bottom: number
  top: number
  ticks: readonly number[]
  startsAtZero: boolean
}

const STEPS = 4
const roundSteps = [1, 2, 2.5, 5, 10]
/**
 * If the lowest value exceeds this share of the highest, or is negative, the axis does not start at zero,
 * because an axis from zero would hide small changes.
 */
const CUT_FROM = 0.4

export function lineScale(values: readonly number[]): LineScale {
  const lowest = Math.min(...values)
  const highest = Math.max(...values)
  if (values.length === 0) return { bottom: 0, top: 1, ticks: [0, 1], startsAtZero: true }
  const isCut = lowest < 0 || lowest > highest * CUT_FROM
  const from = isCut ? lowest : 0
  const span = highest - from || Math.abs(highest) * 0.1 || 1
  const power = 10 ** Math.floor(Math.log10(span / STEPS))
  const step = (roundSteps.find((each) => each * power >= span / STEPS) ?? 10) * power
  const first = Math.floor(from / step + 1e-9)
  const last = Math.max(first + 1, Math.ceil(highest / step - 1e-9))
  const ticks = Array.from({ length: last - first + 1 }, (_, index) =>
    Number(((first + index) * step).toPrecision(12)),
  )
  return { bottom: ticks[0] ?? 0, top: ticks.at(-1) ?? 1, ticks, startsAtZero: first === 0 }
}
