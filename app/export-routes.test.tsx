import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FeatureCollection } from 'geojson'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { getApp } from '@/app/_lib/site/app'
import { pageExports } from '@/app/_lib/site/page-exports'
import { giveHeaders } from '@/app/_lib/testing/next-headers'
import { shareSite } from '@/app/_lib/testing/share-site'
import { readCsv } from '@/lib/export/testing/read-csv'
import { isGdalMissing, readWithGdal } from '@/lib/testing/gdal'
import { shareOf } from '@/lib/testing/long-run'

const folder = await mkdtemp(join(tmpdir(), 'exports-'))
afterAll(() => rm(folder, { recursive: true, force: true }))
shareSite({ VISITOR_CALLS_PER_MINUTE: '5000', DATA_DIR: folder })
beforeAll(async () => {
  giveHeaders({ 'x-openplat-visitor': '192.0.2.1' })
  const job = await (await getApp()).jobs.draft({
    headings: ['Place'],
    roles: ['place'],
    rows: [['43.6123, -116.3915']],
    facts: ['elevation'],
  })
  links['./places/list/[job]/export/route.ts'] = { params: { job: job?.id ?? '' }, query: '', unreadable: {} }
})

type Handler = (request: Request, context: { params: Promise<Record<string, string>> }) => Promise<Response>

const modules = import.meta.glob<{ GET: Handler; POST?: Handler; OPTIONS: () => Response }>(
  './**/export/route.ts',
)
const long = 'x'.repeat(1_001)

interface Link {
  params?: Record<string, string>
  query: string
  unreadable: Record<string, string>
}

const slots = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]
const perSlot = (name: string, value: string) => Object.fromEntries(slots.map((n) => [`${name}${n}`, value]))

const links: Record<string, Link> = {
  './costs/export/route.ts': {
    query: 'series=CUUR0000SA0&from=2020&to=2024',
    unreadable: {
      series: 'CUUR0000SA0,a.b',
      id: 'a.b',
      from: '20',
      to: '1999',
      scale: 'log',
      order: 'up',
      page: '0',
      place: long,
      county: '4001',
      browse: 'everything',
    },
  },
  './environment/export/route.ts': {
    query: 'at=43.6123,-116.3915&within=2',
    unreadable: {
      q: long,
      at: '43,6 -116,2',
      radius: '100',
      media: 'land',
      active: 'maybe',
      rings: '4',
      program: 'noise',
      status: 'dirty',
      within: '0',
      bbox: '1,2,3',
      sort: 'dirt',
      page: 'last',
      whole: 'half',
      cleanup: 'all of them',
      selected: long,
    },
  },
  './map/list/[layer]/export/route.ts': {
    params: { layer: 'facilities' },
    query: 'at=43.6123,-116.3915&look=facilities.status:current',
    unreadable: { q: long, at: '1;2', z: '99', look: 'status', sort: 'a b', page: '0' },
  },
  './open-data/[portal]/[datasetId]/export/route.ts': {
    params: { portal: 'data.cityofchicago.org', datasetId: 'ydr8-5enu' },
    query: '',
    unreadable: {
      field: 'a b',
      ...perSlot('column', 'a b'),
      ...perSlot('is', 'like'),
      ...perSlot('value', long),
      q: long,
      order: 'a b',
      direction: 'up',
      rows: '13',
      offset: '-1',
      slots: '99',
      selected: 'all',
    },
  },
  './environment/review/export/route.ts': {
    query: 'at=29.725,-95.23',
    unreadable: { q: long, at: '1;2', miles: '9', outline: 'around the block' },
  },
  './ground/flood/export/route.ts': {
    query: 'at=29.725,-95.23',
    unreadable: { q: long, at: '1;2' },
  },
  './parcels/export/route.ts': {
    query: 'bbox=-81.384,28.533,-81.382,28.535',
    unreadable: {
      bbox: '1,2,3',
      min: 'cheap',
      max: 'dear',
      sold_from: '12',
      sold_to: '12',
      built_from: '12',
      built_to: '12',
      acres_min: 'much',
      acres_max: 'much',
      outline_min: 'much',
      outline_max: 'much',
      price_min: 'much',
      price_max: 'much',
      living_min: 'much',
      living_max: 'much',
      peracre_min: 'much',
      peracre_max: 'much',
      perfoot_min: 'much',
      perfoot_max: 'much',
      codes: 'castle',
      quals: 'x',
      vacant: 'perhaps',
      city: long,
      use: 'castle',
      q: long,
      sel: 'x',
      open: 'x',
      at: 'here',
      z: '99',
      sort: 'owner',
      page: '0',
      color: 'pink',
      base: 'moon',
      panel: 'side',
    },
  },
  './permits/export/route.ts': {
    query: 'source=chicago-new-construction',
    unreadable: {
      q: long,
      source: 'Chicago!',
      from: '2024-02-31',
      to: 'today',
      kind: long,
      offset: '100001',
      selected: long,
      market: 'atlantis',
      property: long,
      what: 'all',
      sort: 'owner',
      reversed: 'yes',
    },
  },
  './places/list/[job]/export/route.ts': {
    params: { job: '' },
    query: '',
    unreadable: {},
  },
  './place/compare/export/route.ts': {
    query: 'a=43.6123,-116.3915&b=41.88,-87.63',
    unreadable: { a: '1;2', qa: long, b: '91,0', qb: long, series: 'yes' },
  },
  './place/export/route.ts': {
    query: 'at=43.6123,-116.3915',
    unreadable: { q: long, at: '1;2', series: 'yes' },
  },
}

async function ask(path: string, query: string): Promise<Response> {
  const route = await modules[path]?.()
  if (!route) throw new Error(`No route ${path}`)
  const params = Promise.resolve(links[path]?.params ?? {})
  const answer = await route.GET(new Request(`http://localhost/export?${query}`), { params })
  // The body is read, because an unread response would occupy a slot for large files.
  return new Response(await answer.bytes(), answer)
}

async function refusalOf(response: Response) {
  const { status, headers } = response
  const { code, issues } = (await response.json()) as { code: string; issues: Record<string, string>[] }
  return { status, code, type: headers.get('content-type'), issues }
}

const refusal = { status: 400, code: 'invalid_params', type: 'application/problem+json' }

it('the test covers every route that serves files', () => {
  expect(Object.keys(modules).sort()).toEqual(Object.keys(links).sort())
})

it('the API description lists every file route with all its parameters', () => {
  const described = pageExports.map(({ path, parameters }) => [
    `.${path.replace(/\{(\w+)\}/g, '[$1]')}/route.ts`,
    parameters.map(({ name }) => name).sort(),
  ])
  const declared = Object.entries(links).map(([path, { unreadable }]) => [
    path,
    Object.keys(unreadable).sort(),
  ])
  expect(described.sort()).toEqual(declared.sort())
})

describe.each(Object.entries(links))('%s', (path, { query, unreadable }) => {
  const link = `format=csv&${query}`

  it('the route serves a file for the link of the page', async () => {
    const response = await ask(path, link)
    expect(response.headers.get('content-disposition')).toMatch(/^attachment; filename="[\w.-]+\.csv"$/)
    expect(response.headers.get('cache-control')).toBe('no-store')
  })

  it('allows other sites to read a file and a rejection', async () => {
    for (const search of [link, query])
      expect((await ask(path, search)).headers.get('access-control-allow-origin')).toBe('*')
    const before = (await modules[path]?.())?.OPTIONS()
    expect([before?.status, before?.headers.get('access-control-allow-origin')]).toEqual([204, '*'])
  })

  it('rejects other formats and unknown parameters, and lists the known parameters', async () => {
    const paths = [`format=docx&${query}`, query, `${link}&Zzz=1`]
    for (const search of paths) expect(await refusalOf(await ask(path, search))).toMatchObject(refusal)
    const { issues } = await refusalOf(await ask(path, `${link}&Zzz=1`))
    expect(issues.map((issue) => issue.path)).toEqual(['Zzz'])
    const names = issues[0]?.message?.replace(/^.* takes |\.$/g, '').split(', ')
    expect(names?.toSorted()).toEqual(['format', ...Object.keys(unreadable)].sort())
  })

  it.each(Object.entries(unreadable))('a download rejects %s=%s', async (name, value) => {
    const others = new URLSearchParams(link)
    others.delete(name)
    others.set(name, value)
    const { issues, ...rest } = await refusalOf(await ask(path, others.toString()))
    expect(rest).toEqual(refusal)
    expect(issues.map((issue) => issue.path)).toContain(name)
  })

  it.each(Object.keys(unreadable))('a download rejects two different values of %s', async (name) => {
    const { status } = await ask(path, `${link}&${name}=${unreadable[name]}&${name}=other`)
    expect(status).toBe(400)
  })
})

describe('file of parcels', () => {
  const path = './parcels/export/route.ts'
  const area = 'bbox=-81.384,28.533,-81.38,28.537'

  it('the file has at most 400 bytes of CSV per row', async () => {
    const bytes = await (await ask(path, `format=csv&${area}`)).bytes()
    const rows = readCsv(new TextDecoder().decode(bytes))
    expect(rows.length).toBeGreaterThan(100)
    expect(bytes.length / (rows.length - 1)).toBeLessThanOrEqual(400)
    const [header = [], first = [], ...others] = rows
    const license = header.indexOf('License')
    expect(first[license]).not.toBe('')
    for (const row of others) {
      expect(row[license]).toBe('')
      for (const label of ['Source', 'Retrieved at', 'Sample data']) {
        expect(row[header.indexOf(label)]).not.toBe('')
      }
    }
  })

  it('gives each feature a unique id of county number and parcel number', async () => {
    const { features } = (await (await ask(path, `format=geojson&${area}`)).json()) as FeatureCollection
    const ids = features.map(({ id }) => id)
    expect(ids).toEqual(
      features.map(({ properties }) => `${properties?.countyNumber}:${properties?.parcelId}`),
    )
    expect(new Set(ids).size).toBe(ids.length)
  })
})

it('the cost series have no GeoJSON file, and the rejection names the parameter `format`', async () => {
  const refused = await ask('./costs/export/route.ts', 'format=geojson&series=CUUR0000SA0')
  const { status, code, issues } = await refusalOf(refused)
  expect({ status, code }).toEqual({ status: 422, code: 'not_supported' })
  expect(issues.map((issue) => issue.path)).toEqual(['format'])
})

it.skipIf(isGdalMissing)('GDAL reads the positions of permits as numbers', async () => {
  const response = await ask('./permits/export/route.ts', 'format=csv&source=chicago-new-construction')
  const [layer] = readWithGdal(await response.bytes(), 'csv', ['AUTODETECT_TYPE=YES'])
  expect(layer?.columns).toMatchObject({ latitude: 'Real', longitude: 'Real' })
})

describe.skipIf(isGdalMissing).each(shareOf(Object.entries(links), 0))('%s in GDAL', (path, { query }) => {
  let tables: JsonTable[] = []
  beforeAll(async () => {
    const json = await (await ask(path, `format=json&${query}`)).json()
    tables = json.parts?.map(({ table }: { table: JsonTable }) => table) ?? [json]
  })

  it.each(['gpkg', 'kml', 'geojson'])(
    'GDAL opens the file as %s without a warning and reads every row',
    async (id) => {
      const response = await ask(path, `format=${id}&${query}`)
      const hasPlaces = tables.some(({ rows }) => rows.some(({ geometry }) => geometry))
      if (response.status === 422) return expect(hasPlaces).toBe(false)
      const layers = readWithGdal(await response.bytes(), id)
      const counts = tables.map(({ rows }) => rows.length)
      const total = counts.reduce((sum, count) => sum + count, 0)
      // Sorts the counts, because GDAL lists tables without shapes last.
      expect(layers.map(({ count }) => count).sort()).toEqual(id === 'geojson' ? [total] : counts.sort())
      const columns = layers.flatMap((layer) => Object.keys(layer.columns))
      expect(columns).toEqual(expect.arrayContaining(['provenance_source', 'provenance_retrieved_at']))
    },
  )
})

interface JsonTable {
  rows: { geometry?: object | null }[]
}
