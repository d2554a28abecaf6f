import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { createApp } from '@/connectors/engine'
import type { BenchMeasurement } from './measurement'
import { placeAt } from './places'

const CALLS = 10_000
const LIMIT = 16
const MEGABYTE = 1024 * 1024

/** An attempt's timer holds the request in memory for ten seconds. */
const SETTLED_AFTER_MS = 12_000

/** Must be the first measurement of the process, because a process seldom returns memory to the system. */
export async function measureMemory(): Promise<BenchMeasurement[]> {
  const { engine } = await createApp({
    environment: { UPSTREAM: 'sample', LOG_LEVEL: 'silent', CACHE_MEGABYTES: String(LIMIT) },
  })
  const ask = (n: number) => engine.call('federal-elevation', 'getElevation', placeAt(n))
  for (let n = 1; n <= 500; n += 1) await ask(-n)
  const before = readSizes()
  for (let n = 0; n < CALLS; n += 1) await ask(n)
  const atOnce = readSizes()
  await new Promise((resolve) => setTimeout(resolve, SETTLED_AFTER_MS))
  const atRest = readSizes()
  const { entries, bytes } = engine.cacheSize()
  const counted = `the cache counts ${(bytes / MEGABYTE).toFixed(1)} MB in ${entries} answers`
  const method = `${CALLS} different getElevation calls in one process with CACHE_MEGABYTES=${LIMIT}, so that the oldest answers leave; sizes after a full collection`
  return [
    toMeasurement('straight after', before, atOnce, counted, method),
    toMeasurement('settled', before, atRest, counted, `the same, ${SETTLED_AFTER_MS / 1000} s later`),
  ]
}

interface Sizes {
  heap: number
  rss: number
}

function toMeasurement(
  when: string,
  before: Sizes,
  after: Sizes,
  counted: string,
  method: string,
): BenchMeasurement {
  const heap = after.heap - before.heap
  const rss = after.rss - before.rss
  return {
    what: `heap growth / CACHE_MEGABYTES, ${when}`,
    ratio: (heap / LIMIT).toFixed(2),
    figures: `heap +${heap.toFixed(1)} MB, RSS +${rss.toFixed(1)} MB; ${counted}`,
    method,
  }
}

function readSizes(): Sizes {
  setFlagsFromString('--expose-gc')
  const collect: () => void = runInNewContext('gc')
  collect()
  collect()
  const { heapUsed, rss } = process.memoryUsage()
  return { heap: heapUsed / MEGABYTE, rss: rss / MEGABYTE }
}
