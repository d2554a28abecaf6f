/** Maximum connections accepted before any is served, so that a flood delays others only briefly. */
const MOST_AT_ONCE = 256

interface Arrivals {
  note(): void
  readonly areUnderWay: boolean
}

/**
 * libuv since 1.45 accepts one connection per loop iteration and then runs all pending work, so the last
 * arrival would wait behind all others. Work therefore waits for an iteration without arrivals, which takes
 * microseconds.
 */
export function createArrivals(whenAllAreIn: () => void): Arrivals {
  let cameInThisLoop = false
  let areUnderWay = false

  function letIn(count: number): void {
    setImmediate(() => {
      const mayBeMore = cameInThisLoop && count < MOST_AT_ONCE
      cameInThisLoop = false
      if (mayBeMore) return letIn(count + 1)
      areUnderWay = false
      whenAllAreIn()
    })
  }

  return {
    note() {
      cameInThisLoop = true
      if (areUnderWay) return
      areUnderWay = true
      letIn(1)
    },
    get areUnderWay() {
      return areUnderWay
    },
  }
}
