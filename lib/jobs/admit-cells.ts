import { performance } from 'node:perf_hooks'
import { setTimeout as pause } from 'node:timers/promises'

/**
 * Milliseconds between two cells of a list of places while visitors use the site. A list then takes about a
 * tenth of the processor.
 */
const REST_MS = 100
const BUSY = 0.6
/** Longest wait of a cell in milliseconds, so that a list also advances on a busy server. */
const LONGEST_MS = 2_000

interface Options {
  areOthersHere(): boolean
  measureLoad?(): number
  restMs?: number
}

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
