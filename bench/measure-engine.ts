import { createApp } from '@/connectors/engine'
import type { Transport } from '@/lib/connector/upstream/transport'
import { type BenchMeasurement, median } from './measurement'
import { placeAt } from './places'

const environment = { UPSTREAM: 'sample', LOG_LEVEL: 'silent' }
const CALLS = 1_500
const WARM_UP = 300

const questions = [
  { connector: 'federal-elevation', method: 'getElevation' },
  { connector: 'federal-land-survey', method: 'locatePoint' },
]

export async function measureEngine(): Promise<BenchMeasurement[]> {
  const measurements: BenchMeasurement[] = []
  for (const { connector, method } of questions) {
    const pairs = await timePairs(connector, method)
    const added = median(pairs.map(({ engine, bare }) => engine - bare))
    measurements.push({
      what: `engine call / bare fetch, ${method}`,
      ratio: median(pairs.map(({ engine, bare }) => engine / bare)).toFixed(2),
      figures: `${added.toFixed(3)} ms added to ${median(pairs.map(({ bare }) => bare)).toFixed(3)} ms`,
      method: `median of ${pairs.length} pairs at different points, cache missed: engine.callNamed against the same simulator asked for the same address and read as text, in turns`,
    })
  }
  return measurements
}

async function timePairs(connector: string, method: string) {
  const scout = await createApp({ environment })
  let bare: Transport | undefined
  const app = await createApp({
    environment,
    transport: (inner) => {
      bare = inner
      return inner
    },
  })
  const pairs: { engine: number; bare: number }[] = []
  for (let n = 0; n < WARM_UP + CALLS; n += 1) {
    const place = placeAt(n)
    const scouted = await scout.engine.callNamed(connector, method, place, { internal: true })
    const urls = scouted.ok ? scouted.meta.requests.map(({ url }) => url) : []
    const askEngine = async () => {
      const answer = await app.engine.callNamed(connector, method, place, { internal: true })
      if (!answer.ok || answer.meta.state !== 'miss') throw new Error(`${method} was not asked of its source`)
    }
    const askBare = async () => {
      for (const url of urls) await (await bare?.(new Request(url)))?.text()
    }
    // The order alternates, so that neither side always runs second, on a warm processor.
    const engineFirst = n % 2 === 0
    const first = await time(engineFirst ? askEngine : askBare)
    const second = await time(engineFirst ? askBare : askEngine)
    if (n >= WARM_UP) {
      pairs.push(engineFirst ? { engine: first, bare: second } : { engine: second, bare: first })
    }
  }
  return pairs
}

async function time(ask: () => Promise<void>): Promise<number> {
  const started = performance.now()
  await ask()
  return performance.now() - started
}
