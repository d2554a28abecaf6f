import { type Measurement, median } from './measurement'
import { startSampleServer } from './sample-server'

/** This review has at least 300 sites. */
const MANY = '/environment/review?at=29.725,-95.23&miles=5'
const FEW = '/environment/review?at=29.725,-95.23'
const LOADS = 7

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
    const method = `production server with sample data, its answers cached; ${sites} sites against the usual distances at the same place; median of ${LOADS} of each in turns`
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
    ]
  } finally {
    await server.stop()
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
