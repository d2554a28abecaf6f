import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Polygon } from 'geojson'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { alike, all, among, atLeast, atMost, empty, equal } from '@/lib/conditions/condition'
import { classifyArcgis } from './classify'
import { fromEsri, toMercator } from './geometry'
import { countAnswer, featuresOf, geoJsonFeaturesOf, idsAnswer, layerPage } from './layer-response'
import { type ArcgisLayerQuery, layerQuery } from './query'
import type { SimulatedArcgisLayer, SimulatedLayerRow, SimulatedRowQuery } from './simulated-layer'
import { simulateArcgis } from './simulator'

const lot = (x: number, y: number): Polygon => ({
  type: 'Polygon',
  coordinates: [
    [
      [x, y],
      [x + 0.001, y],
      [x + 0.001, y + 0.001],
      [x, y + 0.001],
      [x, y],
    ],
  ],
})

const rows: SimulatedLayerRow[] = Array.from({ length: 10 }, (_, index) => ({
  attributes: {
    OBJECTID: index + 1,
    PARCEL_ID: `P-${index}`,
    CITY: index % 2 === 0 ? 'MILLBROOK' : 'Ashford',
    JV: index === 9 ? null : (9 - index) * 1000,
    'Shape.STArea()': 1.5,
  },
  geometry: lot(-81 + index / 1000, 28),
}))
rows.push({ attributes: { OBJECTID: 11, PARCEL_ID: ' ', CITY: ' ', JV: 0 }, geometry: null })

const queries: SimulatedRowQuery[] = []
const hosted: SimulatedArcgisLayer = {
  id: 0,
  name: 'CADASTRAL',
  style: 'hosted',
  objectIdField: 'OBJECTID',
  geometryType: 'esriGeometryPolygon',
  fields: [
    { name: 'OBJECTID', type: 'esriFieldTypeOID' },
    { name: 'PARCEL_ID', type: 'esriFieldTypeString', length: 30 },
    { name: 'CITY', type: 'esriFieldTypeString', alias: 'City', length: 40 },
    { name: 'JV', type: 'esriFieldTypeDouble' },
    { name: 'Shape.STArea()', type: 'esriFieldTypeDouble' },
  ],
  maxRecordCount: 4,
  metadata: { editingInfo: { lastEditDate: 1_759_000_000_000 } },
  rows(query) {
    queries.push(query)
    return rows
  },
}
const path = '/arcgis/rest/services/Parcels/FeatureServer'
const simulator = simulateArcgis({ path, layers: [hosted, { ...hosted, id: 1, style: 'server' }] })
const layerUrl = (id: number) => `https://gis.example.gov${path}/${id}`

const get = async (url: string): Promise<unknown> => (await simulator(new Request(url))).json()
const raw = (id: number, params: Record<string, string>) =>
  get(`${layerUrl(id)}/query?${new URLSearchParams({ f: 'json', ...params })}`)
const ask = async (id: number, query: ArcgisLayerQuery): Promise<unknown> => {
  const { url, ...init } = layerQuery(layerUrl(id), query)
  return (await simulator(new Request(url, init))).json()
}

const parcels = featuresOf(z.looseObject({ OBJECTID: z.number() }))
const idsOf = async (query: ArcgisLayerQuery) =>
  parcels
    .parse(await ask(0, { fields: ['OBJECTID'], ...query }))
    .features.map(({ attributes }) => attributes.OBJECTID)

describe('simulated ArcGIS service', () => {
  it('returns an HTML page, or JSON metadata if the request has the parameter f', async () => {
    const page = await simulator(new Request(layerUrl(0)))
    expect(page.headers.get('content-type')).toContain('text/html')
    const metadata = layerPage.parse(await get(`${layerUrl(0)}?f=json`))
    expect(metadata).toMatchObject({
      name: 'CADASTRAL',
      maxRecordCount: 4,
      editingInfo: { lastEditDate: 1_759_000_000_000 },
    })
    expect(metadata.fields.map(({ name }) => name)).toContain('Shape.STArea()')
    expect(await get(`https://gis.example.gov${path}?f=json`)).toMatchObject({
      layers: [{ id: 0 }, { id: 1 }],
    })
  })

  it('ignores the case of a layer path, and returns an error for unknown paths', async () => {
    expect(await get(`${layerUrl(0).replace('/arcgis/', '/ArcGIS/')}?f=pjson`)).toMatchObject({
      name: 'CADASTRAL',
    })
    for (const url of [layerUrl(7), `${layerUrl(0)}/edit`, 'https://gis.example.gov/elsewhere']) {
      expect(classifyArcgis(await get(`${url}?f=json`), 'It')?.code).toBe('upstream_changed')
    }
  })

  it('filters rows by a condition or by object ids', async () => {
    expect(await idsOf({ where: equal('PARCEL_ID', 'P-3') })).toEqual([4])
    expect(await idsOf({ where: equal('CITY', 'millbrook') })).toEqual([])
    expect(await idsOf({ where: all(alike('CITY', ['ASH'], true), atLeast('JV', 4000)) })).toEqual([])
    expect(
      await idsOf({ where: all(equal('CITY', 'Ashford'), atMost('JV', 4000), atLeast('JV', 1)) }),
    ).toEqual([6, 8])
    expect(await idsOf({ where: empty('JV') })).toEqual([10])
    expect(await idsOf({ objectIds: [3, 99] })).toEqual([3])
  })

  it('passes the required column values and the box of a query to the layer', async () => {
    await ask(0, {
      where: all(among('parcel_id', ['P-3', 'P-4']), alike('CITY', ['M'])),
      within: [-81, 28, -80.99, 28.1],
      fields: ['JV'],
    })
    expect(queries.at(-1)).toEqual({
      equals: { PARCEL_ID: ['P-3', 'P-4'] },
      like: { CITY: ['M'] },
      bbox: [-81, 28, -80.99, 28.1],
    })
  })

  it('filters rows by location: at a point, on a shared boundary, within a distance, and in a polygon', async () => {
    expect(await idsOf({ at: { longitude: -80.9985, latitude: 28.0005 } })).toEqual([2])
    expect(await idsOf({ at: { longitude: -80.998, latitude: 28.0005 } })).toEqual([2, 3])
    expect(await idsOf({ at: { longitude: -80.9985, latitude: 28.0015 } })).toEqual([])
    expect(await idsOf({ at: { longitude: -80.9985, latitude: 28.0015 }, distance: 60 })).toEqual([2])
    expect(await idsOf({ within: [-80.9985, 27, -80.9975, 29] })).toEqual([2, 3])
    expect(await idsOf({ within: [-80.9986, 28.0015, -80.9984, 28.0016] })).toEqual([])
    expect(await idsOf({ within: [-80.9986, 28.0015, -80.9984, 28.0016], distance: 60 })).toEqual([2])
    const geometry = JSON.stringify({
      rings: [lot(-80.9965, 28).coordinates[0]],
      spatialReference: { wkid: 4326 },
    })
    const polygon = await raw(0, { geometry, geometryType: 'esriGeometryPolygon' })
    expect(parcels.parse(polygon).features.map(({ attributes }) => attributes.OBJECTID)).toEqual([4, 5])
  })

  it("reads coordinates as the layer's own meters if the request declares no spatial reference", async () => {
    const params = { geometry: '-80.9985,28.0005', geometryType: 'esriGeometryPoint', outFields: 'OBJECTID' }
    expect(parcels.parse(await raw(0, params)).features).toHaveLength(0)
    expect(parcels.parse(await raw(0, { ...params, inSR: '4326' })).features).toHaveLength(1)
    const meters = { ...params, geometry: toMercator([-80.9985, 28.0005]).join(',') }
    expect(parcels.parse(await raw(0, { ...meters, inSR: '102100' })).features).toHaveLength(1)
  })

  it('returns at most the row limit per page, and reports whether more rows exist', async () => {
    const page = async (query: ArcgisLayerQuery) =>
      parcels.parse(await ask(0, { fields: ['OBJECTID'], ...query }))
    const first = await page({
      limit: 100,
      orderBy: [{ field: 'JV', descending: true }, { field: 'OBJECTID' }],
    })
    expect(first.features.map(({ attributes }) => attributes.OBJECTID)).toEqual([1, 2, 3, 4])
    expect(first.truncated).toBe(true)
    const last = await page({ offset: 8, limit: 3, orderBy: [{ field: 'OBJECTID' }] })
    expect(last.features.map(({ attributes }) => attributes.OBJECTID)).toEqual([9, 10, 11])
    expect(last.truncated).toBe(false)
    expect((await page({ offset: 99 })).features).toEqual([])
    expect(await page({ limit: 0 })).toEqual({ features: [], truncated: true })
  })

  it('puts the truncation flag at the position that ArcGIS Online or ArcGIS Server uses', async () => {
    const query = { fields: ['OBJECTID'], limit: 1 }
    expect(await ask(0, query)).toMatchObject({ exceededTransferLimit: true })
    expect(await ask(1, query)).toMatchObject({ exceededTransferLimit: true })
    expect(await ask(0, { ...query, format: 'geojson' })).toMatchObject({
      properties: { exceededTransferLimit: true },
    })
    expect(await ask(1, { ...query, format: 'geojson' })).toMatchObject({ exceededTransferLimit: true })
  })

  it('counts the rows of each value, and limits the number of values to the row limit', async () => {
    const countBy = { field: 'city', counted: 'OBJECTID' }
    expect(await ask(0, { countBy, orderBy: [{ field: 'CITY', descending: true }] })).toEqual({
      features: [
        { attributes: { CITY: 'MILLBROOK', rows_in_all: 5 } },
        { attributes: { CITY: 'Ashford', rows_in_all: 5 } },
        { attributes: { CITY: ' ', rows_in_all: 1 } },
      ],
    })
    const each = { field: 'PARCEL_ID', counted: 'OBJECTID' }
    const cut = featuresOf(z.unknown()).parse(await ask(0, { countBy: each }))
    expect([cut.features.length, cut.truncated]).toEqual([4, true])
    for (const outStatistics of ['nonsense', '[{"statisticType":"sum","onStatisticField":"JV"}]'])
      expect(await raw(0, { outStatistics, groupByFieldsForStatistics: 'CITY' })).toHaveProperty('error')
    expect(await raw(0, { groupByFieldsForStatistics: 'CITY' })).toHaveProperty('error')
    const old = simulateArcgis({ path, layers: [{ ...hosted, refusesStatistics: true }] })
    const { url } = layerQuery(layerUrl(0), { countBy })
    expect(await (await old(new Request(url))).json()).toHaveProperty('error')
    const page = layerPage.parse(await (await old(new Request(`${layerUrl(0)}?f=json`))).json())
    expect(page.advancedQueryCapabilities?.supportsStatistics).toBe(false)
  })

  it('returns counts, ids and extents', async () => {
    expect(countAnswer.parse(await ask(0, { countOnly: true }))).toEqual({ count: 11 })
    expect(idsAnswer.parse(await ask(0, { idsOnly: true })).objectIds).toHaveLength(11)
    const ids = async (descending: boolean) =>
      idsAnswer.parse(await ask(0, { idsOnly: true, orderBy: [{ field: 'JV', descending }] })).objectIds ?? []
    expect(await ids(true)).toEqual((await ids(false)).toReversed())
    expect(await ask(1, { idsOnly: true, where: equal('JV', -1) })).toMatchObject({ objectIds: null })
    const extent = {
      where: '1=1',
      returnExtentOnly: 'true',
      returnCountOnly: 'true',
      outSR: '4326',
      geometryPrecision: '3',
    }
    expect(await raw(0, extent)).toEqual({
      count: 11,
      extent: {
        xmin: -81,
        ymin: 28,
        xmax: -80.99,
        ymax: 28.001,
        spatialReference: { wkid: 4326, latestWkid: 4326 },
      },
    })
    expect(await raw(0, { ...extent, where: 'JV = -1' })).toMatchObject({ count: 0, extent: { xmin: 'NaN' } })
  })

  it('returns each distinct value once', async () => {
    const page = featuresOf(z.object({ CITY: z.string() })).parse(
      await ask(0, { fields: ['CITY'], distinct: true, orderBy: [{ field: 'CITY' }] }),
    )
    expect(page.features.map(({ attributes }) => attributes.CITY)).toEqual([' ', 'Ashford', 'MILLBROOK'])
    expect(countAnswer.parse(await ask(0, { fields: ['CITY'], distinct: true, countOnly: true })).count).toBe(
      3,
    )
    const shapes = await raw(0, { where: '1=1', outFields: 'CITY', returnDistinctValues: 'true' })
    expect(classifyArcgis(shapes, 'It')).toBeDefined()
  })

  it('returns the same response to a posted form as to the equivalent URL', async () => {
    const where = among('PARCEL_ID', ['P-1', ...Array.from({ length: 200 }, (_, index) => `none-${index}`)])
    expect(layerQuery(layerUrl(0), { where, fields: ['OBJECTID'] }).method).toBe('POST')
    expect(await idsOf({ where })).toEqual([2])
  })

  it('returns shapes in the requested coordinate system with clockwise exteriors', async () => {
    const query: ArcgisLayerQuery = {
      where: equal('OBJECTID', 1),
      fields: ['OBJECTID'],
      geometry: true,
      precision: 4,
    }
    const ring = [
      [-81, 28],
      [-81, 28.001],
      [-80.999, 28.001],
      [-80.999, 28],
      [-81, 28],
    ]
    expect(await ask(0, query)).toMatchObject({
      features: [{ geometry: { rings: [ring] } }],
      spatialReference: { wkid: 4326 },
    })
    expect(await ask(0, { ...query, format: 'geojson' })).toEqual({
      type: 'FeatureCollection',
      crs: { type: 'name', properties: { name: 'EPSG:4326' } },
      features: [
        {
          type: 'Feature',
          id: 1,
          properties: { OBJECTID: 1 },
          geometry: { type: 'Polygon', coordinates: [ring] },
        },
      ],
    })
    const native = parcels.parse(await raw(0, { where: 'OBJECTID = 1', outFields: 'OBJECTID' }))
    expect(native.features[0]?.geometry?.rings?.[0]?.[0]).toEqual(toMercator([-81, 28]))
  })

  it('returns rows that our parsers convert back to the original shapes', async () => {
    const query: ArcgisLayerQuery = { where: atMost('OBJECTID', 2), fields: ['OBJECTID'], geometry: true }
    const shapes = rows.slice(0, 2).map(({ geometry }) => geometry)
    expect(parcels.parse(await ask(0, query)).features.map(({ geometry }) => fromEsri(geometry))).toEqual(
      shapes,
    )
    const collection = geoJsonFeaturesOf(z.looseObject({})).parse(
      await ask(1, { ...query, format: 'geojson' }),
    )
    expect(collection.features.map(({ geometry }) => geometry)).toEqual(shapes)
  })

  it("sends only the selected columns, in the layer's own spelling, with null for missing values", async () => {
    expect(await ask(0, { objectIds: [11], fields: ['jv', 'Shape.STArea()'] })).toMatchObject({
      features: [{ attributes: { JV: 0, 'Shape.STArea()': null } }],
    })
    const all = parcels.parse(
      await raw(0, { where: 'OBJECTID = 1', outFields: '*', returnGeometry: 'false' }),
    )
    expect(Object.keys(all.features[0]?.attributes ?? {})).toEqual(hosted.fields.map(({ name }) => name))
    expect(all.features[0]).not.toHaveProperty('geometry')
  })

  it("omits the layer's description from a response without rows", async () => {
    const answer = await ask(1, { where: equal('JV', -1), fields: ['JV'], geometry: true })
    expect(answer).toEqual({ displayFieldName: '', fieldAliases: { JV: 'JV' }, features: [] })
  })

  it.each<Record<string, string>>([
    { where: 'OWNER = 1' },
    { where: 'CITY = "NAPLES"' },
    { where: '1=1', outFields: 'JV,OWNER' },
    { where: '1=1', orderByFields: 'OWNER' },
    { where: '1=1', orderByFields: 'JV SIDEWAYS' },
    { where: '1=1', resultOffset: '-1' },
    { where: '1=1', geometry: '1,2,3' },
    { where: '1=1', geometry: '{"xmin":' },
    { where: '1=1', geometry: '0,0,1,1', spatialRel: 'esriSpatialRelTouches' },
    { where: '1=1', outSR: '2227' },
    { where: '1=1', f: 'pbf' },
    { objectIds: '1 OR 1=1' },
    {},
  ])('refuses %j with HTTP 200', async (params) => {
    expect(await raw(0, params)).toMatchObject({
      error: { code: 400, message: 'Cannot perform query. Invalid query parameters.' },
    })
  })

  it('names an unknown column in the error of ArcGIS Online but not in that of ArcGIS Server', async () => {
    expect(await raw(0, { where: 'OWNER = 1' })).toMatchObject({
      error: { details: ["'Invalid field: OWNER' parameter is invalid"] },
    })
    expect(await raw(1, { where: 'OWNER = 1' })).toEqual({
      error: { code: 400, message: 'Unable to complete operation.', details: [] },
    })
  })

  it('stops reading an endless layer once a page is full', async () => {
    const endless: SimulatedArcgisLayer = {
      ...hosted,
      *rows() {
        for (let id = 1; ; id += 1) yield { attributes: { OBJECTID: id } }
      },
    }
    const serve = simulateArcgis({ path, layers: [endless] })
    const { url } = layerQuery(layerUrl(0), { fields: ['OBJECTID'], offset: 2, limit: 2 })
    const page = parcels.parse(await (await serve(new Request(url))).json())
    expect(page.features.map(({ attributes }) => attributes.OBJECTID)).toEqual([3, 4])
    expect(page.truncated).toBe(true)
    const sorted = simulateArcgis({ path, layers: [{ ...endless, inOrder: () => true }] })
    const next = layerQuery(layerUrl(0), {
      fields: ['OBJECTID'],
      where: atLeast('OBJECTID', 7),
      orderBy: [{ field: 'OBJECTID' }],
      limit: 2,
    })
    const later = parcels.parse(await (await sorted(new Request(next.url))).json())
    expect(later.features.map(({ attributes }) => attributes.OBJECTID)).toEqual([7, 8])
  })
})

const samples = process.env.UPSTREAM_SAMPLES

describe.skipIf(!samples)('simulated pages beside recorded ones', () => {
  const shape = z.looseObject({ fields: z.array(z.looseObject({})), features: z.array(z.looseObject({})) })
  const recorded = (file: string) =>
    shape.parse(JSON.parse(readFileSync(join(samples ?? '', 'us-florida-parcels', file), 'utf8')))
  const keys = (value: object | undefined) => Object.keys(value ?? {}).sort()

  it.each([
    [0, 'query-one-parcel-all-fields-2026.json', { returnGeometry: 'false' }, ['geometryProperties']],
    [1, 'arcgis-generic/us-fl-polk-query-page.json', { outSR: '4326' }, []],
  ] as const)(
    'returns from layer %i the same keys as the recorded file %s',
    async (id, file, params, missing) => {
      const theirs = recorded(file)
      const ours = shape.parse(await raw(id, { where: 'OBJECTID = 1', outFields: '*', ...params }))
      expect([...keys(ours), ...missing].sort()).toEqual(keys(theirs))
      expect(keys(ours.features[0])).toEqual(keys(theirs.features[0]))
      const text = (fields: Record<string, unknown>[]) =>
        fields.find(({ type }) => type === 'esriFieldTypeString')
      const common = (field: object | undefined) => keys(field).filter((key) => key !== 'domain')
      expect(common(text(ours.fields))).toEqual(common(text(theirs.fields)))
    },
  )
})
