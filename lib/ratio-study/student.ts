/** How often Student's t with so many degrees of freedom lies between -t and t: the finite series for whole degrees. */
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

/** The t between whose negative and itself the share lies, found by halving. */
export function studentT(share: number, degrees: number): number {
  let [low, high] = [0, 1_000]
  for (let step = 0; step < 60; step += 1) {
    const middle = (low + high) / 2
    if (coverage(middle, degrees) < share) low = middle
    else high = middle
  }
  return (low + high) / 2
}
