import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { createHouse } from '@/connectors/engine'
import { writeLongReport } from './long-report'
import { median } from './measurement'

export interface Translated {
  megabytes: number
  rows: number
  /** Milliseconds of the whole call, and of reading the same text as JSON and nothing else. */
  engine: number
  bare: number
  /** Of each pair, for the two share the machine's mood. */
  ratio: number
  /** Megabytes above the resting process at the highest point. */
  peak: number
}

const MEGABYTE = 1024 * 1024
/** The most that this source may send. */
const BYTES = 9_990_000
const RUNS = 7

// A process of its own: the highest point of memory is counted from a process's birth.
const { registryId, body, rows } = await writeLongReport(BYTES)
const pairs: { engine: number; bare: number }[] = []
const rest = restingMemory()
for (let run = 0; run < RUNS; run += 1) {
  pairs.push({ engine: await timeEngine(), bare: timeBare() })
}
const translated: Translated = {
  megabytes: Buffer.byteLength(body) / 1_000_000,
  rows,
  engine: median(pairs.map(({ engine }) => engine)),
  bare: median(pairs.map(({ bare }) => bare)),
  ratio: median(pairs.map(({ engine, bare }) => engine / bare)),
  peak: process.resourceUsage().maxRSS / 1024 - rest,
}
process.send?.(translated)

/** A house of its own each time, so that nothing is answered from a cache. */
async function timeEngine(): Promise<number> {
  const { engine } = await createHouse({
    environment: { UPSTREAM: 'sample', LOG_LEVEL: 'silent' },
    transport: () => async () => new Response(body, { headers: { 'content-type': 'application/json' } }),
  })
  const started = performance.now()
  const answer = await engine.call('federal-env-compliance', 'getDetailedFacilityReport', { registryId })
  const took = performance.now() - started
  if (!answer.ok) throw new Error(answer.error.message)
  if (!answer.data.complianceByStatute.some(({ recentInspections }) => recentInspections.length === 10)) {
    throw new Error('The inspections were not translated.')
  }
  return took
}

function timeBare(): number {
  const started = performance.now()
  JSON.parse(body)
  return performance.now() - started
}

function restingMemory(): number {
  setFlagsFromString('--expose-gc')
  const collect: () => void = runInNewContext('gc')
  collect()
  collect()
  return process.memoryUsage().rss / MEGABYTE
}
