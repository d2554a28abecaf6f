import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { boxRing } from '@/lib/geography/box-ring'
import type { SimulatedArcgisLayer, SimulatedArcgisServer } from './simulated-layer'
import { simulateArcgis } from './simulator'

const path = '/arcgis/rest/services/Parcels/MapServer'
const outside = boxRing([-83, 40, -82.99, 40.01]).toReversed()
const hole = boxRing([-82.996, 40.004, -82.994, 40.006])

const layerOf = (
  server: SimulatedArcgisServer,
  rest: Partial<SimulatedArcgisLayer> = {},
): SimulatedArcgisLayer => ({
  id: 0,
  name: 'Parcels',
  style: 'server',
  objectIdField: 'OBJECTID',
  geometryType: 'esriGeometryPolygon',
  maxRecordCount: 2,
  fields: [
    { name: 'OBJECTID', type: 'esriFieldTypeOID' },
    { name: 'DBO.PARCELS.PIN', type: 'esriFieldTypeString', length: 20 },
    { name: 'CLASS', type: 'esriFieldTypeString', length: 2, codes: { R: 'Residential', C: 'Commercial' } },
  ],
  rows: () =>
    [64579816, 64579817, 64579818].map((id) => ({
      attributes: { OBJECTID: id, 'DBO.PARCELS.PIN': `0${id}`, CLASS: 'R' },
      geometry: { type: 'Polygon', coordinates: [outside, hole] },
    })),
  server,
  ...rest,
})

function open(server: SimulatedArcgisServer, rest?: Partial<SimulatedArcgisLayer>) {
  const simulate = simulateArcgis({
    path,
    layers: [layerOf(server, rest)],
    groups: [{ id: 3, name: 'Land', subLayers: [0] }],
  })
  const ask = (place: string, params: Record<string, string>) =>
    simulate(
      new Request(`https://gis.example.gov${path}${place}?${new URLSearchParams({ f: 'json', ...params })}`),
    )
  return {
    ask,
    page: async () => (await ask('/0', {})).json(),
    query: async (params: Record<string, string>) =>
      (await ask('/0/query', { where: '1=1', ...params })).json(),
  }
}

const samples = process.env.UPSTREAM_SAMPLES
const bodies: { body: unknown }[] = samples
  ? JSON.parse(readFileSync(join(samples, 'us-parcels', 'errors-and-pages-instead-of-data.json'), 'utf8'))
  : []

describe('old ArcGIS server', () => {
  const old = open({
    version: 10.01,
    hidesCapabilities: true,
    hidesObjectIdField: true,
    hidesCap: true,
    paging: 'refused',
    refusesOrder: true,
    flag: 'never',
    exponents: true,
  })

  it('omits keys of later versions from the description of version 10.01', async () => {
    const page = await old.page()
    expect(page.currentVersion).toBe(10.01)
    for (const key of [
      'advancedQueryCapabilities',
      'supportedQueryFormats',
      'objectIdField',
      'maxRecordCount',
    ])
      expect(page).not.toHaveProperty(key)
    expect(page.fields[2].domain.codedValues).toContainEqual({ code: 'C', name: 'Commercial' })
  })

  it('refuses paging and GeoJSON with the recorded error bodies', async () => {
    const pages = await old.query({ resultOffset: '2' })
    expect(pages).toEqual({ error: { code: 400, message: 'Pagination is not supported.', details: [] } })
    if (samples) expect(bodies.map(({ body }) => body)).toContainEqual(pages)
    expect(await old.query({ f: 'geojson' })).toHaveProperty('error.message', 'Output format not supported')
    expect(await old.query({ orderByFields: 'CLASS' })).toHaveProperty('error.code', 400)
  })

  it('truncates without a flag at the row limit, and writes object ids in exponent notation', async () => {
    const cut = await old.query({ outFields: 'CLASS' })
    expect(cut.features).toHaveLength(2)
    expect(cut).not.toHaveProperty('exceededTransferLimit')
    const ids = await old.ask('/0/query', { where: '1=1', returnIdsOnly: 'true' })
    expect(await ids.text()).toBe('{"objectIds":[6.4579816E7,6.4579817E7,6.4579818E7]}')
  })
})

describe('unusual ArcGIS server', () => {
  it('refuses an unlisted format by an HTML page, and suggests the right case of a column name', async () => {
    const strict = open({ version: 10.81, formats: 'JSON', refusesFormats: 'page', isStrict: true })
    const page = await strict.ask('/0/query', { where: '1=1', f: 'geojson' })
    expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html;charset=utf-8'])
    const other = await strict.ask('/0/query', { where: "dbo.parcels.pin = 'X'" })
    expect(other.status).toBe(500)
    expect(await other.text()).toContain("Did you mean 'DBO.PARCELS.PIN'?")
  })

  it('omits the cause from the error message of a refused query', async () => {
    const curt = open({ version: 10.3, refusal: 'Failed to execute query.' })
    const refusal = await curt.query({ outFields: 'NOBODY' })
    expect(refusal).toEqual({ error: { code: 400, message: 'Failed to execute query.' } })
    if (samples) expect(bodies.map(({ body }) => body)).toContainEqual(refusal)
  })

  it('sends rows instead of a count, repeats the first page, and ignores the requested coordinate system', async () => {
    const own = open(
      { version: 10.2, ignoresCountOnly: true, paging: 'ignored', ignoresOutSR: true, flag: 'always' },
      {
        native: { wkid: 3735, latestWkid: 3735, wkt: 'PROJCS["Ohio"]', project: ([x = 0]) => [x + 2e6, 7e5] },
      },
    )
    expect(await own.query({ returnCountOnly: 'true' })).not.toHaveProperty('count')
    const first = await own.query({ resultOffset: '2', outSR: '4326' })
    expect(first.features[0].attributes.OBJECTID).toBe(64579816)
    expect(first.spatialReference).toEqual({ wkt: 'PROJCS["Ohio"]' })
    expect(first.features[0].geometry.rings[0][0][0]).toBeGreaterThan(1e6)
    const whole = await open({ version: 10.2, flag: 'always' }, { maxRecordCount: 9 }).query({})
    expect(whole.exceededTransferLimit).toBe(false)
  })

  it('writes rings in another order, counterclockwise, or with heights, depending on the settings', async () => {
    const rings = async (server: Partial<SimulatedArcgisServer>) =>
      (await open({ version: 11, ...server }).query({ outSR: '4326' })).features[0].geometry.rings
    expect(await rings({ rings: 'shuffled' })).toEqual([hole, outside])
    expect(await rings({ rings: 'counterclockwise' })).toEqual([outside.toReversed()])
    expect((await rings({ height: 212 }))[0][0]).toEqual(
      [-83, 40.01, 212].map((n, at) => (at < 2 ? outside[0]?.[at] : n)),
    )
  })

  it('refuses queries but supports identify with each column as text', async () => {
    const texas = open({ version: 10.9, identifies: true })
    expect((await texas.page()).capabilities).toBe('Map')
    expect(await texas.query({})).toHaveProperty('error.code', 400)
    const point = {
      geometry: '-82.998,40.002',
      geometryType: 'esriGeometryPoint',
      sr: '4326',
      tolerance: '0',
    }
    const answer = await texas.ask('/identify', {
      ...point,
      mapExtent: '-83,40,-82,41',
      imageDisplay: '9,9,96',
    })
    const { results } = await answer.json()
    expect(results).toHaveLength(3)
    expect(results[0].attributes).toEqual({
      OBJECTID: '64579816',
      'DBO.PARCELS.PIN': '064579816',
      CLASS: 'R',
    })
    expect(results[0].geometry.rings).toHaveLength(2)
    const incomplete = await texas.ask('/identify', point)
    expect(await incomplete.json()).toHaveProperty('error')
  })

  it('lists the layers of a group, and refuses to query the group', async () => {
    const { ask } = open({ version: 11 })
    expect(await (await ask('/3', {})).json()).toMatchObject({
      type: 'Group Layer',
      subLayers: [{ id: 0, name: 'Parcels' }],
    })
    expect(await (await ask('/3/query', { where: '1=1' })).json()).toHaveProperty('error')
  })
})

describe('hosted ArcGIS layer', () => {
  const hosted = open({ version: 12, formats: 'JSON, geoJSON', tiles: true }, { style: 'hosted' })

  it('returns a tile with all rows, integer coordinates and the center of each shape', async () => {
    const quantization = JSON.stringify({ tolerance: 0.005, extent: { xmin: -83, ymax: 40.01 } })
    const tile = await hosted.query({
      resultType: 'tile',
      quantizationParameters: quantization,
      outSR: '4326',
      returnCentroid: 'true',
    })
    expect(tile.features).toHaveLength(3)
    expect(tile.transform.translate).toEqual([-83, 40.01])
    const [ring] = tile.features[0].geometry.rings
    expect(ring).toEqual([
      [0, 2],
      [0, -2],
      [2, 0],
      [0, 2],
      [-2, 0],
    ])
    expect(tile.features[0].centroid.x).toBeCloseTo(-82.995, 6)
  })

  it('counts a whole layer without generating its rows', async () => {
    const large = open({ version: 12 }, { total: () => 1_000_000, style: 'hosted' })
    expect(await large.query({ returnCountOnly: 'true' })).toEqual({ count: 1_000_000 })
    expect(await large.query({ returnCountOnly: 'true', where: "CLASS = 'R'" })).toEqual({ count: 3 })
  })
})
