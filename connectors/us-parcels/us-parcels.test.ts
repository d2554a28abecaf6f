import { describe, expect, it } from 'vitest'
import { usParcels } from '.'
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

const county = page([
  text('APN'),
  text('APN_DASH'),
  text('OWNER_NAME'),
  text('PHYSICAL_ADDRESS'),
  text('FCV_CUR', 'Full cash value'),
])
const lot = {
  OBJECTID: 1,
  APN: '11221086',
  APN_DASH: '112-21-086',
  PHYSICAL_ADDRESS: '2 N CENTRAL AVE   PHOENIX  85004',
  FCV_CUR: '  86,794,159',
}

describe('getParcelAt', () => {
  it('queries the county’s layer in two requests, without any column of a person', async () => {
    const house = parcelHouse({ [maricopa]: serving(county, [feature({ ...lot, OWNER_NAME: 'JANE DOE' })]) })
    const answer = await house.at()
    expect(answer).toMatchObject({
      ok: true,
      data: {
        state: 'found',
        source: { layer: 'az-maricopa' },
        failures: [],
        parcels: [
          {
            parcel: {
              parcelId: '11221086',
              alternateParcelId: '112-21-086',
              siteAddress: '2 N CENTRAL AVE PHOENIX 85004',
              county: 'Maricopa',
              stateCode: 'AZ',
              owner: null,
              assessedValue: null,
            },
          },
        ],
      },
    })
    expect(JSON.stringify(answer)).not.toMatch(/JANE|OWNER_NAME/)
    expect(house.requests).toHaveLength(2)
    expect(house.requests[1]?.params.get('outFields')).not.toMatch(/OWNER|\*/)
    await house.at({ ...phoenix, latitude: 33.4485 })
    expect(house.requests).toHaveLength(3)
  })

  it('falls back to the layer of the state and names the failed layer of the county', async () => {
    const house = parcelHouse({
      [maricopa]: () => ({ error: { code: 499, message: 'Token Required', details: [] } }),
      [statewide]: serving(page([text('AZ_APN')]), [feature({ OBJECTID: 4, AZ_APN: '112-21-086' })]),
    })
    expect(await house.at()).toMatchObject({
      ok: true,
      data: {
        source: { layer: 'az-statewide' },
        failures: [{ layer: 'az-maricopa', message: expect.stringContaining('no longer public') }],
        parcels: [{ parcel: { parcelId: '112-21-086', county: 'Maricopa' } }],
      },
    })
  })

  it.each<[string, string, SimulatedLayerResponder]>([
    ['upstream_changed', 'no longer at its address', () => gone],
    [
      'upstream_rejected',
      'refuses programs',
      () => new Response('<title>Just a moment...</title>', { status: 403 }),
    ],
    ['upstream_unavailable', 'a web page', () => new Response('<html><title>Hub</title></html>')],
    ['upstream_unavailable', 'stopped', () => new Response('<title>503</title>', { status: 503 })],
    ['rate_limited', 'a pause', () => new Response('', { status: 429 })],
    [
      'upstream_unavailable',
      'stopped',
      () => ({ status: 'error', messages: ['Could not access any server machines.'] }),
    ],
    [
      'upstream_changed',
      'no outlines',
      serving(page([text('APN')], { geometryType: 'esriGeometryPoint' }), []),
    ],
    [
      'upstream_rejected',
      'failed while it worked',
      (url) => (isPage(url) ? county : { error: { code: 400, message: 'Failed to execute query.' } }),
    ],
    [
      'upstream_changed',
      'no longer has the columns',
      (url) =>
        isPage(url)
          ? county
          : { error: { code: 400, message: 'x', details: ["'Invalid field: APN' parameter is invalid"] } },
    ],
    ['upstream_changed', 'changed its data format', (url) => (isPage(url) ? county : { rows: [] })],
  ])('reports a failure as %s (%s), never as "no parcel here"', async (code, words, respond) => {
    const empty = serving(page([text('AZ_APN')]), [])
    for (const servers of [
      { [maricopa]: respond, [statewide]: respond },
      { [maricopa]: respond, [statewide]: empty },
    ]) {
      expect(await parcelHouse(servers).at()).toMatchObject({
        ok: false,
        error: {
          code,
          message: expect.stringContaining(words),
          keeper: { name: 'Maricopa County, Arizona', page: expect.stringMatching(/^https:/) },
        },
      })
    }
  })

  it('reports no_lot if every layer at the point responds without a parcel', async () => {
    const house = parcelHouse({
      [maricopa]: serving(county, []),
      [statewide]: serving(page([text('AZ_APN')]), []),
    })
    expect(await house.at()).toMatchObject({ ok: true, data: { state: 'no_lot', parcels: [] } })
  })

  it('omits a column that has disappeared since the page was cached', async () => {
    let isRenamed = false
    const renamed = page([text('APN'), text('ZONE', 'ZONE', 8)])
    const house = parcelHouse({
      [maricopa]: (url, params) => {
        if (isPage(url)) return isRenamed ? renamed : county
        isRenamed = true
        const isOld = params.get('outFields')?.includes('FCV_CUR')
        return isOld
          ? { error: { code: 400, message: 'Invalid field: FCV_CUR' } }
          : { features: [feature(lot)] }
      },
    })
    expect(await house.at()).toMatchObject({
      ok: true,
      data: { parcels: [{ parcel: { parcelId: '11221086' } }] },
    })
    expect(house.requests.map(({ url }) => isPage(new URL(url)))).toEqual([true, false, true, false])
  })

  it('uses the only parcel layer of a group layer, and fails if a group layer has two', async () => {
    const folder = (names: string[]) => ({
      name: 'Land',
      type: 'Group Layer',
      subLayers: names.map((name, index) => ({ id: index + 3, name })),
    })
    const one = parcelHouse({
      '/3': serving(county, [feature(lot)]),
      [maricopa]: () => folder(['Tax Parcels', 'Roads']),
    })
    expect(await one.at()).toMatchObject({ ok: true, data: { state: 'found' } })
    const two = parcelHouse({
      [maricopa]: () => folder(['Parcels', 'Parcels 2019']),
      [statewide]: () => gone,
    })
    expect(await two.at()).toMatchObject({ ok: false, error: { code: 'upstream_changed' } })
  })

  it('queries Texas’ statewide layer by an identify request, and omits the owner column', async () => {
    const fields = [text('Prop_ID', 'PROP_ID'), text('OWNER_NAME'), text('SITUS_ADDR')]
    const house = parcelHouse({
      stratmap_land: (url) =>
        isPage(url)
          ? page(fields, { capabilities: 'Map' })
          : {
              results: [
                {
                  layerId: 0,
                  attributes: { OBJECTID: '7', PROP_ID: '123456', OWNER_NAME: 'JANE DOE', SITUS_ADDR: ' ' },
                  geometry: square(-101.3, 31.2),
                },
              ],
            },
    })
    const answer = await house.at({ latitude: 31.2, longitude: -101.3 })
    expect(answer).toMatchObject({
      ok: true,
      data: {
        source: { layer: 'tx-statewide' },
        parcels: [{ parcel: { parcelId: '123456', siteAddress: null } }],
      },
    })
    expect(JSON.stringify(answer)).not.toMatch(/JANE/)
  })

  it("takes the label of a code from the row's subtype", async () => {
    const coded = (words: string) => ({ type: 'codedValue', codedValues: [{ code: 'A', name: words }] })
    const layer = page(
      [
        text('APN'),
        { name: 'KIND', type: 'esriFieldTypeInteger', alias: 'Kind' },
        { ...text('LUSE', 'Use', 4), domain: coded('Home') },
      ],
      { typeIdField: 'KIND', types: [{ id: 2, name: 'Farms', domains: { LUSE: coded('Orchard') } }] },
    )
    const rows = [1, 2].map((KIND) => feature({ APN: `1-${KIND}`, KIND, LUSE: 'A' }))
    const answer = await parcelHouse({ [maricopa]: serving(layer, rows) }).at()
    if (!answer.ok) throw new Error(answer.error.message)
    const columns = answer.data.parcels.map(
      ({ parcel }) => parcel.sourceAttributes?.columns as { column: string; words?: string }[],
    )
    const words = (name: string) => columns.map((each) => each.find(({ column }) => column === name)?.words)
    expect(words('LUSE')).toEqual(['Home', 'Orchard'])
    expect(words('KIND')).toEqual([undefined, 'Farms'])
  })

  it.each([
    ['outside', { latitude: 30, longitude: -40 }],
    ['other_connector', { latitude: 28.53, longitude: -81.38 }],
    ['not_covered', { latitude: 38.5, longitude: -98.5 }],
  ])('reports the state %s without a request', async (state, point) => {
    const house = parcelHouse({})
    expect(await house.at(point)).toMatchObject({ ok: true, data: { state, parcels: [] } })
    expect(house.requests).toEqual([])
  })

  it('ignores a row without a number, and counts a repeated row once', async () => {
    const rows = [lot, lot, { OBJECTID: 2, APN: 'ROW' }, { OBJECTID: 3, APN: ' ' }]
    const house = parcelHouse({
      [maricopa]: serving(
        county,
        rows.map((row) => feature(row)),
      ),
    })
    expect(await house.at()).toMatchObject({ ok: true, data: { parcels: [{}], stacked: 0 } })
  })

  it('omits an outline with coordinates in feet or without rings', async () => {
    const feet = {
      rings: [
        [
          [600000, 900000],
          [600000, 900100],
          [600100, 900100],
          [600000, 900000],
        ],
      ],
    }
    const shapes = [feet, { curveRings: [] }, null]
    const rows = shapes.map((shape, index) => feature({ ...lot, OBJECTID: index, APN: `${index}1` }, shape))
    const house = parcelHouse({ [maricopa]: serving(county, rows) })
    const answer = await house.at()
    expect(answer).toMatchObject({
      ok: true,
      data: { parcels: [{ geometry: null }, { geometry: null }, { geometry: null }] },
    })
  })
})

describe('getParcel by number', () => {
  it('finds a number in the punctuation of sampled numbers and reports the match as other_form', async () => {
    const dashed = page([text('APN')])
    const house = parcelHouse({
      [maricopa]: (url, params) => {
        if (isPage(url)) return dashed
        const where = params.get('where') ?? ''
        if (where === '1=1') return { features: ['101-20-003', '101-20-004'].map((APN) => feature({ APN })) }
        return { features: where.includes("'112-21-086'") ? [feature({ APN: '112-21-086' })] : [] }
      },
    })
    expect(await house.number('112 21 086')).toMatchObject({
      ok: true,
      data: { found: true, match: 'other_form', parcels: [{ parcel: { parcelId: '112-21-086' } }] },
    })
    expect(house.requests).toHaveLength(4)
    expect(await house.number('999-99-999')).toMatchObject({ ok: true, data: { found: false, parcels: [] } })
  })

  it('samples the first rows of a layer that has no paging, instead of requesting all ids', async () => {
    const house = parcelHouse({
      [maricopa]: (url, params) => {
        if (isPage(url)) return page([text('APN')], { advancedQueryCapabilities: {} })
        if (params.get('returnIdsOnly') && params.get('where') === '1=1') return gone
        return params.get('returnIdsOnly')
          ? { objectIds: [] }
          : { features: [feature({ APN: '101-20-003' })] }
      },
    })
    expect(await house.number('999 99 999')).toMatchObject({ ok: true, data: { found: false, parcels: [] } })
  })

  it('searches a numeric column by digits, and returns the number of the text column', async () => {
    const house = parcelHouse({
      [maricopa]: (url, params) => {
        if (isPage(url)) return page([double('APN'), text('PNUM')])
        const isHit = params.get('where')?.includes('APN = 410106100009')
        return { features: isHit ? [feature({ APN: 410106100009, PNUM: '41-01-06-100-009' })] : [] }
      },
    })
    expect(await house.number('41-01-06-100-009')).toMatchObject({
      ok: true,
      data: {
        match: 'exact',
        parcels: [{ parcel: { parcelId: '41-01-06-100-009', alternateParcelId: '410106100009' } }],
      },
    })
  })

  it('lists two parcels whose numbers differ only in punctuation', async () => {
    const rows = ['1-21', '12-1'].map((APN) => feature({ APN }))
    const house = parcelHouse({ [maricopa]: serving(page([text('APN')]), rows) })
    const numbers = async (typed: string) => {
      const answer = await house.number(typed)
      return answer.ok ? answer.data.parcels.map(({ parcel }) => parcel.parcelId) : answer.error
    }
    expect(await numbers('121')).toEqual(['1-21', '12-1'])
    expect(await numbers('12-1')).toEqual(['12-1'])
  })

  it.each([
    ['az-nowhere', 'not_found', 'listParcelLayers'],
    ['fl-statewide', 'not_supported', 'us-florida-parcels'],
    ['wa-spokane', 'not_supported', 'switched off'],
  ])('refuses the layer %s with %s', async (layer, code, words) => {
    const house = parcelHouse({})
    const answer = await house.number('1', layer)
    expect(answer).toMatchObject({ ok: false, error: { code, message: expect.stringContaining(words) } })
    expect(house.requests).toEqual([])
  })
})

function rowServer(layer: JsonRecord, rows: JsonRecord[], cap: number): SimulatedLayerResponder {
  return (url, params) => {
    if (isPage(url)) return { ...layer, maxRecordCount: cap }
    if (params.get('returnCountOnly')) return { count: rows.length }
    if (params.get('returnIdsOnly')) return { objectIds: rows.map(({ OBJECTID }) => OBJECTID).reverse() }
    const isPaged = params.has('resultOffset') || params.has('resultRecordCount')
    const able = (layer.advancedQueryCapabilities ?? {}) as JsonRecord
    if (isPaged && !able.supportsPagination)
      return { error: { code: 400, message: 'Pagination is not supported.' } }
    const ids = params.get('objectIds')?.split(',').map(Number)
    const offset = Number(params.get('resultOffset') ?? 0)
    const limit = Math.min(cap, Number(params.get('resultRecordCount') ?? cap))
    const selection = ids ? rows.filter(({ OBJECTID }) => ids.includes(Number(OBJECTID))) : rows.slice(offset)
    return { features: selection.slice(0, limit).map((row) => feature(row)) }
  }
}

const downtown = [-112.076, 33.447, -112.072, 33.45]
const manyLots = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ OBJECTID: index + 10, APN: `112-21-${100 + index}` }))

describe('getParcelsInArea', () => {
  it.each([
    ['a layer that pages', page([text('APN')])],
    ['a layer that pages by ids only', page([text('APN')], { advancedQueryCapabilities: null })],
  ])('returns each lot of %s once over its pages', async (_name, layer) => {
    const lots = manyLots(23)
    const house = parcelHouse({ [maricopa]: rowServer(layer, lots, 9) })
    const numbers: (string | null)[] = []
    for (let offset: number | null = 0; offset !== null; ) {
      const answer = await house.area({ bbox: downtown, layer: 'az-maricopa', limit: 7, offset })
      if (!answer.ok) throw new Error(answer.error.message)
      numbers.push(...(answer.data.layers[0]?.parcels.map(({ parcel }) => parcel.parcelId) ?? []))
      offset = answer.data.layers[0]?.nextOffset ?? null
    }
    expect(numbers).toEqual(lots.map(({ APN }) => APN))
  })

  it("reads by ids if the database refuses the paging that the layer's page claims", async () => {
    const unable = rowServer(page([text('APN')], { advancedQueryCapabilities: {} }), manyLots(5), 100)
    const house = parcelHouse({
      [maricopa]: (url, params) => (isPage(url) ? page([text('APN')]) : unable(url, params)),
    })
    expect(await house.area({ bbox: downtown })).toMatchObject({ ok: true, data: { count: 5 } })
  })

  it('reads by ids if a server with declared paging sends its first page again', async () => {
    const lots = manyLots(12)
    const every = rowServer(page([text('APN')]), lots, 100)
    const house = parcelHouse({
      [maricopa]: (url, params) => {
        params.delete('resultOffset')
        params.delete('resultRecordCount')
        return every(url, params)
      },
    })
    const second = await house.area({ bbox: downtown, layer: 'az-maricopa', limit: 5, offset: 5 })
    if (!second.ok) throw new Error(second.error.message)
    const [part] = second.data.layers
    expect(part?.parcels.map(({ parcel }) => parcel.parcelId)).toEqual(
      lots.slice(5, 10).map(({ APN }) => APN),
    )
    expect(part).toMatchObject({ total: 12, nextOffset: 10 })
  })

  it('returns the lots of each layer at a county line, and names the layers that failed', async () => {
    const border = [-111.62, 33.19, -111.55, 33.22]
    const lots = (url: URL) =>
      isPage(url) ? page([text('APN')]) : { features: [feature({ OBJECTID: 1, APN: '1' })] }
    const both = await parcelHouse({ '/': lots }).area({ bbox: border })
    const layers = both.ok ? both.data.layers.map(({ source }) => source.layer) : []
    expect(layers.sort()).toEqual(['az-maricopa', 'az-pinal'])
    const one = await parcelHouse({ [maricopa]: () => gone, [statewide]: () => gone, '/': lots }).area({
      bbox: border,
    })
    expect(one).toMatchObject({
      ok: true,
      data: {
        layers: [{ source: { layer: 'az-pinal' } }],
        failures: [{ layer: 'az-maricopa' }, { layer: 'az-statewide' }],
        message: expect.stringContaining('Its part of the area is missing'),
      },
    })
  })

  it("returns the source's count, or null if an old server returns rows instead", async () => {
    const counting = parcelHouse({ [maricopa]: rowServer(page([text('APN')]), manyLots(12), 100) })
    expect(await counting.count({ bbox: downtown })).toMatchObject({ ok: true, data: { count: 12 } })
    const old = parcelHouse({ [maricopa]: serving(page([text('APN')]), [feature(lot)]) })
    expect(await old.count({ bbox: downtown })).toMatchObject({ ok: true, data: { count: null } })
  })

  it.each([
    [[-112.4, 33.2, -112, 33.5], 'invalid_params'],
    [[-60, 33.2, -59.9, 33.3], 'invalid_params'],
    [[-81.39, 28.53, -81.38, 28.54], 'not_supported'],
    [[-98.51, 38.5, -98.5, 38.51], 'not_supported'],
  ])('refuses the box %j with %s', async (bbox, code) => {
    const house = parcelHouse({})
    expect(await house.area({ bbox })).toMatchObject({
      ok: false,
      error: { code, issues: [{ path: 'bbox' }] },
    })
    expect(house.requests).toEqual([])
  })

  it('refuses a file of many parcels if state law forbids lists', async () => {
    const house = parcelHouse({
      current_parcels: rowServer(page([text('PARCEL_ID_NR')]), [{ OBJECTID: 1, PARCEL_ID_NR: '071-1' }], 100),
    })
    const answer = await house.area({ bbox: [-118.35, 46.06, -118.34, 46.07], layer: 'wa-statewide' })
    if (!answer.ok) throw new Error(answer.error.message)
    expect(answer.data.layers[0]?.source.fileRefusal).toMatch(/RCW 42.56.070/)
    const { table } = usParcels.methods.getParcelsInArea
    expect(() => table(answer.data)).toThrow(/one by one/)
  })
})

describe('searchParcels by street address', () => {
  const rows = [
    { OBJECTID: 1, APN: '1', PHYSICAL_ADDRESS: '2 N CENTRAL AVE' },
    { OBJECTID: 2, APN: '2', PHYSICAL_ADDRESS: '2 S CENTRAL AVE' },
  ]
  it('keeps only rows with the typed address', async () => {
    const house = parcelHouse({ [maricopa]: rowServer(county, rows, 100) })
    const answer = await house.search({ layer: 'az-maricopa', address: '2 North Central Avenue' })
    expect(answer).toMatchObject({
      ok: true,
      data: { count: 1, nextOffset: null, parcels: [{ parcel: { parcelId: '1' } }] },
    })
    expect(house.requests.at(-1)?.params.get('where')).toBe("UPPER(PHYSICAL_ADDRESS) LIKE '2 %CENTRAL%'")
  })

  it('refuses an address search in a layer without addresses, and suggests getParcelAt', async () => {
    const house = parcelHouse({ [maricopa]: rowServer(page([text('APN'), text('ADDRESS1')]), [], 100) })
    expect(await house.search({ layer: 'az-maricopa', address: '2 N Central Ave' })).toMatchObject({
      ok: false,
      error: { code: 'not_supported', message: expect.stringContaining('getParcelAt') },
    })
  })

  it.each([
    [{ address: '2 N Central Ave' }, 'county'],
    [{ address: 'Phoenix', layer: 'az-maricopa' }, 'address'],
  ])('refuses %j and names the parameter', async (params, field) => {
    expect(await parcelHouse({}).search(params)).toMatchObject({
      ok: false,
      error: { code: 'invalid_params', issues: [{ path: field }] },
    })
  })
})

describe('listParcelLayers', () => {
  it('lists the layers of a county and of its state', async () => {
    const house = parcelHouse({})
    const answer = await house.list({ state: 'Arizona', county: 'Maricopa' })
    expect(answer).toMatchObject({ ok: true })
    const { layers } = (answer as { data: { layers: { id: string }[] } }).data
    expect(layers.map(({ id }) => id)).toEqual(expect.arrayContaining(['az-maricopa', 'az-statewide']))
    expect(await house.list({ county: '04013' })).toMatchObject({ ok: true, data: { count: layers.length } })
  })

  it.each([
    [{ state: 'Nowhere' }, 'state'],
    [{ county: 'Maricopa' }, 'county'],
    [{ state: 'AZ', county: 'Atlantis' }, 'county'],
  ])('refuses %j and names the parameter', async (params, field) => {
    const answer = await parcelHouse({}).list(params)
    expect(answer).toMatchObject({ ok: false, error: { code: 'invalid_params', issues: [{ path: field }] } })
  })
})
