import { request } from 'undici'
import { printTable } from '../../print-table'
import { sendHostile } from './hostile-process'
import { type Instances, startInstances } from './instances'
import { allVisits, chooseVisit, pagesToKeep } from './mix'
import { type Crowd, createChance, createCrowd, type Scene, type VisitRecord } from './visit'

const VISITORS = 1_000
const HOSTILE = 100
const SECONDS = 30
const WARM_SECONDS = 15

interface Run {
  name: string
  instances: number
  hostile: number
}

const runs: readonly Run[] = [
  { name: 'one process', instances: 1, hostile: 0 },
  { name: 'one process, a tenth hostile', instances: 1, hostile: HOSTILE },
  { name: 'two processes', instances: 2, hostile: 0 },
  { name: 'two processes, a tenth hostile', instances: 2, hostile: HOSTILE },
]

/** A thousand visitors on this machine, and what the product makes of them; with "one" or "two" only that many processes. */
export async function measureLoad(words: readonly string[]): Promise<void> {
  const p95s = new Map<string, Map<string, number>>()
  const rows: Record<string, string | number>[] = []
  const asked = runs.filter(({ name }) => words.includes(name.split(' ')[0] ?? ''))
  for (const run of asked.length > 0 ? asked : runs) {
    const { kinds, figures } = await measure(run)
    p95s.set(run.name, new Map(kinds.map(({ kind, p95 }) => [kind, p95])))
    process.stdout.write(`\n${run.name}\n`)
    const calm = p95s.get(run.name.split(',')[0] ?? '')
    printTable(
      kinds.map(({ kind, count, p50, p95, p99 }) => ({
        kind,
        requests: count,
        p50: `${p50} ms`,
        p95: `${p95} ms`,
        p99: `${p99} ms`,
        ...(run.hostile > 0 ? { 'p95 / calm': (p95 / (calm?.get(kind) ?? Number.NaN)).toFixed(2) } : {}),
      })),
    )
    rows.push({ run: run.name, ...figures })
  }
  process.stdout.write('\n')
  printTable(rows)
}

async function measure({ instances: count, hostile }: Run) {
  const instances = await startInstances(count)
  try {
    const kept = await keepPages(instances)
    await askEachOnce(instances, kept)
    const distinct = (await instances.metrics()).openplat_upstream_requests_total ?? 0
    const { origins } = instances
    const attackers = hostile > 0 ? sendHostile({ origins, kept, visitors: [0, hostile] }) : undefined
    const crowd = sendVisitors({ origins, kept, visitors: [hostile, VISITORS] })
    await pass(WARM_SECONDS)
    crowd.seen.length = 0
    attackers?.count()
    const before = await instances.metrics()
    await pass(SECONDS)
    const seen = [...crowd.seen]
    crowd.stop()
    seen.push(...((await attackers?.end()) ?? []))
    const after = await instances.metrics()
    return { kinds: kindsOf(seen), figures: figuresOf(seen, { before, after, distinct, hostile, count }) }
  } finally {
    await instances.stop()
  }
}

const pass = (seconds: number) => new Promise((resolve) => setTimeout(resolve, seconds * 1_000))

/** The first asking of each question keeps to the source's pace, which is not what is measured. */
async function askEachOnce({ origins }: Instances, kept: readonly string[]): Promise<void> {
  for (const origin of origins) {
    for (const { path } of allVisits(kept)) {
      const { statusCode, body } = await request(`${origin}${path}`, { headersTimeout: 0, bodyTimeout: 0 })
      await body.dump({ limit: Number.MAX_SAFE_INTEGER })
      if (statusCode >= 400) throw new Error(`${path} answered ${statusCode}`)
    }
  }
}

/** Kept as a visitor keeps them, by the form of the page. */
async function keepPages({ origins }: Instances): Promise<string[]> {
  const [origin = ''] = origins
  const kept: string[] = []
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
    kept.push(String(answer.headers.location))
  }
  const wrong = kept.find((path) => !/^\/s\/[\w-]{20,}$/.test(path))
  if (wrong !== undefined) throw new Error(`A page was not kept: ${wrong}`)
  return kept
}

function kindsOf(seen: readonly VisitRecord[]) {
  const kinds = [...new Set(seen.map(({ kind }) => kind))].filter((kind) => kind !== 'hostile').toSorted()
  return kinds.map((kind) => {
    const sorted = seen
      .filter((each) => each.kind === kind)
      .map(({ ms }) => ms)
      .toSorted((a, b) => a - b)
    const at = (share: number) => Math.round(sorted[Math.floor(sorted.length * share)] ?? 0)
    return { kind, count: sorted.length, p50: at(0.5), p95: at(0.95), p99: at(0.99) }
  })
}

interface Figures {
  before: Record<string, number>
  after: Record<string, number>
  distinct: number
  hostile: number
  count: number
}

function figuresOf(seen: readonly VisitRecord[], { before, after, distinct, hostile, count }: Figures) {
  const rise = (name: string) => (after[name] ?? 0) - (before[name] ?? 0)
  const ours = seen.filter(({ kind }) => kind !== 'hostile')
  const megabytes = (metrics: Record<string, number>) =>
    Math.round((metrics.process_resident_memory_bytes ?? 0) / 1e6 / count)
  const statuses = ours.filter(({ status }) => status !== 200 && status !== 204)
  return {
    'a second': (seen.length / SECONDS).toFixed(0),
    '5xx': seen.filter(({ status }) => status >= 500).length,
    'refused or broken, others': statuses.length,
    'answered a CPU second': (seen.length / rise('process_cpu_seconds_total')).toFixed(0),
    'CPU of a core, each': (rise('process_cpu_seconds_total') / SECONDS / count).toFixed(2),
    'memory each': `${megabytes(before)} -> ${megabytes(after)} MB (${(megabytes(after) / megabytes(before)).toFixed(2)})`,
    // Whoever means harm asks new questions, which is his right.
    'upstream / distinct':
      hostile > 0 ? '' : ((after.openplat_upstream_requests_total ?? 0) / distinct).toFixed(3),
  }
}

/** Between two requests of one visitor, on average: as somebody who reads, and moves a map now and then. */
const THINK_MS = 20_000

/** Those who mean well; each does the same in every run. */
function sendVisitors({ origins, kept, visitors: [first, end] }: Scene): Crowd {
  const crowd = createCrowd({ origins })
  for (let visitor = first; visitor < end; visitor += 1) {
    const chance = createChance(visitor)
    const visit = async () => {
      const { kind, path } = chooseVisit(kept, chance)
      await crowd.ask(visitor, kind, path)
      crowd.later(chance() * 2 * THINK_MS, visit)
    }
    crowd.later(chance() * THINK_MS, visit)
  }
  return crowd
}
