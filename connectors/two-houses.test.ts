import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { type App, createApp } from './engine'

const { REDIS_URL = '' } = process.env
const VISITORS = 20

const latitude = 40.4
const longitude = -100.41
const florida = [-87.225, 30.415, -87.215, 30.425]

const questions = [
  ['federal-elevation', 'getElevation', { latitude, longitude }],
  ['federal-land-survey', 'getTownshipSection', { latitude, longitude }],
  ['federal-env-compliance', 'searchFacilities', { latitude, longitude, radiusMiles: 1 }],
  ['us-florida-parcels', 'countParcels', { bbox: florida }],
  ['us-public-assessments', 'listSources', {}],
  ['geocoder', 'countyAt', { latitude, longitude }],
  ['federal-labor-stats', 'getMultipleSeries', { seriesIds: ['LAUCN311450000000003', 'WPU081'] }],
  ['open-data-discovery', 'queryNewConstructionPermits', { sourceId: 'austin-new-residential-construction' }],
] as const

describe.skipIf(!REDIS_URL)('two apps over one Redis (skipped where REDIS_URL is not set)', () => {
  const open: App[] = []
  afterAll(() => Promise.all(open.map((app) => app.close())))

  it('sends each request once over both apps, however many callers need the result at the same time', async () => {
    const sent: string[] = []
    const environment = { UPSTREAM: 'sample', LOG_LEVEL: 'silent', REDIS_URL, OPENPLAT_SECRET: randomUUID() }
    const start = () =>
      createApp({
        environment,
        isInstance: true,
        transport: (inner) => async (request) => {
          const body = request.method === 'POST' ? await request.clone().text() : ''
          sent.push(`${request.method} ${request.url} ${body}`)
          return inner(request)
        },
      })
    open.push(await start(), await start())
    // The queries run one after another, because both apps and the simulators share this process.
    for (const [connector, method, params] of questions) {
      const answers = await Promise.all(
        Array.from({ length: VISITORS }, (_, visitor) =>
          open[visitor % 2]?.engine.callNamed(connector, method, params, { internal: true }),
        ),
      )
      const failed = answers.map((answer) => (answer?.ok ? undefined : answer?.error.message))
      expect(failed.filter(Boolean), method).toEqual([])
    }
    expect(sent.length).toBeGreaterThan(questions.length - 2)
    expect(sent.toSorted()).toEqual([...new Set(sent)].toSorted())
  })

  it('shares the health of hosts between two instances', async () => {
    const [one, other] = open
    await one?.close()
    // Polls the value, because a busy machine may exceed the time limit of Redis once.
    const latest = await vi.waitFor(
      async () => {
        const state = await other?.engine.health.latest(['epqs.nationalmap.gov', 'gis.blm.gov'])
        expect(state?.reach).toBe('instances')
        return state
      },
      { interval: 500, timeout: 20_000 },
    )
    for (const host of ['epqs.nationalmap.gov', 'gis.blm.gov'])
      expect(latest?.of(host).lastSuccess?.at).toMatch(/^20/)
  })
})
