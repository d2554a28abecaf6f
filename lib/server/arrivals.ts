/**
 * A flood of connections delays other visitors only briefly, because at most this many are accepted before
 * any is served.
 */
const MOST_AT_ONCE = 256

interface Arrivals {
  note(): void
  readonly areUnderWay: boolean
}

/**
 * Delays work for microseconds, until an event loop iteration has no new connections. Since version 1.45,
 * libuv accepts one connection per iteration and then runs all pending work, so the last connection would
 * wait behind all work.
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
