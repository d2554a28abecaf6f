import { type Measurement, median, percentile } from './measurement'
import { type SampleServer, startSampleServer } from './sample-server'

/** A little more than 300 sites. */
const PLACE = 'at=41.8781,-87.6298&miles=2'
const MANY = `/environment/review?${PLACE}`
const FEW = '/environment/review?at=29.725,-95.23'
const LOADS = 7
const PDF = `/environment/review/export?${PLACE}&format=pdf`
const SMALL_PDF = '/environment/review/export?at=29.725,-95.23&format=pdf'
const VISITORS = 4
const SETTLE_MS = 4_000

export async function measureReview(): Promise<Measurement[]> {
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

/**
 * The visitors load one page after another while the PDF is made, and as many pages without it. A small PDF
 * before loads the typefaces and the libraries.
 */
async function measurePdf(server: SampleServer, sites: number): Promise<Measurement> {
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
