import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { abilityOf, layerHead } from '@/lib/arcgis/layer-head'
import { dataOf } from '@/lib/connector/testing/data-of'
import { publishedColumns } from '@/lib/records/parcel/published-lot'
import {
  double,
  feature,
  gone,
  isPage,
  type JsonRecord,
  maricopa,
  page,
  parcelHouse,
  phoenix,
  type SimulatedLayerResponder,
  serving,
  square,
  statewide,
  text,
} from './testing/parcel-house'

const { UPSTREAM_SAMPLES: samples = '' } = process.env
const readText = (file: string) => readFileSync(join(samples, 'us-parcels', file), 'utf8')
const readSample = <T = JsonRecord>(file: string): T => JSON.parse(readText(file))

interface Answer {
  features: { attributes: JsonRecord }[]
}

function pageOf(rows: readonly JsonRecord[]) {
  const isNumber = (name: string) => rows.some((row) => typeof row[name] === 'number')
  return page(Object.keys(rows[0] ?? {}).map((name) => (isNumber(name) ? double(name) : text(name))))
}

async function parcelsOf(
  layer: string,
  rows: readonly JsonRecord[],
  [longitude, latitude]: [number, number],
) {
  const features = rows.map((row) => feature(row, square(longitude, latitude)))
  const house = parcelHouse({ '/': serving(pageOf(rows), features) })
  const { parcels } = await dataOf(house.layerAt(layer, { longitude, latitude }))
  return parcels.map(({ parcel }) => ({
    ...parcel,
    published: Object.fromEntries(publishedColumns(parcel).map(({ column, value }) => [column, value])),
  }))
}

async function stateOf(layer: string, head: JsonRecord) {
  const reading = await dataOf(parcelHouse({ '/': () => head }).state(layer))
  if (!reading.ok) throw new Error(reading.why)
  const { columns } = reading.state
  return { ...reading.state, names: columns.map(({ name }) => name) }
}

const four = (id: string) => {
  const row = readSample<Record<string, JsonRecord>>('rows-of-four-layers-2026-09.json')[id]
  if (!row) throw new Error(`Nothing is recorded of ${id}`)
  return row
}

const cases: Readonly<Record<string, () => Promise<void> | void>> = {
  'baltimore-county-md-row-year-0000.json': async () => {
    const { features } = readSample<Answer>('baltimore-county-md-row-year-0000.json')
    const rows = features.map(({ attributes }) => attributes)
    const [parcel] = await parcelsOf('md-baltimore', rows, [-76.6, 39.4])
    expect(parcel).toMatchObject({
      parcelId: '2200002965',
      sourceObjectId: null,
      address: '9616 REISTERSTOWN RD',
      yearBuilt: null,
      published: { YEAR_BUILT: '0000' },
    })
  },

  'baltimore-md-city-rows-padded-and-zero.json': async () => {
    const { features } = readSample<Answer>('baltimore-md-city-rows-padded-and-zero.json')
    const rows = features.map(({ attributes }) => attributes)
    const [parcel] = await parcelsOf('md-city-of-baltimore', rows, [-76.65, 39.34])
    expect(parcel).toMatchObject({ parcelId: null, yearBuilt: null, address: null, landUse: 'E' })
    expect(parcel?.published).toMatchObject({ BLOCKLOT: '4623 046', PIN: '4623046', YEAR_BUILD: 0 })
    expect(parcel?.published).not.toHaveProperty('NEIGHBOR')
  },

  'bexar-tx-qualified-names-mapserver.json': async () => {
    const recorded = readSample<JsonRecord & Answer>('bexar-tx-qualified-names-mapserver.json')
    const layer = page([], { fields: recorded.fields })
    const house = parcelHouse({ '/': (url) => (isPage(url) ? layer : recorded) })
    const answer = await dataOf(house.layerAt('tx-brazos', { longitude: -98.649, latitude: 29.694 }))
    expect(answer.truncated).toBe(false)
    expect(answer.parcels).toMatchObject([
      { parcel: { parcelId: '358951', sourceObjectId: 499167 }, geometry: { type: 'Polygon' } },
    ])
    expect(house.requests.at(-1)?.params.get('outFields')).toBe(
      'PAMaps.DBO.ParcelFabric_Parcels.OBJECTID,PAMaps.DBO.ParcelFabric_Parcels.PROP_ID',
    )
  },

  'carson-ca-layer-10.0-no-paging-words.json': async () => {
    const house = parcelHouse({ '/': () => readSample('carson-ca-layer-10.0-no-paging-words.json') })
    expect(await dataOf(house.state('az-maricopa'))).toEqual({ ok: false, why: 'notOutlines' })
  },

  'columbia-mo-ids-only-10.01-exponents.json': async () => {
    const layer = page([text('APN')], { advancedQueryCapabilities: null })
    const house = parcelHouse({
      [maricopa]: (url, params) => {
        if (isPage(url)) return layer
        if (params.get('returnIdsOnly'))
          return new Response(readText('columbia-mo-ids-only-10.01-exponents.json'))
        const ids = params.get('objectIds')?.split(',').map(Number) ?? []
        return { features: ids.map((OBJECTID) => feature({ OBJECTID, APN: `1-${OBJECTID}` })) }
      },
    })
    const bbox = [-112.076, 33.447, -112.072, 33.45]
    const { layers } = await dataOf(house.area({ bbox, layer: 'az-maricopa', limit: 5, offset: 3 }))
    expect(layers[0]).toMatchObject({ total: 43, nextOffset: 8 })
    expect(layers[0]?.parcels.map(({ parcel }) => parcel.sourceObjectId)).toEqual([
      64579819, 64579820, 64579821, 64579822, 64579823,
    ])
  },

  'dallas-tx-layer-head-10.91-featureserver.json': async () => {
    const head = readSample('dallas-tx-layer-head-10.91-featureserver.json')
    const house = parcelHouse({ '/': () => head })
    expect(await house.state('tx-dallas-roll')).toMatchObject({
      ok: false,
      error: { code: 'upstream_changed', message: expect.stringContaining('We cannot read it yet') },
    })
    const { fields } = page([text('APN')])
    expect(await stateOf('tx-dallas-roll', { ...head, fields })).toMatchObject({
      pages: true,
      orders: true,
      copyright: 'Dallas, Collin, Denton, Kaufman and Rockwall Appraisal Districts',
    })
  },

  'errors-and-pages-instead-of-data.json': async () => {
    const county = page([text('APN'), text('PHYSICAL_ADDRESS')])
    const recorded = readSample<{ seen: string; body: JsonRecord }[]>('errors-and-pages-instead-of-data.json')
    expect(recorded).toHaveLength(14)
    for (const { body, ...about } of recorded) {
      const house = parcelHouse({
        [maricopa]: (url) => (isPage(url) ? county : body),
        [statewide]: () => gone,
      })
      const answer = await house.at(phoenix)
      const isEmpty = /zero rows/.test(about.seen)
      expect(answer.ok ? 'answered' : answer.error.message, about.seen).toMatch(
        isEmpty ? /all of Arizona is no longer at its address/ : /Maricopa/,
      )
    }
  },

  'esri-sample-coded-domain-layer-10.3.json': async () => {
    const head = readSample('esri-sample-coded-domain-layer-10.3.json')
    const { form, pages, typeField, columns } = abilityOf(layerHead.parse(head))
    expect({ form, pages, typeField }).toEqual({ form: 'points', pages: true, typeField: 'facility' })
    const quality = columns.find(({ name }) => name === 'quality')
    expect(quality).toMatchObject({ words: { 0: 'Excellent', 3: 'Poor' } })
    expect(quality?.wordsByType).toBeUndefined()
    const polygons = { ...head, geometryType: 'esriGeometryPolygon' }
    const { names } = await stateOf('az-maricopa', polygons)
    expect(names).toEqual(['facility', 'quality', 'observed'])
  },

  'forsyth-ga-layer-head-11.5-mapserver.json': async () => {
    const head = readSample('forsyth-ga-layer-head-11.5-mapserver.json')
    const { fields } = page([text('PARCELID')])
    expect(await stateOf('ga-forsyth', { ...head, fields })).toMatchObject({
      copyright: 'GIS Department, Forsyth County Georgia Tax Assessment Department, Forsyth County Georgia',
      pages: false,
      number: 'PARCELID',
    })
  },

  'html-error-indiana-wrong-case.html': async () => {
    const refusal = () =>
      new Response(readText('html-error-indiana-wrong-case.html'), {
        status: 500,
        headers: { 'content-type': 'text/html' },
      })
    let requests = 0
    const respond: SimulatedLayerResponder = (url, params) => {
      if (isPage(url)) return page([text(requests++ === 0 ? 'STATE_PARCEL_ID' : 'state_parcel_id')])
      const isOld = params.get('outFields')?.includes('STATE_PARCEL_ID')
      return isOld ? refusal() : { features: [feature({ state_parcel_id: '49-1' })] }
    }
    const point = { longitude: -86.15, latitude: 39.77 }
    const { parcels } = await dataOf(parcelHouse({ '/': respond }).layerAt('in-marion', point))
    expect(parcels).toMatchObject([{ parcel: { parcelId: '49-1' } }])
    const stubborn = parcelHouse({
      '/': (url) => (isPage(url) ? page([text('STATE_PARCEL_ID')]) : refusal()),
    })
    expect(await stubborn.layerAt('in-marion', point)).toMatchObject({
      ok: false,
      error: { message: expect.stringContaining('no longer has the columns') },
    })
  },

  'kent-mi-layer-10.22-mapserver.json': async () => {
    const state = await stateOf('mi-kent', readSample('kent-mi-layer-10.22-mapserver.json'))
    expect(state).toMatchObject({
      objectIdField: 'OBJECTID',
      pages: false,
      orders: false,
      number: 'PPN',
      alternates: ['PNUM'],
    })
    expect(state.names.join()).not.toMatch(/OWNER|SHAPE/)
  },

  'kent-mi-query-10.22-numbers-as-double.json': async () => {
    const layer = readSample('kent-mi-layer-10.22-mapserver.json')
    const answers = readSample('kent-mi-query-10.22-numbers-as-double.json')
    const house = parcelHouse({ '/': (url) => (isPage(url) ? layer : answers) })
    const { parcels } = await dataOf(house.at({ latitude: 42.96, longitude: -85.66 }))
    expect(parcels).toHaveLength(4)
    for (const { parcel } of parcels) {
      expect(parcel.parcelId).toMatch(/^41-\d\d-\d\d-\d{3}-\d{3}$/)
      expect(parcel.alternateParcelId).toBe(Number(parcel.parcelId?.replaceAll('-', '')).toString())
    }
    expect(JSON.stringify(parcels)).not.toMatch(/MASKED|OWNERNAME1|Owner Name/)
  },

  'kern-shafter-ca-layer-head-11.3-featureserver.json': async () => {
    const head = readSample('kern-shafter-ca-layer-head-11.3-featureserver.json')
    const state = await stateOf('ca-kern', { ...head, fields: page([text('APN9')]).fields })
    expect(state.copyright).toMatch(/^Kern County Assessor's Office, Mapping Section\. Kern Council/)
    expect(state.copyright).not.toMatch(/[<\n]/)
    expect(state.situs.line).toEqual([])
  },

  'madison-ms-layer-10.2-mapserver.json': async () => {
    const state = await stateOf('ms-madison', readSample('madison-ms-layer-10.2-mapserver.json'))
    expect(state).toMatchObject({
      objectIdField: 'OBJECTID',
      pages: false,
      situs: { number: 'PHY_STNO', street: 'PHY_ST', city: null, zip: null },
    })
    expect(state.names).toEqual(expect.arrayContaining(['LAND_VTR', 'LAND_VAS']))
    expect(state.names.filter((name) => /^(OWNER|MAIL|CITY|ST|ZIP|SHAPE)/.test(name))).toEqual([])
  },

  'maricopa-az-values-as-padded-text.json': async () => {
    const { rows } = readSample<{ rows: { properties: JsonRecord }[] }>(
      'maricopa-az-values-as-padded-text.json',
    )
    const [parcel] = await parcelsOf(
      'az-maricopa',
      rows.map(({ properties }) => properties),
      [-112.0744, 33.4486],
    )
    expect(parcel).toMatchObject({
      parcelId: '11221086',
      alternateParcelId: '112-21-086',
      address: '2 N CENTRAL AVE PHOENIX 85004',
      yearBuilt: 1986,
      salePrice: null,
      area: null,
      published: { FCV_CUR: '86,794,159', LAND_SIZE: 41540 },
    })
    expect(JSON.stringify(parcel)).not.toMatch(/MASKED|OWNER_NAME|INCAREOF|MAIL_ADDRESS/)
  },

  'new-jersey-hosted-rows-without-roll.json': async () => {
    const recorded = readSample<Answer>('new-jersey-hosted-rows-without-roll.json')
    const rows = recorded.features.map(({ attributes }) => attributes)
    const parcels = await parcelsOf('nj-sussex', rows, [-74.03, 40.74])
    expect(parcels.map(({ parcelId }) => parcelId)).toEqual(rows.map(({ PAMS_PIN }) => PAMS_PIN))
    const addresses = parcels.map(({ address }) => address)
    expect(addresses.filter((each) => each === null)).toHaveLength(3)
    expect(addresses).toContain('89-91 WASHINGTON ST')
  },

  'rows-of-four-layers-2026-09.json': async () => {
    const [king] = await parcelsOf('wa-king', [four('wa-king')], [-122.33, 47.6])
    expect(king).toMatchObject({
      parcelId: '0942000810',
      area: 59280,
      areaUnit: 'square feet',
      acreage: 1.36088154,
      marketValue: null,
      assessedValue: null,
      landUse: 'Office Building',
    })
    const [losAngeles] = await parcelsOf('ca-los-angeles', [four('ca-los-angeles')], [-118.24, 34.05])
    expect(losAngeles).toMatchObject({
      parcelId: '5161-005-906',
      alternateParcelId: '5161005906',
      landValue: null,
      yearBuilt: null,
    })
    expect(losAngeles?.published).not.toHaveProperty('Roll_RealEstateExemp')
    const [maryland] = await parcelsOf('md-statewide', [four('md-statewide')], [-76.49, 38.97])
    expect(maryland).toMatchObject({ parcelId: '020600007679310', acreage: 3.04, saleDate: null })
    expect(JSON.stringify(maryland)).not.toMatch(/MASKED|OWNADD|OWNCITY/)
    const [jersey] = await parcelsOf('nj-sussex', [four('nj-statewide')], [-74.77, 40.22])
    expect(jersey).toMatchObject({
      parcelId: '1111_2001_1',
      acreage: 26,
      salePrice: null,
      yearBuilt: null,
      published: { SALE_PRICE: 0, YR_CONSTR: 0 },
    })
  },

  'vermont-statewide-three-records-one-outline.json': async () => {
    const { rows, point } = readSample<{
      point: [number, number]
      rows: { geometry: { coordinates: number[][][] }; properties: JsonRecord }[]
    }>('vermont-statewide-three-records-one-outline.json')
    const layer = pageOf(rows.map(({ properties }) => properties))
    const features = rows.map(({ properties, geometry }) =>
      feature(properties, { rings: geometry.coordinates }),
    )
    const house = parcelHouse({ vtparcels: serving(layer, features) })
    const answer = await dataOf(house.at({ longitude: point[0], latitude: point[1] }))
    expect(answer).toMatchObject({ stacked: 3, source: { layer: 'vt-statewide' } })
    const parcels = answer.parcels.map(({ parcel }) => parcel)
    expect(parcels.map(({ parcelId, alternateParcelId }) => [parcelId, alternateParcelId])).toEqual([
      ['405-126-13234', '500.074002'],
      ['405-126-13234', '500.074'],
      ['405-126-13234', '500.074001'],
    ])
    expect(parcels.map(({ acreage }) => acreage)).toEqual([null, 23.27, null])
    expect(JSON.stringify(parcels)).not.toContain('MASKED')
  },
}

describe.skipIf(samples === '')('recorded responses of parcel layers', () => {
  it('lists a case for every recorded response', () => {
    const files = readdirSync(join(samples, 'us-parcels')).filter((name) => name !== 'README.md')
    expect(Object.keys(cases).sort()).toEqual(files.sort())
  })

  it.each(Object.entries(cases))('parses the recorded response %s', async (_, prove) => {
    await prove()
  })
})
