import { request } from 'undici'
import { plural } from '@/lib/format'
import { printTable } from '../../scripts/print-table'
import { sendHostile } from './hostile-process'
import { type ServerInstances, startInstances } from './instances'
import { allVisits, chooseVisit, pagesToKeep } from './mix'
import { createChance, createCrowd, type LoadSetup, type SimulatedVisitors, type VisitRecord } from './visit'

const VISITORS = 1_000
const HOSTILE = 100
/**
 * Length of a calm or hostile period. Calm and hostile periods alternate, so that other load on the machine
 * affects both kinds.
 */
const SECONDS = 30
const ROUNDS = 3
const WARM_SECONDS = 15
const SETTLE_SECONDS = 8

const counts = { one: 1, two: 2 }

export interface PeriodTotals {
  visits: VisitRecord[]
  cpuSeconds: number
}

export async function measureLoad(words: readonly string[]): Promise<void> {
  const selection = Object.entries(counts).filter(([name]) => words.includes(name))
  for (const [name, count] of selection.length > 0 ? selection : Object.entries(counts)) {
    const { calm, hostile, memory, upstream } = await measure(count)
    process.stdout.write(`\n${name} ${plural(count, 'process', 'processes')}\n`)
    printKinds(calm.visits, hostile.visits, 'hostile')
    process.stdout.write('\n')
    printTable([
      { part: 'calm', ...figuresOf(calm, count) },
      { part: 'a tenth hostile', ...figuresOf(hostile, count) },
    ])
    process.stdout.write(`memory each: ${memory}; upstream requests over distinct questions: ${upstream}\n`)
  }
}

async function measure(count: number) {
  const instances = await startInstances(count)
  try {
    const snapshotPaths = await keepPages(instances)
    await askEachOnce(instances, snapshotPaths)
    const { openplat_upstream_requests_total: distinct = 0 } = await instances.metrics()
    const { origins } = instances
    const calm: PeriodTotals = { visits: [], cpuSeconds: 0 }
    const hostile: PeriodTotals = { visits: [], cpuSeconds: 0 }
    const others = sendVisitors({ origins, paths: snapshotPaths, visitors: [HOSTILE, VISITORS] })
    await pass(WARM_SECONDS)
    const start = await instances.metrics()
    let upstream = Number.NaN
    for (let round = 0; round < ROUNDS; round += 1) {
      // The peaceful visitors get new IP addresses, because an address that was hostile within the last
      // minute has a lower priority.
      const peaceful = sendVisitors({
        origins,
        paths: snapshotPaths,
        visitors: [VISITORS, VISITORS + HOSTILE],
      })
      await pass(SETTLE_SECONDS)
      await watch(calm, instances, [others, peaceful])
      peaceful.stop()
      if (round === 0)
        upstream = ((await instances.metrics()).openplat_upstream_requests_total ?? 0) / distinct
      const attackers = sendHostile({ origins, paths: snapshotPaths, visitors: [0, HOSTILE], round })
      await pass(SETTLE_SECONDS)
      attackers.count()
      await watch(hostile, instances, [others])
      hostile.visits.push(...(await attackers.end()))
      await pass(SETTLE_SECONDS)
    }
    others.stop()
    const end = await instances.metrics()
    return { calm, hostile, memory: describeMemory(start, end, count), upstream: upstream.toFixed(3) }
  } finally {
    await instances.stop()
  }
}

export async function watch(
  part: PeriodTotals,
  { metrics }: ServerInstances,
  crowds: readonly SimulatedVisitors[],
): Promise<void> {
  for (const { visits } of crowds) visits.length = 0
  const before = await metrics()
  await pass(SECONDS)
  for (const { visits } of crowds) part.visits.push(...visits)
  const after = await metrics()
  part.cpuSeconds += (after.process_cpu_seconds_total ?? 0) - (before.process_cpu_seconds_total ?? 0)
}

export const pass = (seconds: number) => new Promise((resolve) => setTimeout(resolve, seconds * 1_000))

/** Sends each request once before the measurement, so that later responses come from the cache. */
export async function askEachOnce(
  { origins }: ServerInstances,
  snapshotPaths: readonly string[],
): Promise<void> {
  for (const origin of origins) {
    for (const { path } of allVisits(snapshotPaths)) {
      const { statusCode, body } = await request(`${origin}${path}`, { headersTimeout: 0, bodyTimeout: 0 })
      await body.dump({ limit: Number.MAX_SAFE_INTEGER })
      if (statusCode >= 400) throw new Error(`${path} answered ${statusCode}`)
    }
  }
}

export async function keepPages({ origins }: ServerInstances): Promise<string[]> {
  const [origin = ''] = origins
  const paths: string[] = []
  for (const page of pagesToKeep) {
    const { body } = await request(`${origin}${page}`)
    const html = await body.text()
    const fields = new URLSearchParams()
    for (const name of ['href', 'seen']) {
      const [, value = ''] =
        new RegExp(`<input[^>]*name="${name}"[^>]*value="([^"]*)"`).exec(html) ??
        new RegExp(`<input[^>]*value="([^"]*)"[^>]*name="${name}"`).exec(html) ??
        []
      fields.set(name, value.replaceAll('&amp;', '&'))
    }
    const answer = await request(`${origin}/s`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin },
      body: fields.toString(),
    })
    await answer.body.dump()
    paths.push(String(answer.headers.location))
  }
  const wrong = paths.find((path) => !/^\/s\/[\w-]{20,}$/.test(path))
  if (wrong !== undefined) throw new Error(`A page was not kept: ${wrong}`)
  return paths
}

export function printKinds(calm: readonly VisitRecord[], other: readonly VisitRecord[], name: string): void {
  const kinds = [...new Set(calm.map(({ kind }) => kind))].toSorted()
  printTable(
    [...kinds.map((kind) => [kind]), kinds].map((those) => {
      const [before, beside] = [calm, other].map((records) => timesOf(records, those))
      return {
        kind: those.length === 1 ? `${those}` : 'all',
        requests: `${before?.count} / ${beside?.count}`,
        'calm p50, p95, p99': describeTimes(before),
        [`${name} p50, p95, p99`]: describeTimes(beside),
        'p95 / calm': ((beside?.p95 ?? Number.NaN) / (before?.p95 ?? Number.NaN)).toFixed(2),
      }
    }),
  )
}

type Times = Record<'count' | 'p50' | 'p95' | 'p99', number>

function timesOf(records: readonly VisitRecord[], kinds: readonly string[]): Times {
  const sorted = records
    .filter(({ kind }) => kinds.includes(kind))
    .map(({ ms }) => ms)
    .toSorted((a, b) => a - b)
  const at = (share: number) => Math.round(sorted[Math.floor(sorted.length * share)] ?? 0)
  return { count: sorted.length, p50: at(0.5), p95: at(0.95), p99: at(0.99) }
}

const describeTimes = (times: Times | undefined) => `${times?.p50}, ${times?.p95}, ${times?.p99} ms`

function figuresOf({ visits, cpuSeconds }: PeriodTotals, count: number) {
  const ours = visits.filter(({ kind }) => kind !== 'hostile')
  const seconds = SECONDS * ROUNDS
  return {
    'a second': (visits.length / seconds).toFixed(0),
    '5xx': visits.filter(({ status }) => status >= 500).length,
    'refused or broken, others': ours.filter(({ status }) => status !== 200 && status !== 204).length,
    'answered a CPU second': (visits.length / cpuSeconds).toFixed(0),
    'CPU of a core, each': (cpuSeconds / seconds / count).toFixed(2),
  }
}

function describeMemory(
  before: Record<string, number>,
  after: Record<string, number>,
  count: number,
): string {
  const [start = 0, end = 0] = [before, after].map(({ process_resident_memory_bytes: bytes = 0 }) =>
    Math.round(bytes / 1e6 / count),
  )
  return `${start} -> ${end} MB (${(end / start).toFixed(2)})`
}

const THINK_MS = 20_000

export function sendVisitors({ origins, paths, visitors: [first, end] }: LoadSetup): SimulatedVisitors {
  const crowd = createCrowd({ origins })
  for (let visitor = first; visitor < end; visitor += 1) {
    const chance = createChance(visitor)
    const visit = async () => {
      const { kind, path } = chooseVisit(paths, chance)
      await crowd.ask(visitor, kind, path)
      crowd.later(chance() * 2 * THINK_MS, visit)
    }
    crowd.later(chance() * THINK_MS, visit)
  }
  return crowd
}
