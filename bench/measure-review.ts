import type { LngLat } from '@/lib/geography/types'
import { type CleanupListId, cleanupListIds } from '@/lib/records/cleanup-site/lists'
import { startSourceServer } from './map/source-server'
import { type BenchMeasurement, median, percentile } from './measurement'
import { cities, placeAt } from './places'
import { type SampleServer, startSampleServer } from './sample-server'

const PLACE = 'at=41.8781,-87.6298&miles=2'
const MANY = `/environment/review?${PLACE}`
const FEW = '/environment/review?at=29.725,-95.23'
const LOADS = 7
const PDF = `/environment/review/export?${PLACE}&format=pdf`
const SMALL_PDF = '/environment/review/export?at=29.725,-95.23&format=pdf'
const VISITORS = 4
const SETTLE_MS = 4_000
const SOURCE_MS = 300
const FIRST_MS = 300
const LIST_PLACES = 3

export async function measureReview(): Promise<BenchMeasurement[]> {
  const server = await startSampleServer()
  try {
    await load(server.origin, MANY)
    await load(server.origin, FEW)
    const pairs: { many: Load; few: Load }[] = []
    for (let n = 0; n < LOADS; n += 1)
      pairs.push({ many: await load(server.origin, MANY), few: await load(server.origin, FEW) })
    const sites = pairs[0]?.many.sites ?? 0
    if (sites < 300) throw new Error(`There are only ${sites} sites to measure.`)
    const figure = (pick: (pair: (typeof pairs)[number]) => number) => Math.round(median(pairs.map(pick)))
    const method = `production server with sample data, its answers cached; ${sites} sites against a place with a few; median of ${LOADS} of each in turns`
    return [
      {
        what: 'records review, first byte, 300 sites / a few',
        ratio: median(pairs.map(({ many, few }) => many.first / few.first)).toFixed(2),
        figures: `${figure(({ many }) => many.first)} ms against ${figure(({ few }) => few.first)} ms`,
        method,
      },
      {
        what: 'records review, last byte, 300 sites / a few',
        ratio: median(pairs.map(({ many, few }) => many.last / few.last)).toFixed(2),
        figures: `${figure(({ many }) => many.last)} ms against ${figure(({ few }) => few.last)} ms, ${figure(({ many }) => many.bytes / 1_000)} kB against ${figure(({ few }) => few.bytes / 1_000)} kB of HTML`,
        method,
      },
      await measurePdf(server, sites),
    ]
  } finally {
    await server.stop()
  }
}

/** The source runs in a separate process, so that its work does not occupy the thread of the server. */
export async function measureFreshReview(): Promise<BenchMeasurement[]> {
  const source = await startSourceServer(SOURCE_MS)
  const server = await startSampleServer(source.origin)
  try {
    const start = await load(server.origin, FEW)
    await load(server.origin, FEW)
    const fresh: Load[] = []
    for (const city of cities) fresh.push(await load(server.origin, `/environment/review?at=${city}`))
    const firsts = fresh.map(({ first }) => first)
    const lists = await measureLists(server.origin)
    return [
      {
        what: `records review of a new place, first byte / ${FIRST_MS} ms`,
        ratio: (median(firsts) / FIRST_MS).toFixed(2),
        figures: `${Math.round(median(firsts))} ms, most ${Math.round(Math.max(...firsts))} ms, first review of the process ${Math.round(start.first)} ms; last byte ${Math.round(median(fresh.map(({ last }) => last)))} ms`,
        method: `production server; a source in another process, each of whose answers takes ${SOURCE_MS} ms; ${cities.length} cities, each loaded once; median and most`,
      },
      {
        what: 'records review, all lists / the slowest list alone',
        ratio: median(lists.map(({ all, slowest }) => all / slowest)).toFixed(2),
        figures: `${Math.round(median(lists.map(({ all }) => all)))} ms against ${Math.round(median(lists.map(({ slowest }) => slowest)))} ms`,
        method: `the same server and source, which has described its layers; all lists of a place in one call, and each list in a call of its own at a place beside it; median of ${lists.length} places`,
      },
    ]
  } finally {
    await server.stop()
    source.stop()
  }
}

/**
 * Single lists are loaded at another place, because the call for all lists has cached each list of its place.
 */
async function measureLists(origin: string) {
  const times: { all: number; slowest: number }[] = []
  for (let n = 1; n <= LIST_PLACES; n += 1) {
    const all = await timeLists(origin, placeAt(n))
    const alone: number[] = []
    for (const list of cleanupListIds) alone.push(await timeLists(origin, placeAt(LIST_PLACES + n), [list]))
    times.push({ all, slowest: Math.max(...alone) })
  }
  return times
}

async function timeLists(
  origin: string,
  place: LngLat,
  lists: readonly CleanupListId[] = cleanupListIds,
): Promise<number> {
  const started = performance.now()
  const response = await fetch(`${origin}/api/v1/federal-cleanup/searchSites`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...place, lists }),
  })
  const text = await response.text()
  if (!response.ok || text.includes('"state":"failed"')) throw new Error('A list failed.')
  return performance.now() - started
}

/**
 * Visitors load one page after another while the PDF is made, and then the same number of pages without a
 * PDF. A small PDF is made first, so that the typefaces and libraries are already loaded.
 */
async function measurePdf(server: SampleServer, sites: number): Promise<BenchMeasurement> {
  await (await fetch(server.origin + SMALL_PDF)).arrayBuffer()
  const beside: number[] = []
  let isMade = false
  const visit = async () => {
    while (!isMade) beside.push((await load(server.origin, FEW)).last)
  }
  const visitors = Array.from({ length: VISITORS }, visit)
  await new Promise((resolve) => setTimeout(resolve, SETTLE_MS))
  beside.length = 0
  const before = server.memory()
  let most = before
  const watch = setInterval(() => {
    most = Math.max(most, server.memory())
  }, 50)
  const started = performance.now()
  const response = await fetch(server.origin + PDF)
  const { byteLength } = await response.arrayBuffer()
  const seconds = (performance.now() - started) / 1_000
  isMade = true
  clearInterval(watch)
  await Promise.all(visitors)
  if (!response.ok) throw new Error(`The PDF was not made: ${response.status}.`)
  const alone: number[] = []
  const rest = async () => {
    for (let n = 0; n < beside.length / VISITORS; n += 1) alone.push((await load(server.origin, FEW)).last)
  }
  await Promise.all(Array.from({ length: VISITORS }, rest))
  const grown = (most - before) / 1_000_000
  const times = (values: readonly number[]) =>
    `${Math.round(median(values))} ms, p95 ${Math.round(percentile(values, 0.95))} ms`
  return {
    what: `records review, visitors beside a PDF of ${sites} sites / without`,
    ratio: (median(beside) / median(alone)).toFixed(2),
    figures: `PDF of ${Math.round(byteLength / 1_000)} kB in ${seconds.toFixed(1)} s (at most 10 s), server +${grown.toFixed(0)} MB (at most 200 MB); pages ${times(beside)} against ${times(alone)}`,
    method: `one PDF, after a small one, while ${VISITORS} visitors load a review of a few sites one after another; ${beside.length} loads, and as many without the PDF`,
  }
}

interface Load {
  first: number
  last: number
  bytes: number
  sites: number
}

async function load(origin: string, path: string): Promise<Load> {
  const start = performance.now()
  const response = await fetch(origin + path)
  let first = Number.NaN
  const pieces: Uint8Array[] = []
  for await (const piece of response.body ?? []) {
    if (pieces.length === 0) first = performance.now() - start
    pieces.push(piece)
  }
  const last = performance.now() - start
  const html = Buffer.concat(pieces).toString()
  return { first, last, bytes: html.length, sites: html.split('>Lists and ids<').length - 1 }
}
