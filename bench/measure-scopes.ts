import { type App, createApp } from '@/connectors/engine'
import { counties, countyBounds } from '@/lib/geography/counties'
import type { BenchMeasurement } from './measurement'

const PROMISED_MS = 3_000

export async function measureScopes(): Promise<BenchMeasurement[]> {
  const gilchrist = counties().find(({ state, name }) => state === 'FL' && name === 'Gilchrist')
  const scopes = {
    Orlando: { city: 'Orlando' },
    Micanopy: { city: 'Micanopy' },
    'Gilchrist County': { bbox: countyBounds(gilchrist?.fips ?? '') },
    'four square degrees': { bbox: [-82.4, 27, -80.4, 29] },
  }
  const rows: BenchMeasurement[] = []
  for (const [what, scope] of Object.entries(scopes)) {
    const app = await createApp({ environment: { UPSTREAM: 'sample', LOG_LEVEL: 'silent' } })
    // One call runs before the measurement, because the simulator generates its data at the first request and
    // a real source does not.
    await timeCall(app, 'countParcels', { bbox: [-87.22, 30.42, -87.21, 30.43] })
    const page = await timeCall(app, 'searchParcels', { ...scope, limit: 500 })
    const count = await timeCall(app, 'countParcels', scope)
    rows.push({
      what: `Florida, ${what}: first page`,
      ratio: `${(page / PROMISED_MS).toFixed(2)} of 3 s`,
      figures: `page ${page} ms, count ${count} ms`,
      method:
        'searchParcels with 500 rows and countParcels in one process over the simulator, kept answers empty',
    })
  }
  return rows
}

async function timeCall({ engine }: App, method: string, params: object): Promise<number> {
  const started = performance.now()
  const answer = await engine.callNamed('us-florida-parcels', method, params)
  if (!answer.ok && answer.error.code !== 'upstream_timeout') throw new Error(answer.error.message)
  return Math.round(performance.now() - started)
}
