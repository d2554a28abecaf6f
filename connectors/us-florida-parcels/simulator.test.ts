import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addressAt, locateAddress, writeStreetLine } from '@/lib/sample-world/addresses/addresses'
import { floridaTowns } from '@/lib/sample-world/florida/land'
import { parcelsWithin } from '@/lib/sample-world/florida/parcels'
import { metresPerDegree } from '@/lib/sample-world/meters-per-degree'
import { tries } from '@/lib/testing/long-run'
import { floridaAlbers } from './simulated/layers'
import { createFloridaParcels } from './simulator'

const samples = process.env.UPSTREAM_SAMPLES
const simulate = createFloridaParcels({ stallMs: 5 })
const folder = 'https://services9.arcgis.com/Gh9awoU677aKree0/arcgis/rest/services'
const polygons = `${folder}/Florida_Statewide_Cadastral/FeatureServer/0`
const centroids = `${folder}/Florida_Statewide_Parcel_Centroid_Version/FeatureServer/0`

type Box = [number, number, number, number]
interface Feature {
  attributes: Record<string, string | number>
  geometry?: { rings?: number[][][]; x?: number; y?: number }
}

const within = (box: Box) => ({
  geometry: box.join(','),
  geometryType: 'esriGeometryEnvelope',
  inSR: '4326',
  outSR: '4326',
})

async function ask(params: Record<string, string>, layer = polygons, from = simulate) {
  const search = new URLSearchParams({ where: '1=1', f: 'json', returnGeometry: 'false', ...params })
  const response = await from(new Request(`${layer}/query?${search}`))
  expect(response.status).toBe(200)
  return response.json()
}

async function rows(params: Record<string, string>, layer = polygons): Promise<Feature[]> {
  const body = await ask({ outFields: '*', ...params }, layer)
  expect(body).not.toHaveProperty('error')
  return body.features
}

const columnOf = (features: Feature[], name: string) => features.map(({ attributes }) => attributes[name])

const tile: Box = [-81.38671875, 28.536275, -81.375732421875, 28.545926]
const near = (value: number) => expect.closeTo(value, 0)
const slow = {
  error: { code: 400, message: 'Unable to perform query. Please check your parameters.', details: [] },
}

const smallBox = fc
  .tuple(
    fc.constantFrom(...floridaTowns),
    fc.double({ min: -0.3, max: 0.3, noNaN: true }),
    fc.double({ min: -0.2, max: 0.2, noNaN: true }),
    fc.double({ min: 0, max: 0.006, noNaN: true }),
  )
  .map(([{ place }, x, y, size]): Box => {
    const [west, south] = [place.longitude + x, place.latitude + y]
    return [west, south, west + size, south + size]
  })

describe('simulated parcel layer', () => {
  it('describes itself as a hosted layer of 2026', async () => {
    const page = await (await simulate(new Request(`${polygons}?f=json`))).json()
    expect(page).toMatchObject({
      name: 'CADASTRAL_DOR',
      geometryType: 'esriGeometryPolygon',
      maxRecordCount: 2000,
      copyrightText: '',
      spatialReference: { wkid: 102967, latestWkid: 6439 },
      supportedQueryFormats: 'JSON, geoJSON, PBF',
      editingInfo: { lastEditDate: expect.any(Number) },
      advancedQueryCapabilities: { supportsPagination: true },
    })
    expect(page.fields).toHaveLength(122)
    expect(page.fields[4]).toMatchObject({ name: 'PARCEL_ID', type: 'esriFieldTypeString', length: 30 })
    expect(page.extent.xmax - page.extent.xmin).toBeGreaterThan(600_000)
    const twin = await (
      await simulate(new Request(`${centroids.replace('/arcgis/', '/ArcGIS/')}?f=json`))
    ).json()
    expect(twin).toMatchObject({ geometryType: 'esriGeometryPoint' })
  })

  it('contains rows without nulls, with the declared types, lengths and order of columns', async () => {
    const { fields, features } = await ask({ ...within(tile), outFields: '*', resultRecordCount: '300' })
    const names = fields.map(({ name }: { name: string }) => name)
    for (const { attributes } of features as Feature[]) {
      expect(Object.keys(attributes)).toEqual(names)
      for (const { name, type, length } of fields) {
        const value = attributes[name]
        expect(typeof value).toBe(type === 'esriFieldTypeString' ? 'string' : 'number')
        if (typeof value === 'string') {
          expect(value.length, `${name} ${value}`).toBeLessThanOrEqual(length)
          expect(value).not.toBe('')
        }
      }
    }
  })

  it.skipIf(!samples)('returns the header and the columns of the recorded response', async () => {
    const file = join(samples ?? '', 'us-florida-parcels/query-one-parcel-all-fields-2026.json')
    const {
      features: [feature],
      ...head
    } = JSON.parse(readFileSync(file, 'utf8'))
    const {
      features,
      exceededTransferLimit: _,
      ...ours
    } = await ask({
      geometry: tile.join(','),
      inSR: '4326',
      outFields: '*',
    })
    expect(ours).toEqual(head)
    expect(Object.keys(features[0].attributes)).toEqual(Object.keys(feature.attributes))
  })

  it('refuses a query with one unknown column', async () => {
    expect(await ask({ ...within(tile), outFields: 'OBJECTID,JUST_VALUE' })).toMatchObject({
      error: { code: 400 },
    })
  })

  it('fills a tile in town with a thousand parcels and truncates at the row limit', async () => {
    const { count } = await ask({ ...within(tile), returnCountOnly: 'true' })
    expect(count).toBeGreaterThan(1_000)
    expect(count).toBeLessThan(1_500)
    const wider = { ...within([tile[0], tile[1], tile[2] + 0.01, tile[3]]), outFields: 'OBJECTID' }
    const cut = await ask({ ...wider, returnGeometry: 'true' })
    expect(cut.features).toHaveLength(2000)
    expect(cut.exceededTransferLimit).toBe(true)
    const geojson = await ask({ ...wider, f: 'geojson' })
    expect(geojson.properties).toEqual({ exceededTransferLimit: true })
    expect(await ask({ ...within(tile), outFields: 'OBJECTID' })).not.toHaveProperty('exceededTransferLimit')
  })

  it('returns the same rows as a brute-force search for a box, on pages of any size', async () => {
    await fc.assert(
      fc.asyncProperty(smallBox, fc.integer({ min: 40, max: 900 }), async (box, size) => {
        const expected = [...parcelsWithin(box)].map(({ objectId }) => objectId)
        const { count } = await ask({ ...within(box), returnCountOnly: 'true' })
        expect(count).toBe(expected.length)
        const objectIds: number[] = []
        for (let last = 0, more = true; more; last = objectIds.at(-1) ?? 0) {
          const page = await ask({
            ...within(box),
            where: `OBJECTID > ${last}`,
            orderByFields: 'OBJECTID ASC',
            outFields: 'OBJECTID',
            resultRecordCount: String(size),
          })
          objectIds.push(...columnOf(page.features, 'OBJECTID').map(Number))
          more = page.exceededTransferLimit === true
        }
        expect(objectIds).toEqual(expected)
      }),
      { numRuns: tries(25) },
    )
  })

  it('returns the same rows as a brute-force search for a filter inside a box', async () => {
    const where = "JV >= 200000 AND JV <= 400000 AND DOR_UC IN ('001','002') AND SALE_YR1 >= 2015"
    const expected = [...parcelsWithin(tile)].filter(
      ({ values, sale }) =>
        values.justValue >= 200_000 &&
        values.justValue <= 400_000 &&
        ['001', '002'].includes(values.landUse) &&
        sale.year >= 2015,
    )
    expect(expected.length).toBeGreaterThan(20)
    const answer = await rows({ ...within(tile), where, outFields: 'PARCEL_ID' })
    expect(columnOf(answer, 'PARCEL_ID')).toEqual(expected.map(({ parcelId }) => parcelId))
  })

  it('winds exterior rings clockwise, and returns degrees on request or projected meters otherwise', async () => {
    const [row] = await rows({ ...within(tile), returnGeometry: 'true', geometryPrecision: '7' })
    const ring = row?.geometry?.rings?.[0] ?? []
    const doubled = ring.slice(1).reduce((sum, [x = 0, y = 0], index) => {
      const [beforeX = 0, beforeY = 0] = ring[index] ?? []
      return sum + (x - beforeX) * (y + beforeY)
    }, 0)
    expect(doubled).toBeGreaterThan(0)
    const projected = await ask({ geometry: tile.join(','), inSR: '4326', returnGeometry: 'true' })
    expect(projected.spatialReference).toEqual({ wkid: 102967, latestWkid: 6439 })
    expect(projected.features[0].geometry.rings[0][0]).toEqual(floridaAlbers.project(ring[0] ?? []).map(near))
  })

  it('preserves areas everywhere, and lengths along the two standard parallels', () => {
    expect(floridaAlbers.project([-84, 24]).map(Math.round)).toEqual([400_000, 0])
    // The expected values were computed with PROJ for EPSG:6439.
    const [easting = 0, northing = 0] = floridaAlbers.project([-81.38, 28.54])
    expect(easting).toBeCloseTo(655_867.133, 3)
    expect(northing).toBeCloseTo(506_484.398, 3)
    const size = 0.001
    for (const latitude of [24, 28.5, 31.5]) {
      const [x = 0, y = 0] = floridaAlbers.project([-81, latitude])
      const [eastX = 0, eastY = 0] = floridaAlbers.project([-81 + size, latitude])
      const [northX = 0, northY = 0] = floridaAlbers.project([-81, latitude + size])
      const area = (eastX - x) * (northY - y) - (eastY - y) * (northX - x)
      const ground = metresPerDegree(latitude + size / 2)
      expect(area / (ground.east * ground.north * size * size)).toBeCloseTo(1, 4)
      const along = Math.hypot(eastX - x, eastY - y) / (metresPerDegree(latitude).east * size)
      if (latitude !== 28.5) expect(along).toBeCloseTo(1, 4)
    }
  })

  it('returns the parcel with the same address at the position of most addresses', async () => {
    let same = 0
    for (let step = 0; step < 60; step += 1) {
      const address = addressAt(-81.42 + 0.0013 * step, 28.5 + 0.0011 * step)
      const line = address ? writeStreetLine(address) : ''
      const [place] = locateAddress(`${line}, Orlando, FL`)
      const [row] = await rows({
        geometry: `${place?.longitude},${place?.latitude}`,
        geometryType: 'esriGeometryPoint',
        inSR: '4326',
        outFields: 'PHY_ADDR1,PHY_CITY,PHY_ZIPCD',
      })
      expect(row?.attributes).toMatchObject({ PHY_CITY: 'ORLANDO', PHY_ZIPCD: 32801 })
      if (row?.attributes.PHY_ADDR1 === line.toUpperCase()) same += 1
    }
    expect(same).toBeGreaterThan(48)
  })

  it('finds parcels by id and by object id without a place', async () => {
    const [row] = await rows({ ...within(tile), where: "DOR_UC = '001'", resultRecordCount: '1' })
    const { OBJECTID, PARCEL_ID, CO_NO } = row?.attributes ?? {}
    const questions: Record<string, string>[] = [
      { where: `PARCEL_ID IN ('nothing 1','${PARCEL_ID}') AND CO_NO = ${CO_NO}` },
      { where: `OBJECTID = ${OBJECTID}` },
      { where: '', objectIds: String(OBJECTID) },
    ]
    for (const params of questions) expect(await rows(params)).toContainEqual(row)
    expect(await rows({ where: `PARCEL_ID = '${PARCEL_ID}X'` })).toEqual([])
  })

  it('finds rows by a bare house number, if the query requests few rows and columns', async () => {
    const params = {
      where: "PHY_ADDR1 LIKE '142 %'",
      outFields: 'PHY_ADDR1,PHY_CITY',
      resultRecordCount: '50',
    }
    const lines = columnOf(await rows(params), 'PHY_ADDR1')
    expect(lines).toHaveLength(50)
    for (const line of lines) expect(line).toMatch(/^142 [EW] /)
  })

  it.each<[string, Record<string, string>]>([
    ['a city', { where: "PHY_CITY = 'ORLANDO'" }],
    ['a county', { where: 'CO_NO = 58' }],
    ['an owner', { where: "OWN_NAME LIKE 'QUILLFEATHER%'" }],
    ['a street', { where: "PHY_ADDR1 LIKE '142 W INKWELL%'", outFields: 'OBJECTID', resultRecordCount: '5' }],
    ['a leading wildcard', { where: "PHY_ADDR1 LIKE '%INKWELL ST'" }],
    ['a whole address', { where: "PHY_ADDR1 = '142 W INKWELL ST'" }],
    [
      'a house number for too many rows',
      { where: "PHY_ADDR1 LIKE '142 %'", outFields: 'OBJECTID', resultRecordCount: '500' },
    ],
    [
      'a house number for too many columns',
      { where: "PHY_ADDR1 LIKE '142 %'", outFields: '*', resultRecordCount: '5' },
    ],
    ['a value', { where: 'JV >= 100000 AND JV <= 250000' }],
    ['a year of sale', { where: '(SALE_YR1 = 2024 OR SALE_YR2 = 2024)' }],
    ['the id of placeholders', { where: "PARCEL_ID = 'WATER'" }],
    ['everything, counted', { returnCountOnly: 'true' }],
    ['everything, sorted', { orderByFields: 'JV DESC' }],
    ['a wide box, counted', { ...within([-82, 28, -81.3, 28.1]), returnCountOnly: 'true' }],
    ['a full box, counted', { ...within([-81.6, 28.3, -81.1, 28.8]), returnCountOnly: 'true' }],
  ])('stalls on a query for %s and then refuses it', async (_, params) => {
    expect(await ask(params)).toEqual(slow)
    const patient = createFloridaParcels({ stallMs: 60_000 })
    const search = new URLSearchParams({ where: '1=1', f: 'json', ...params })
    const stop = new AbortController()
    const body = { method: 'POST', body: search, signal: stop.signal }
    const answer = patient(new Request(`${polygons}/query`, body))
    stop.abort(new Error('enough'))
    await expect(answer).rejects.toThrow('enough')
  })

  it.each<[string, Record<string, string>]>([
    ['a ZIP code', { where: 'PHY_ZIPCD = 32801' }],
    ['a ZIP code, counted', { where: 'PHY_ZIPCD = 32801', returnCountOnly: 'true' }],
    [
      'a ZIP code in a box, counted',
      { ...within(tile), where: 'PHY_ZIPCD = 32801', returnCountOnly: 'true' },
    ],
    ['a deep page', { ...within(tile), resultOffset: '10001' }],
    ['statistics', { ...within(tile), outStatistics: '[]' }],
  ])('refuses a query for %s without delay', async (_, params) => {
    const never = createFloridaParcels({ stallMs: 60_000 })
    expect(await ask(params, polygons, never)).toEqual(slow)
  })

  it('returns the first rows of the whole table', async () => {
    const answer = await rows({ orderByFields: 'OBJECTID', resultRecordCount: '3', outFields: 'OBJECTID' })
    expect(answer).toHaveLength(3)
  })

  it('requires a token for the layer of polygons but not for the layer of points', async () => {
    const closed = createFloridaParcels({ closed: true })
    const denied = { error: { code: 499, message: 'Token Required', details: [] } }
    expect(await ask(within(tile), polygons, closed)).toEqual(denied)
    expect(await (await closed(new Request(`${polygons}?f=json`))).json()).toEqual(denied)
    const open = await ask(
      { ...within(tile), outFields: 'PARCEL_ID', returnGeometry: 'true' },
      centroids,
      closed,
    )
    expect(open.features.length).toBeGreaterThan(1_000)
    expect(open.features[0].geometry).toEqual({ x: expect.any(Number), y: expect.any(Number) })
  })
})
