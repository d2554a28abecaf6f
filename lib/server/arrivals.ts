/** So many are let in before anybody is served, so that a flood of them delays nobody for long. */
const MOST_AT_ONCE = 256

/** Those who knock while the thread is at work. */
interface Arrivals {
  /** One connection was let in. */
  note(): void
  readonly areUnderWay: boolean
}

/**
 * A loop of the thread lets in one connection (libuv since 1.45), and then does all the work that is there: whoever
 * knocked last would wait behind everybody's. So work waits until a loop let nobody in; such loops take microseconds.
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
