import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type App, createApp } from '@/connectors/engine'
import type { Problem } from '@/lib/connector/errors'
import type { Meta } from '@/lib/connector/result'
import type { PermitMapResponse } from './permit-answer'
import { GET } from './route'
import { sourcesNear } from './sources-near'

const key = Symbol.for('openplat.engine')
const shared = globalThis as { [key]?: Promise<App> }
let app: App

beforeAll(async () => {
  app = await createApp({ environment: { UPSTREAM: 'sample', LOG_LEVEL: 'silent' } })
  shared[key] = Promise.resolve(app)
})

afterAll(() => {
  delete shared[key]
})

const around = ([longitude, latitude]: readonly [number, number], reach: number) =>
  [longitude - reach, latitude - reach, longitude + reach, latitude + reach] as const

async function ask(bbox: string) {
  const response = await GET(new Request(`http://localhost/map/permits?${new URLSearchParams({ bbox })}`))
  const body = (await response.json()) as { data: PermitMapResponse; meta?: Meta } & Problem
  return { response, ...body }
}

const boston = [-71.06, 42.36] as const
const cambridge = 'data.cambridgema.gov'

describe('GET /map/permits', () => {
  it('returns the newest permits in the box, and a note with the count of a city', async () => {
    const { response, data, meta } = await ask(around(boston, 0.2).join())
    expect(response.status).toBe(200)
    expect(data.rows.length).toBeGreaterThan(0)
    const [west, south, east, north] = around(boston, 0.2)
    for (const { at } of data.rows) {
      expect(at[0] >= west && at[0] <= east && at[1] >= south && at[1] <= north).toBe(true)
    }
    const here = data.rows.filter(({ city }) => city === 'Boston, MA').length
    expect(data.notes).toContainEqual(
      expect.stringMatching(new RegExp(`^Boston, MA: ${here} of (its|the newest) \\d+ permits lie in`)),
    )
    expect(new Set(data.rows.map(({ key }) => key)).size).toBe(data.rows.length)
    expect(meta?.requests.length).toBeGreaterThan(1)
  })

  it('returns the same permits for two halves of a box as for the whole box', async () => {
    const [west, south, east, north] = around(boston, 0.1)
    const [middle] = boston
    const keysIn = async (box: readonly number[]) => (await ask(box.join())).data.rows.map(({ key }) => key)
    const halves = await Promise.all([
      keysIn([west, south, middle, north]),
      keysIn([middle, south, east, north]),
    ])
    expect(new Set(halves.flat())).toEqual(new Set(await keysIn([west, south, east, north])))
  })

  it('returns the other cities with a note if one city fails, and a failure if all cities fail', async () => {
    const fresh = await createApp({ environment: { UPSTREAM: 'sample', LOG_LEVEL: 'silent' } })
    shared[key] = Promise.resolve(fresh)
    const both = around([-71.1, 42.37], 0.02).join()
    fresh.faults?.set(cambridge, 'down')
    const { response, data } = await ask(both)
    const other = await createApp({ environment: { UPSTREAM: 'sample', LOG_LEVEL: 'silent' } })
    shared[key] = Promise.resolve(other)
    for (const host of [cambridge, 'data.boston.gov']) other.faults?.set(host, 'down')
    const none = await ask(both)
    shared[key] = Promise.resolve(app)
    expect(response.status).toBe(200)
    expect(data.failures).toEqual([expect.stringMatching(/^Cambridge, MA: .*down right now/)])
    expect(data.notes).toEqual([expect.stringMatching(/^Boston, MA: \d+ of/)])
    expect([none.response.status, none.code]).toEqual([503, 'upstream_unavailable'])
  })

  it('reports that no city publishes permits in the box', async () => {
    const { data, meta } = await ask(around([-106.5, 42.9], 0.2).join())
    expect(data).toEqual({
      rows: [],
      notes: ['We know of no city here that publishes its permits with positions.'],
    })
    expect(meta).toBeUndefined()
  })

  it('rejects a request with an invalid box', async () => {
    for (const bbox of ['', '1,2,3', 'a,b,c,d']) {
      expect((await ask(bbox)).response.status).toBe(400)
    }
  })
})

describe('sourcesNear', () => {
  it('returns the sources of the cities in the box, nearest first', () => {
    expect(sourcesNear([-74.05, 40.68, -73.9, 40.8]).map(({ city }) => city)).toContain('New York City')
    expect(sourcesNear([...around([-71.1, 42.37], 0.01)]).map(({ city }) => city)).toEqual([
      'Cambridge',
      'Boston',
    ])
    expect(sourcesNear([-106.7, 42.7, -106.3, 43.1])).toEqual([])
  })
})
