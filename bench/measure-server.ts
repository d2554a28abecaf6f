import { Pool } from 'undici'
import { type BenchMeasurement, median } from './measurement'
import { placeAt } from './places'
import { startSampleServer } from './sample-server'

const CONNECTIONS = 16
const ROUNDS = 5
const ROUND_MS = 1_000

const TRIVIAL = '/api/health'
const { latitude, longitude } = placeAt(1)
const CACHED = `/api/v1/federal-elevation/getElevation?latitude=${latitude}&longitude=${longitude}`

export async function measureServer(): Promise<BenchMeasurement[]> {
  const server = await startSampleServer()
  const pool = new Pool(server.origin, { connections: CONNECTIONS })
  try {
    await load(pool, TRIVIAL)
    await load(pool, CACHED)
    const rounds: { trivial: number; cached: number }[] = []
    for (let round = 0; round < ROUNDS; round += 1) {
      rounds.push({ trivial: await load(pool, TRIVIAL), cached: await load(pool, CACHED) })
    }
    await requireCached(pool)
    return [
      {
        what: 'cached API calls / trivial route, per second',
        ratio: median(rounds.map(({ cached, trivial }) => cached / trivial)).toFixed(2),
        figures: `${Math.round(median(rounds.map(({ cached }) => cached)))} against ${Math.round(median(rounds.map(({ trivial }) => trivial)))} a second`,
        method: `production server with sample data, ${CONNECTIONS} connections, median of ${ROUNDS} rounds of ${ROUND_MS / 1000} s each in turns: GET /api/v1/federal-elevation/getElevation of one point against GET ${TRIVIAL}; the asking process shares the machine`,
      },
    ]
  } finally {
    await pool.destroy()
    await server.stop()
  }
}

async function load(pool: Pool, path: string): Promise<number> {
  const started = performance.now()
  let answers = 0
  const keepAsking = async () => {
    while (performance.now() - started < ROUND_MS) {
      const { statusCode, body } = await pool.request({ path, method: 'GET' })
      await body.dump()
      if (statusCode !== 200) throw new Error(`${path} answered ${statusCode}`)
      answers += 1
    }
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, keepAsking))
  return (answers * 1000) / (performance.now() - started)
}

async function requireCached(pool: Pool): Promise<void> {
  const { headers, body } = await pool.request({ path: CACHED, method: 'GET' })
  await body.dump()
  if (headers['x-openplat-cache'] !== 'fresh') throw new Error('The call was not answered from the cache.')
}
