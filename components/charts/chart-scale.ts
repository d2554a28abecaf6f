interface ChartScale {
  top: number
  ticks: readonly number[]
}

const STEPS = 4
const roundSteps = [1, 2, 2.5, 5, 10]

/** The axis always begins at zero, because a cut axis makes a small change look large. */
export function chartScale(values: readonly number[]): ChartScale {
  const highest = Math.max(0, ...values)
  if (highest === 0) return { top: 1, ticks: [0] }
  const rough = highest / STEPS
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = (roundSteps.find((each) => each * power >= rough) ?? 10) * power
  const count = Math.ceil(highest / step)
  const ticks = Array.from({ length: count + 1 }, (_, index) => index * step)
  return { top: count * step, ticks }
}
