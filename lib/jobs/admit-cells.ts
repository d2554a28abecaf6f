import { performance } from 'node:perf_hooks'
import { setTimeout as pause } from 'node:timers/promises'

/** Time between two cells while visitors are here, so that a list takes about a tenth of the processor. */
const REST_MS = 100
/** The share of the time that the thread works, from which on a cell waits. */
const BUSY = 0.6
/** A cell waits no longer than this, so that a list also advances on a busy server. */
const LONGEST_MS = 2_000

interface Options {
  areOthersHere(): boolean
  /** Returns the share of the time since the last call in which the thread worked. */
  measureLoad?(): number
  restMs?: number
}

/** Returns a function that lets one cell after another start, slowly while visitors are here. */
export function createAdmission({
  areOthersHere,
  measureLoad = createLoadMeter(),
  restMs = REST_MS,
}: Options): (signal: AbortSignal) => Promise<void> {
  let last = Promise.resolve()

  async function rest(signal: AbortSignal): Promise<void> {
    for (let waited = 0; waited < LONGEST_MS && areOthersHere() && !signal.aborted; ) {
      measureLoad()
      await pause(restMs)
      waited += restMs
      if (measureLoad() < BUSY) return
    }
  }

  return (signal) => {
    last = last.then(() => rest(signal))
    return last
  }
}

function createLoadMeter(): () => number {
  let mark = performance.eventLoopUtilization()
  return () => {
    const now = performance.eventLoopUtilization()
    const { utilization } = performance.eventLoopUtilization(now, mark)
    mark = now
    return utilization
  }
}
