import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { createApp } from '@/connectors/engine'
import { createSimulatedCompliance } from '@/connectors/federal-env-compliance/simulator'
import { facilitiesNear } from '@/lib/sample-world/facilities/facilities'
import { median } from './measurement'

/** Runs in a separate process, because peak memory is counted from the start of a process. */

export interface ReportTranslationMetrics {
  megabytes: number
  rows: number
  /** Milliseconds of the whole call (`engine`) and of parsing the same text as JSON (`bare`). */
  engine: number
  bare: number
  ratio: number
  peak: number
}

const MEGABYTE = 1024 * 1024
const BYTES = 9_990_000
const RUNS = 7

interface LongReport {
  registryId: string
  body: string
  rows: number
}

type Row = Record<string, unknown>

async function writeLongReport(bytes: number): Promise<LongReport> {
  const registryId = findMostInspected()
  const { Results } = await askSimulator(registryId)
  const { Inspection: inspections } = Results.ComplianceHistory
  const sizeOfOne = JSON.stringify(inspections).length / inspections.length + 10
  const count = Math.floor((bytes - JSON.stringify(Results).length) / sizeOfOne)
  const rows = Array.from({ length: count }, (_, n): Row => {
    const row = inspections[n % inspections.length] ?? {}
    return { ...row, Finding: `${row.Finding ?? ''} ${n}` }
  })
  const long = { ...Results, ComplianceHistory: { ...Results.ComplianceHistory, Inspection: rows } }
  return { registryId, body: JSON.stringify({ Results: long }), rows: rows.length }
}

function findMostInspected(): string {
  const candidates = [...facilitiesNear(-95.2654, 29.7355, 3)]
  const [richest] = candidates.toSorted((one, other) => inspectionsOf(other) - inspectionsOf(one))
  if (!richest) throw new Error('There is no facility to report on.')
  return richest.registryId
}

const inspectionsOf = ({
  permits,
}: {
  permits: readonly { record: { inspections: readonly unknown[] } | null }[]
}) => permits.reduce((sum, { record }) => sum + (record?.inspections.length ?? 0), 0)

async function askSimulator(id: string) {
  const { simulate } = createSimulatedCompliance()
  const url = `https://echodata.epa.gov/echo/dfr_rest_services.get_dfr?output=JSON&p_id=${id}`
  const answer = await simulate(new Request(url, { headers: { 'user-agent': 'bench' } }))
  return (await answer.json()) as { Results: Row & { ComplianceHistory: Row & { Inspection: Row[] } } }
}

const { registryId, body, rows } = await writeLongReport(BYTES)
const pairs: { engine: number; bare: number }[] = []
const rest = restingMemory()
for (let run = 0; run < RUNS; run += 1) {
  pairs.push({ engine: await timeEngine(), bare: timeBare() })
}
const translated: ReportTranslationMetrics = {
  megabytes: Buffer.byteLength(body) / 1_000_000,
  rows,
  engine: median(pairs.map(({ engine }) => engine)),
  bare: median(pairs.map(({ bare }) => bare)),
  ratio: median(pairs.map(({ engine, bare }) => engine / bare)),
  peak: process.resourceUsage().maxRSS / 1024 - rest,
}
process.send?.(translated)

/** Creates a new app for each run, so that no response comes from a cache. */
async function timeEngine(): Promise<number> {
  const { engine } = await createApp({
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
