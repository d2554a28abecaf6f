import { setTimeout as pause } from 'node:timers/promises'
import { Pool, request } from 'undici'
import { type BenchMeasurement, median, percentile } from './measurement'
import { startSampleServer } from './sample-server'

const FILES = 60
const HEAP_MB = 512
const AREA = 'bbox=-81.39,28.53,-81.37,28.55'
const QUIET_PROBES = 40
const PAUSE_MS = 20
/** Five times the limit for a health check (200 ms), because the machine may have other load. */
const LONGEST_MS = 1_000

export async function measureLargeFiles(): Promise<BenchMeasurement[]> {
  const server = await startSampleServer('sample', { NODE_OPTIONS: `--max-old-space-size=${HEAP_MB}` })
  const asking = new Pool(server.origin, { connections: FILES })
  try {
    const ask = async (format: string) => {
      const path = `/parcels/export?format=${format}&${AREA}`
      const { statusCode, body } = await asking.request({ path, method: 'GET' })
      await body.dump({ limit: Number.POSITIVE_INFINITY })
      return statusCode
    }
    for (const format of ['geojson', 'xlsx']) await ask(format)
    const quiet: number[] = []
    for (let probe = 0; probe < QUIET_PROBES; probe += 1) quiet.push(await waitForHealth(server.origin))
    const waits: number[] = []
    const statuses: number[] = []
    let isOver = false
    const files = Array.from({ length: FILES }, async (_, n) => {
      statuses.push(await ask(n % 2 ? 'xlsx' : 'geojson'))
    })
    const probing = (async () => {
      for (; !isOver; await pause(PAUSE_MS)) waits.push(await waitForHealth(server.origin))
    })()
    await Promise.all(files)
    isOver = true
    await probing
    const made = statuses.filter((status) => status === 200).length
    const refused = statuses.filter((status) => status === 429).length
    if (made === 0 || made + refused < FILES) throw new Error(`Files ended as ${[...new Set(statuses)]}`)
    const p95 = percentile(waits, 0.95)
    if (p95 > LONGEST_MS) throw new Error(`Health took ${Math.round(p95)} ms beside ${FILES} large files`)
    return [
      {
        what: 'health beside 60 large files / in quiet',
        ratio: (median(waits) / median(quiet)).toFixed(1),
        figures: `${Math.round(median(waits))} ms, p95 ${Math.round(p95)} ms, at most ${Math.round(Math.max(...waits))} ms (${waits.filter((ms) => ms > 200).length} of ${waits.length} over 200; ${made} made, ${refused} refused) against ${Math.round(median(quiet))} ms`,
        method: `production server with sample data and --max-old-space-size=${HEAP_MB}; ${FILES} parallel GET /parcels/export of one address, GeoJSON and XLSX in turns, after one of each, while GET /api/health is asked every ${PAUSE_MS} ms; median, 95th percentile and longest wait; it fails where the 95th percentile is over a second`,
      },
    ]
  } finally {
    await asking.destroy()
    await server.stop()
  }
}

async function waitForHealth(origin: string): Promise<number> {
  const started = performance.now()
  const { statusCode, body } = await request(`${origin}/api/health`, { headers: { connection: 'close' } })
  await body.dump()
  if (statusCode !== 200) throw new Error(`Health answered ${statusCode}`)
  return performance.now() - started
}
