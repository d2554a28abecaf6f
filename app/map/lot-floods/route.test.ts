import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type App, createApp } from '@/connectors/engine'
import { GET } from './route'

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

async function ask(parcel: string) {
  const address = `http://localhost/map/lot-floods?${new URLSearchParams({ key: parcel })}`
  const response = await GET(new Request(address, { headers: { 'x-openplat-visitor': '192.0.2.1' } }))
  return { response, body: await response.json() }
}

describe('GET /map/lot-floods', () => {
  it('names each zone that touches the lot, and the share of the lot that the zone covers', async () => {
    const { response, body } = await ask('27:082S305005000002')
    expect(response.status).toBe(200)
    expect(response.headers.get('x-robots-tag')).toBe('noindex')
    expect(body).toMatchObject({
      data: { state: 'asked', isCut: false },
      meta: { connector: 'federal-flood-hazard', method: 'getFloodZonesInArea', sample: true },
    })
    expect(body.data.names).not.toHaveLength(0)
    for (const name of body.data.names)
      expect(name).toMatch(/^Zone \w+.*: .*, (the whole lot|(less than |more than )?\d+% of the lot)$/)
  })

  it.each([
    ['empty', ''],
    ['not a parcel key', 'a lot'],
  ])('rejects a request whose parcel is %s', async (_, parcel) => {
    expect((await ask(parcel)).body).toMatchObject({ status: 400, code: 'invalid_params' })
  })

  it('returns a note instead of zones for a parcel without an outline', async () => {
    expect((await ask('27:000000')).body).toMatchObject({
      data: { state: 'not asked', why: expect.stringContaining('no outline') },
    })
  })

  it('fails if the flood map does not respond, instead of returning no zones', async () => {
    app.faults?.set('hazards.fema.gov', 'changed')
    const { response, body } = await ask('58:00-0029-0250568')
    app.faults?.set('hazards.fema.gov', undefined)
    expect(response.status).toBe(502)
    expect(body).toMatchObject({ code: 'upstream_changed' })
    expect(body.data).toBeUndefined()
  })
})
