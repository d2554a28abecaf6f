import fc from 'fast-check'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { giveHeaders } from '@/app/_lib/testing/next-headers'
import { shareSite } from '@/app/_lib/testing/share-site'
import { fileServiceId, frozenServiceId } from '@/lib/live-links/service-address'
import { snapshotOf } from '@/lib/snapshots/testing/example-snapshot'
import { tries } from '@/lib/testing/long-run'
import { answerArcgis } from './answer-arcgis'
import { answerCsv } from './answer-csv'
import { answerOgc } from './answer-ogc'

const site = shareSite({ VISITOR_CALLS_PER_MINUTE: '1000000' })
afterEach(() => void vi.restoreAllMocks())

const origin = 'http://localhost'
const area = 'area_-112.08_33.44_-112.06_33.46'

const pathOf = (href: string, door: string) =>
  new URL(href).pathname.slice(door.length).split('/').filter(Boolean).map(decodeURIComponent)

const ogc = (href: string, headers: Record<string, string> = {}) =>
  answerOgc(new Request(new URL(href, origin), { headers }), pathOf(`${new URL(href, origin)}`, '/ogc'))

const arcgis = (href: string, init: RequestInit = {}) =>
  answerArcgis(new Request(new URL(href, origin), init), pathOf(`${new URL(href, origin)}`, '/arcgis/rest'))

interface Link {
  href: string
  rel: string
  type: string
}

interface Items {
  timeStamp: string
  numberMatched: number
  numberReturned: number
  links: Link[]
  features: { id: string; geometry: unknown; properties: Record<string, unknown> }[]
}

const json = async <T>(answer: Response | Promise<Response>): Promise<T> => {
  const response = await answer
  expect(response.status).toBe(200)
  return response.json()
}
const hrefOf = (links: readonly Link[], rel: string, type = 'json') =>
  links.find((link) => link.rel === rel && link.type.includes(type))?.href ?? ''

const collection = `/ogc/${area}/collections/facilities`
const itemsOf = (query: string) => json<Items>(ogc(`${collection}/items?${query}`))

describe('the core of OGC API Features', () => {
  it('the landing page links to the collections, and these link to their features', async () => {
    const landing = await json<{ links: Link[] }>(ogc(`/ogc/${area}`))
    for (const rel of ['self', 'alternate', 'service-desc', 'service-doc', 'conformance', 'data'])
      expect(landing.links.map((link) => link.rel)).toContain(rel)
    const conformance = await json<{ conformsTo: string[] }>(ogc(hrefOf(landing.links, 'conformance')))
    expect(conformance.conformsTo).toContain('http://www.opengis.net/spec/ogcapi-features-1/1.0/conf/core')
    const description = await json<{ openapi: string; paths: object }>(
      ogc(hrefOf(landing.links, 'service-desc')),
    )
    expect(description.openapi).toMatch(/^3\.0\./)
    const data = await json<{ collections: { id: string; links: Link[]; crs: string[] }[] }>(
      ogc(hrefOf(landing.links, 'data')),
    )
    for (const { id, links, crs } of data.collections) {
      expect(Object.keys(description.paths)).toContain(`/collections/${id}/items`)
      expect(crs).toEqual(['http://www.opengis.net/def/crs/OGC/1.3/CRS84'])
      expect(await json(ogc(hrefOf(links, 'self')))).toMatchObject({ id })
      expect(hrefOf(links, 'items', 'html')).not.toBe('')
    }
    const facilities = data.collections.find(({ id }) => id === 'facilities')
    const { features } = await json<Items>(ogc(hrefOf(facilities?.links ?? [], 'items')))
    for (const { id, properties } of features.slice(0, 3))
      expect(await json(ogc(`${collection}/items/${encodeURIComponent(id)}`))).toMatchObject({
        id,
        properties,
      })
  })

  it('every page size returns the same features in the same order, with the right counts on each page', async () => {
    const whole = await itemsOf('limit=1000')
    expect(whole.numberMatched).toBe(whole.features.length)
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 60 }), async (limit) => {
        const ids: string[] = []
        for (let href = `${origin}${collection}/items?limit=${limit}`; href; ) {
          const page = await json<Items>(ogc(href))
          expect(page.numberMatched).toBe(whole.numberMatched)
          expect(page.numberReturned).toBe(page.features.length)
          expect(page.features.length).toBeLessThanOrEqual(limit)
          expect(Number.isNaN(Date.parse(page.timeStamp))).toBe(false)
          ids.push(...page.features.map(({ id }) => id))
          href = hrefOf(page.links, 'next')
        }
        expect(ids).toEqual(whole.features.map(({ id }) => id))
        expect(new Set(ids).size).toBe(ids.length)
      }),
      { numRuns: tries(8) },
    )
  })

  it('a box returns exactly the features inside of it', async () => {
    const { features } = await itemsOf('limit=1000')
    const side = fc.integer({ min: 0, max: 100 })
    await fc.assert(
      fc.asyncProperty(side, side, side, side, async (a, b, c, d) => {
        const x = [a, b].toSorted((one, other) => one - other).map((part) => -112.08 + part * 0.0002)
        const y = [c, d].toSorted((one, other) => one - other).map((part) => 33.44 + part * 0.0002)
        const [west = 0, east = 0] = x
        const [south = 0, north = 0] = y
        const inBox = await itemsOf(`limit=1000&bbox=${west},${south},${east},${north}`)
        const expected = features.filter(({ properties: { longitude, latitude } }) => {
          const [lng, lat] = [Number(longitude), Number(latitude)]
          return lng >= west && lng <= east && lat >= south && lat <= north
        })
        expect(inBox.features.map(({ id }) => id)).toEqual(expected.map(({ id }) => id))
      }),
      { numRuns: tries(20) },
    )
  })

  it('a filter by a column returns exactly the features with that value', async () => {
    const { features } = await itemsOf('limit=1000')
    for (const name of ['violations', 'inspections']) {
      const value = features[0]?.properties[name]
      const filtered = await itemsOf(`limit=1000&${new URLSearchParams({ [name]: String(value) })}`)
      const expected = features.filter(({ properties }) => properties[name] === value)
      expect(filtered.features.map(({ id }) => id)).toEqual(expected.map(({ id }) => id))
    }
  })

  it.each([
    'limit=0',
    'limit=-1',
    'limit=some',
    'offset=-1',
    'bbox=1,2,3',
    'bbox=a,b,c,d',
    'bbox=3,2,1,4',
    'bbox=-190,0,0,1',
    'crs=http://www.opengis.net/def/crs/EPSG/0/3857',
    'datetime=2026-01-01T00:00:00Z',
    'nothing=1',
    'inspections=many',
    'f=xml',
  ])('the query %s is rejected with the name of its parameter', async (query) => {
    const answer = await ogc(`${collection}/items?${query}`)
    expect(answer.status).toBe(400)
    const { issues } = await answer.json()
    expect(issues[0].path).toBe(query.split('=')[0])
  })

  it('an unknown collection, feature or page returns status 404', async () => {
    for (const path of ['/collections/none', '/collections/facilities/items/none', '/other', '/api/more'])
      expect((await ogc(`/ogc/${area}${path}`)).status).toBe(404)
  })

  it('a browser is redirected to the page', async () => {
    const page = await ogc(`${collection}/items?limit=5`, { accept: 'text/html,application/xhtml+xml' })
    expect([page.status, page.headers.get('location')]).toEqual([
      303,
      `${origin}/live/${area}/facilities?limit=5`,
    ])
  })

  it('a program with a current copy gets status 304', async () => {
    const first = await ogc(`${collection}/items`)
    const again = await ogc(`${collection}/items`, { 'if-none-match': first.headers.get('etag') ?? '' })
    expect(again.status).toBe(304)
  })

  it('layers of the whole country require a box, and do not claim the core conformance class', async () => {
    const { conformsTo } = await json<{ conformsTo: string[] }>(ogc('/ogc/conformance'))
    expect(conformsTo.some((name) => name.endsWith('/core'))).toBe(false)
    const answer = await ogc('/ogc/collections/facilities/items')
    expect(answer.status).toBe(400)
    expect((await answer.json()).issues[0].path).toBe('bbox')
    const box = area.split('_').slice(1).join()
    const inBox = await json<Items>(ogc(`/ogc/collections/facilities/items?bbox=${box}&limit=1000`))
    expect(inBox.features).toEqual((await itemsOf('limit=1000')).features)
  })
})

const layerUrl = `/arcgis/rest/services/${area}/FeatureServer/3`

describe('conditions of an ArcGIS client', () => {
  const malicious = [
    '1=1; DROP TABLE parcels',
    '1=1 --',
    "violations = 'x' OR 1=1 UNION SELECT * FROM users",
    'violations = (SELECT name FROM users)',
    'EXISTS (SELECT 1)',
    'pg_sleep(10) IS NULL',
    "violations LIKE 'a%' ESCAPE '\\'",
    '1=1)) OR ((1=1',
    "owner = 'SMITH'",
    '__proto__ = 1',
    "constructor = 'x'",
    '\ud800',
  ]

  it.each([
    ...malicious.map((where): [string, string] => [where, where]),
    ['((( … 1=1 (3,000 parentheses)', `${'('.repeat(3_000)}1=1`],
    ["violations = 'xxx … ' (5,000 letters)", `violations = '${'x'.repeat(5_000)}'`],
  ])(
    'the condition %s is rejected with status 400, and no source is called',
    async (_: string, where: string) => {
      await json(arcgis(`${layerUrl}/query?where=1%3D1&returnCountOnly=true`))
      const call = vi.spyOn(site().engine, 'call')
      const body = new URLSearchParams({ where, f: 'json' })
      for (const answer of [
        await arcgis(`${layerUrl}/query?${body}`),
        await arcgis(`${layerUrl}/query`, { method: 'POST', body }),
      ]) {
        expect(answer.status).toBe(400)
        const { error, ...others } = await answer.json()
        expect(others).toEqual({})
        expect(error).toMatchObject({ code: 400, details: [expect.stringMatching(/^where: /)] })
      }
      expect(call).not.toHaveBeenCalled()
    },
  )

  it('any text as a condition gets status 200 or 400', async () => {
    const words = ['violations', 'inspections', '=', "'x'", '(', ')', 'AND', 'OR', 'LIKE', 'IN', '1', ',']
    const noise = fc.array(fc.oneof(fc.constantFrom(...words), fc.string({ maxLength: 3 })), { maxLength: 8 })
    await fc.assert(
      fc.asyncProperty(noise, async (tokens) => {
        const where = tokens.join(' ')
        const answer = await arcgis(
          `${layerUrl}/query?${new URLSearchParams({ where, returnCountOnly: 'true' })}`,
        )
        expect([200, 400]).toContain(answer.status)
      }),
      { numRuns: tries(200) },
    )
  })

  it.each([
    ['OBJECTID = OBJECTID', () => true],
    ['inspections > 2', (row) => Number(row.inspections) > 2],
    ["UPPER(violations) LIKE 'NONE%'", (row) => String(row.violations).toUpperCase().startsWith('NONE')],
    ['INSPECTIONS IN (0, 1) AND (name IS NOT NULL)', (row) => [0, 1].includes(Number(row.inspections))],
    ['penalties IS NULL', (row) => row.penalties === null],
  ] as [string, (row: Record<string, unknown>) => boolean][])(
    'the condition %s counts exactly the matching features',
    async (where, passes) => {
      const { features } = await itemsOf('limit=1000')
      const params = new URLSearchParams({ where, returnCountOnly: 'true' })
      const { count } = await json<{ count: number }>(arcgis(`${layerUrl}/query?${params}`))
      expect(count).toBe(features.filter(({ properties }) => passes(properties)).length)
    },
  )

  it.each([
    ['outStatistics', '[{}]'],
    ['returnDistinctValues', 'true'],
    ['time', '0,1'],
    ['outFields', 'nothing'],
    ['orderByFields', 'name; DROP'],
    ['objectIds', '1,x'],
    ['geometry', '1,2,3'],
    ['geometry', '{"xmin":'],
    ['outSR', '2263'],
    ['resultOffset', '-1'],
    ['f', 'pbf'],
  ])('an ArcGIS query with %s=%s is rejected with the name of the parameter', async (name, value) => {
    const answer = await arcgis(`${layerUrl}/query?${new URLSearchParams({ where: '1=1', [name]: value })}`)
    expect(answer.status).toBe(400)
    expect((await answer.json()).error.details[0]).toMatch(new RegExp(`^${name}: `))
  })
})

describe('services of lists, pages and frozen copies', () => {
  it('a list of places has one feature for each row with a place', async () => {
    giveHeaders({ 'x-openplat-visitor': '192.0.2.1' })
    const job = await site().jobs.draft({
      headings: ['Place', 'Note'],
      roles: ['place', 'mine'],
      rows: [
        ['43.6123, -116.3915', 'a'],
        ['41.88, -87.63', 'b'],
      ],
      facts: ['elevation'],
    })
    const id = fileServiceId(`/places/list/${job?.id}`)
    const { collections } = await json<{ collections: { id: string }[] }>(ogc(`/ogc/${id}/collections`))
    expect(collections.map((each) => each.id)).toEqual(['rows'])
    const { features } = await json<Items>(ogc(`/ogc/${id}/collections/rows/items`))
    expect(features.map(({ properties }) => properties.own2)).toEqual(['a', 'b'])
    const csv = await answerCsv(new Request(origin), id, 'rows.csv')
    expect((await csv.text()).split('\r\n')[0]).toContain('Note')
  })

  it('serves the rows of a page as a layer', async () => {
    giveHeaders({ 'x-openplat-visitor': '192.0.2.1' })
    const id = fileServiceId('/environment?at=43.6123,-116.3915&within=2')
    const { features, numberMatched } = await json<Items>(ogc(`/ogc/${id}/collections/rows/items`))
    expect(features.length).toBeGreaterThan(0)
    expect(numberMatched).toBe(features.length)
    const { layers } = await json<{ layers: { geometryType: string }[] }>(
      arcgis(`/arcgis/rest/services/${id}/FeatureServer`),
    )
    expect(layers[0]?.geometryType).toBe('esriGeometryPoint')
  })

  it('serves selected parcels as a layer with their outlines', async () => {
    const { engine } = site()
    const bbox = [-112.073, 33.447, -112.07, 33.449]
    const answer = await engine.call('us-parcels', 'getParcelsInArea', { bbox, limit: 5 })
    const keys = answer.ok
      ? answer.data.layers.flatMap(({ source, parcels }) =>
          parcels.map(({ parcel }) => `${source.layer}:${parcel.parcelId}`),
        )
      : []
    const id = fileServiceId(`/map/lots/file?${new URLSearchParams({ keys: keys.slice(0, 2).join('\n') })}`)
    const { features } = await json<Items>(ogc(`/ogc/${id}/collections/rows/items`))
    expect(features).toHaveLength(2)
    expect(features.every(({ geometry }) => geometry !== null)).toBe(true)
  })

  it('serves the stored rows of a snapshot as a layer', async () => {
    const { engine, snapshots } = site()
    const params = { bbox: [-80.38, 25.525, -80.37, 25.533] }
    const result = await engine.call('federal-wetlands', 'getWetlandsInArea', params)
    const reading = {
      connector: 'federal-wetlands',
      method: 'getWetlandsInArea',
      params,
      result,
      asSeen: true,
    }
    const outcome = await snapshots.keep(snapshotOf([reading]))
    if (outcome.kind !== 'kept') throw new Error('The store is empty and keeps the page.')
    const id = frozenServiceId(outcome.id)
    const { collections } = await json<{ collections: { id: string }[] }>(ogc(`/ogc/${id}/collections`))
    expect(collections.map((each) => each.id)).toEqual(['federal-wetlands.getWetlandsInArea.1'])
    const { features } = await json<Items>(ogc(`/ogc/${id}/collections/${collections[0]?.id}/items`))
    expect(features).toHaveLength(result.ok ? result.data.features.length : -1)
  })

  it.each([
    'area_0_0_0_0',
    'area_1_2_3',
    'file_xyz',
    fileServiceId('/assessments/values?q=1'),
    fileServiceId('//evil.example'),
    frozenServiceId('x'.repeat(43)),
    'nothing',
  ])('the service %s does not exist', async (id) => {
    expect((await arcgis(`/arcgis/rest/services/${id}/FeatureServer`)).status).toBe(404)
  })

  it('the service of a page URL with an unknown parameter is rejected', async () => {
    const id = fileServiceId('/environment?at=43.6123,-116.3915&nothing=1')
    expect((await ogc(`/ogc/${id}/collections`)).status).toBe(400)
  })

  it('a layer without a source in the box is empty, with the current time as its time stamp', async () => {
    const before = Date.now()
    const { features, timeStamp } = await json<Items>(
      ogc('/ogc/area_-100.1_40.1_-100_40.2/collections/permits/items'),
    )
    expect(features).toEqual([])
    expect(Date.parse(timeStamp)).toBeGreaterThanOrEqual(before)
  })

  it('a failed source fails the whole layer with status 503', async () => {
    site().faults?.set('echodata.epa.gov', 'down')
    const answer = await ogc('/ogc/area_-90.1_35.1_-90.05_35.15/collections/facilities/items')
    site().faults?.set('echodata.epa.gov', undefined)
    expect(answer.status).toBe(503)
  })
})
