import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createSite } from '@/app/_lib/site/create-site'
import type { App } from '@/connectors/engine'
import { GET as getFacilities } from './facilities/route'
import { GET as find } from './find/route'

const key = Symbol.for('openplat.engine')
const shared = globalThis as { [key]?: Promise<App> }
let app: App

beforeAll(async () => {
  app = await createSite({ environment: { UPSTREAM: 'sample', LOG_LEVEL: 'silent' } })
  shared[key] = Promise.resolve(app)
})

afterAll(() => {
  delete shared[key]
})

async function ask(get: (request: Request) => Promise<Response>, query: string) {
  const response = await get(
    new Request(`http://localhost/?${query}`, { headers: { 'x-openplat-visitor': '192.0.2.1' } }),
  )
  const body = await response.json()
  return { status: response.status, data: body.data, problem: body }
}

describe('GET /map/facilities', () => {
  const box = 'bbox=-95.28,29.72,-95.25,29.75'

  it('returns each facility with a position in the box, and the count of the source', async () => {
    const { data } = await ask(getFacilities, box)
    const params = {
      service: 'all-media',
      bbox: { c1lat: 29.72, c1lon: -95.28, c2lat: 29.75, c2lon: -95.25 },
    } as const
    const whole = await app.engine.call('federal-env-compliance', 'facilitiesIn', params, {
      internal: true,
    })
    if (!whole.ok) throw new Error(whole.error.message)
    expect(data.total).toBe(whole.data.counts.matched)
    expect(data.rows).toHaveLength(whole.data.counts.listedWithPosition)
    expect(data.rows.length).toBeGreaterThan(3)
    expect(new Set(data.rows.map((row: { key: string }) => row.key)).size).toBe(data.rows.length)
    const first = whole.data.rows.find(({ latitude }) => latitude !== null)
    expect(data.rows[0].record).toMatchObject({
      programs: first?.programs,
      city: first?.city,
      complianceStatus: first?.complianceStatus,
      penaltiesLast5Years: first?.penaltiesLast5Years,
    })
    for (const { record } of data.rows) expect(record.registryId ?? '110000000000').toMatch(/^1\d{11}$/)
    for (const { at, key: word } of data.rows) {
      expect(word).not.toMatch(/[\s,]/)
      expect(at[0]).toBeGreaterThanOrEqual(-95.28)
      expect(at[1]).toBeLessThanOrEqual(29.75)
    }
  })

  it('rejects an invalid box', async () => {
    expect(await ask(getFacilities, 'bbox=1,2,3')).toMatchObject({
      status: 400,
      problem: { code: 'invalid_params' },
    })
  })

  it('reports a failed source', async () => {
    app.faults?.set('echodata.epa.gov', 'down')
    const { status, problem } = await ask(getFacilities, 'bbox=-95.4,29.72,-95.35,29.75')
    app.faults?.set('echodata.epa.gov', undefined)
    expect(status).toBeGreaterThanOrEqual(500)
    expect(problem.detail).toMatch(/./)
  })
})

describe('GET /map/find', () => {
  const findByText = async (q: string) => (await ask(find, new URLSearchParams({ q }).toString())).data

  it('returns a city, a county and coordinates with a suitable zoom', async () => {
    expect(await findByText('Pensacola, FL')).toMatchObject({
      kind: 'view',
      name: 'Pensacola, Florida',
      view: { zoom: 15.5 },
    })
    expect(await findByText('Escambia County, FL')).toMatchObject({ kind: 'view', view: { zoom: 9.5 } })
    expect(await findByText('40.4, -100.4')).toMatchObject({
      kind: 'view',
      view: { latitude: 40.4, longitude: -100.4, zoom: 16 },
    })
  })

  it('finds an address, a parcel number and a legal description', async () => {
    expect(await findByText('742 W Inkwell St, Chicago, IL')).toMatchObject({
      kind: 'view',
      view: { zoom: 17 },
    })
    expect(await findByText('27:082S305005000002')).toMatchObject({ kind: 'view', view: { zoom: 17 } })
    expect(await findByText('T2N R3E Sec 14, Boise Meridian')).toMatchObject({
      kind: 'view',
      view: { zoom: 14 },
    })
  })

  it('returns all places of the typed name as choices', async () => {
    const { kind, choices } = await findByText('Springfield')
    expect(kind).toBe('choices')
    expect(choices.length).toBeGreaterThan(3)
    expect(new Set(choices.map(({ label }: { label: string }) => label)).size).toBe(choices.length)
  })

  it('returns a question about a ZIP code and about an unknown name', async () => {
    expect(await findByText('32501')).toMatchObject({
      kind: 'question',
      question: expect.stringMatching(/ZIP code/),
    })
    expect((await findByText('qqqq')).kind).toBe('question')
  })

  it('rejects an empty text', async () => {
    expect((await ask(find, 'q=')).status).toBe(400)
  })
})
