import { describe, expect, it } from 'vitest'
import { shareSite } from '@/app/_lib/testing/share-site'
import type { LotProperties } from '@/connectors/us-parcels/public'
import { GET as readArea } from './area/route'
import { POST as exportForm } from './file/route'
import { POST as findMany } from './find/route'
import { GET as readTerms } from './layers/route'
import { toLotRow } from './lot-row'
import { publishedColumnsOf } from './published-columns'

const site = shareSite({ VISITOR_CALLS_PER_MINUTE: '400' })

const request = (path: string, body?: string) =>
  new Request(`http://localhost/map/lots/${path}`, {
    headers: { 'x-openplat-visitor': '192.0.2.7' },
    ...(body === undefined ? {} : { method: 'POST', body }),
  })

const phoenix = [-112.076, 33.447, -112.072, 33.45]
const atlanta = [-84.39, 33.752, -84.386, 33.755]
const seattle = [-122.333, 47.605, -122.33, 47.607]

async function lotsIn(bbox: number[]) {
  const answer = await site().engine.call('us-parcels', 'getParcelsInArea', { bbox, limit: 200 }, {})
  if (!answer.ok) throw new Error(answer.error.message)
  return answer.data.layers.flatMap(({ source, parcels }) =>
    parcels.map(({ parcel }) => ({
      key: `${source.layer}:${encodeURIComponent(parcel.parcelId ?? '')}`,
      number: parcel.parcelId ?? '',
      source,
    })),
  )
}

interface FoundLots {
  asked: string
  lots: LotProperties[]
  failure: { code: string; message: string } | null
}

async function find(lines: string[]) {
  const answer = await findMany(request('find', JSON.stringify({ asked: lines })))
  const { data } = (await answer.json()) as { data: { results: FoundLots[] } }
  return data.results
}

async function exportKeys(format: string, keys: readonly string[]) {
  const form = new URLSearchParams({ format, keys: keys.join('\n') })
  return exportForm(request('file', form.toString()), { params: Promise.resolve({}) })
}

describe('lot search by number', () => {
  it('finds a lot by key, and by a number after the county', async () => {
    const [lot] = await lotsIn(phoenix)
    const bare = lot?.number.replace(/\W/g, '') ?? ''
    const lines = [lot?.key ?? '', `Maricopa AZ ${lot?.number}`, `04013 ${bare}`]
    const results = await find([...lines, 'Maricopa AZ 999-99-9999Z', lot?.number ?? ''])
    expect(results.map(({ lots }) => lots.map(({ id }) => id))).toEqual([
      ...lines.map(() => [lot?.key]),
      [],
      [],
    ])
    expect(results[0]?.lots[0]).toMatchObject({ l: 'az-maricopa', x: expect.closeTo(-112.074, 2) })
  })

  it('reports why a number was not looked up, instead of reporting that no parcel has the number', async () => {
    const results = await find(['112-21-086', 'Franklin OH 010-067008', 'Orange FL 292', 'az-nowhere:1'])
    expect(results).toEqual([
      expect.objectContaining({
        failure: { code: 'invalid_params', message: expect.stringContaining('could not tell the county') },
      }),
      expect.objectContaining({
        failure: { code: 'not_supported', message: expect.stringContaining('layer of Franklin County, OH') },
      }),
      expect.objectContaining({
        failure: { code: 'not_supported', message: expect.stringContaining('Florida') },
      }),
      expect.objectContaining({
        failure: { code: 'not_supported', message: expect.stringContaining('az-nowhere') },
      }),
    ])
  })

  it('reports that an ambiguous county name needs a state, and finds the other lots', async () => {
    const [lot] = await lotsIn(phoenix)
    const [ambiguous, other] = await find(['Washington 123-45-678', lot?.key ?? ''])
    expect(ambiguous).toMatchObject({
      lots: [],
      failure: { code: 'invalid_params', message: expect.stringContaining('Add the state') },
    })
    expect(other?.lots.map(({ id }) => id)).toEqual([lot?.key])
  })

  it('rejects more than six lots of a publisher whose terms forbid lists', async () => {
    const lots = await lotsIn(seattle)
    const answer = await findMany(
      request('find', JSON.stringify({ asked: lots.slice(0, 7).map(({ key }) => key) })),
    )
    expect(answer.status).toBe(422)
    expect(await answer.text()).toContain('RCW 42.56.070')
  })
})

describe('file of lots', () => {
  it('the file has a table, a license and an attribution for each layer', async () => {
    const lots = [...(await lotsIn(phoenix)).slice(0, 20), ...(await lotsIn(atlanta)).slice(0, 20)]
    const layers = [...new Set(lots.map(({ source }) => source.layer))]
    const answer = await exportKeys('json', [...new Set(lots.map(({ key }) => key))])
    const file = (await answer.json()) as {
      parts: { name: string; table: { columns: { key: string }[]; rows: { source: number }[] } }[]
      sources: { source: string; licence: string; attribution: string }[]
    }
    expect(layers).toHaveLength(2)
    expect(file.parts.map(({ name }) => name)).toEqual([...new Set(lots.map(({ source }) => source.title))])
    for (const [at, { table }] of file.parts.entries()) {
      expect(new Set(table.rows.map(({ source }) => source))).toEqual(new Set([at]))
      expect(table.columns.filter(({ key }) => key.startsWith('published.')).length).toBeGreaterThan(3)
    }
    for (const { licence, attribution } of file.sources) expect([licence, attribution]).not.toContain('')
    const csv = await (
      await exportKeys(
        'csv',
        lots.map(({ key }) => key),
      )
    ).text()
    expect(csv.split('\r\n')[0]).toContain(layers[0])
  })

  it('omits lots of publishers whose terms forbid files, and states how many', async () => {
    const [home] = await lotsIn(phoenix)
    const keys = (await lotsIn(seattle)).slice(0, 3).map(({ key }) => key)
    const refused = await exportKeys('csv', keys)
    expect([refused.status, await refused.text()]).toEqual([422, expect.stringContaining('RCW 42.56.070')])
    const mixed = await (await exportKeys('csv', [home?.key ?? '', ...keys])).text()
    expect(mixed).toContain('Left out: 3 parcels.')
    expect(mixed).not.toContain(keys[0]?.split(':')[1])
  })

  it('rejects more than 500 lots', async () => {
    const answer = await exportKeys(
      'csv',
      Array.from({ length: 501 }, (_, at) => `az-maricopa:${at}`),
    )
    expect(answer.status).toBe(400)
  })

  it('returns the terms of layers by their ids', async () => {
    const answer = await readTerms(request('layers?ids=az-maricopa,ga-fulton,az-none'))
    const { data } = (await answer.json()) as { data: { layers: { id: string; license: string }[] } }
    expect(data.layers.map(({ id }) => id)).toEqual(['az-maricopa', 'ga-fulton'])
  })
})

describe('counties in view', () => {
  const areaOf = async (bbox: string) => {
    const { data } = (await (await readArea(request(`area?bbox=${bbox}`))).json()) as {
      data: { counties: { county: string; status: string; layer: string | null }[] }
    }
    return data.counties.map(({ county, status, layer }) => [county, status, layer])
  }

  it('each county in view has the id of its layer, or a status without a layer', async () => {
    expect(await areaOf('-84.351,33.76,-84.346,33.763')).toEqual([
      ['DeKalb County, GA', 'outlines', 'ga-dekalb'],
      ['Fulton County, GA', 'outlines', 'ga-fulton'],
    ])
    expect(await areaOf('-83.001,39.96,-82.998,39.963')).toEqual([['Franklin County, OH', 'none', null]])
    expect(await areaOf('-81.384,28.533,-81.38,28.537')).toEqual([['Orange County, FL', 'florida', null]])
  })

  it('a Texas county without its own layer is described as searchable only by point', async () => {
    expect(await areaOf('-103.602,31.8,-103.598,31.803')).toEqual([
      ['Loving County, TX', 'points', 'tx-statewide'],
    ])
  })

  it('the tile of counties with a layer has less than 60 kB', async () => {
    const answer = await site().engine.call('us-parcels', 'lotTile', { z: 4, x: 3, y: 6 }, { internal: true })
    const bytes = answer.ok ? (answer.data?.bytes.length ?? 0) : 0
    expect(bytes).toBeGreaterThan(500)
    expect(bytes).toBeLessThan(60_000)
  })
})

describe('published numbers', () => {
  const lotOf = (layer: string, numbers: object) => {
    const row = toLotRow({ id: `${layer}:1`, name: '1', x: 0, y: 0, n: '1', l: layer, ...numbers })
    if (!row) throw new Error('no row')
    return row
  }

  it('the published numbers of each layer have separate columns with the names of the publisher', () => {
    const rows = [
      lotOf('ga-fulton', { 'v:TOT_VAL': 90_000, 'v:YEAR_BUILT': 1985 }),
      lotOf('ga-dekalb', { 'v:TOT_VAL': 50_000 }),
    ]
    const columns = publishedColumnsOf(rows, [])
    expect(columns.map(({ label }) => label)).toEqual([
      'As published: TOT_VAL, ga-fulton',
      'As published: YEAR_BUILT, ga-fulton',
      'As published: TOT_VAL, ga-dekalb',
    ])
    expect(columns.map(({ cell }) => rows.map(cell))).toEqual([
      ['90,000', ''],
      ['1985', ''],
      ['', '50,000'],
    ])
  })
})

describe('failed layer', () => {
  const host = 'services.arcgis.com'

  it('a failed layer is named for each requested lot, and a lot of another layer is found', async () => {
    const [home] = await lotsIn(atlanta)
    site().faults?.set(host, 'down')
    const results = await find(['az-maricopa:999-01-001', home?.key ?? '', 'az-maricopa:999-01-002'])
    site().faults?.set(host, undefined)
    expect(results.map(({ lots }) => lots.length)).toEqual([0, 1, 0])
    expect(results.map(({ failure }) => failure)).toEqual([
      { code: 'upstream_unavailable', message: expect.stringContaining('Maricopa County, Arizona') },
      null,
      { code: 'upstream_unavailable', message: expect.stringContaining('Maricopa County, Arizona') },
    ])
  })

  it('a file omits the lots of a failed layer, names the layer, and contains the other lots', async () => {
    const [home] = await lotsIn(atlanta)
    site().faults?.set(host, 'down')
    const answer = await exportKeys('csv', ['az-maricopa:999-02-001', home?.key ?? ''])
    site().faults?.set(host, undefined)
    const file = await answer.text()
    expect(answer.status).toBe(200)
    expect(file).toContain(home?.number)
    expect(file).toMatch(/Maricopa County, Arizona.*Not in this file: az-maricopa:999-02-001\./)
  })
})

describe('columns of published numbers', () => {
  it('a year of 0 is shown, but has no value to compare', () => {
    const row = toLotRow({ id: 'ga-dekalb:1', l: 'ga-dekalb', n: '1', x: -84.3, y: 33.8, 'v:YEARBUILT1': 0 })
    const [column] = row ? publishedColumnsOf([row], []) : []
    expect(row && [column?.cell(row), column?.value?.(row)]).toEqual(['0', null])
  })
})
