/**
 * Maximum number of connections accepted before requests are served, so that a flood delays other visitors
 * only briefly.
 */
const MOST_AT_ONCE = 256

interface Arrivals {
  note(): void
  readonly areUnderWay: boolean
}

/**
 * Calls `whenAllAreIn` after an event loop iteration without a new connection. Since version 1.45, libuv
 * accepts one connection per iteration and then runs all pending work, so the last connection of a burst
 * would wait for the work of all others.
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
