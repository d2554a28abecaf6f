import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { simulateArcgis } from '@/lib/arcgis/simulator'
import { dataOf } from '@/lib/connector/testing/data-of'
import { boxRing } from '@/lib/geography/box-ring'
import type { Bounds } from '@/lib/geography/types'
import { boundsOfFloridaCounty } from '@/lib/sample-world/florida/land'
import { countParcelsWithin, parcelsWithin } from '@/lib/sample-world/florida/parcels'
import { isLongRun, tries } from '@/lib/testing/long-run'
import { tileAt } from '@/lib/tiles/tile-grid'
import {
  type ParcelSample,
  type ParcelSearchParams,
  parcelEngine,
  problemOf,
  search,
} from './testing/parcel-engine'
import { layerUrls } from './wire'

const GILCHRIST = 31

async function walk(sample: ParcelSample, params: ParcelSearchParams): Promise<number[]> {
  const ids: number[] = []
  for (let offset: number | null = 0; offset !== null; ) {
    const page = await search(sample, { ...params, limit: 500, offset })
    if (!('records' in page)) throw new Error('Not records')
    ids.push(...page.records.map(({ sourceObjectId }) => Number(sourceObjectId)))
    offset = page.nextOffset
  }
  return ids
}

const ascending = (ids: Iterable<number>) => [...ids].sort((a, b) => a - b)
const count = ({ engine }: ParcelSample, params: object) =>
  dataOf(engine.call('us-florida-parcels', 'countParcels', params)).then((answer) => answer.count)

describe('searchParcels in a large box', () => {
  it('pages through a county and returns each row once', async () => {
    const county = boundsOfFloridaCounty(GILCHRIST)
    if (!county) throw new Error('No such county')
    const [west, south, east, north] = county
    const box: Bounds = isLongRun ? county : [west, south, east, (south + north) / 2]
    const sample = parcelEngine()
    const all = [...parcelsWithin(box)]
    const ids = await walk(sample, { bbox: box })
    expect(new Set(ids).size).toBe(ids.length)
    expect(ascending(ids)).toEqual(
      ascending(all.flatMap(({ objectId, isPlaceholder }) => (isPlaceholder ? [] : [objectId]))),
    )
    const own = all.filter(({ county }) => county === GILCHRIST)
    expect(own.length).toBeGreaterThan(isLongRun ? 5_000 : 2_500)
    const pageIds = new Set(ids)
    expect(own.every(({ objectId }) => pageIds.has(objectId))).toBe(true)
    expect(await count(sample, { bbox: box })).toBe(all.length)
  })

  it('returns the first page of a large box after fewer than twelve requests and then from the cache', async () => {
    const sample = parcelEngine()
    const bbox: Bounds = [-82.4, 27, -80.4, 29]
    await search(sample, { bbox, limit: 500 })
    const first = sample.requests.length
    expect(first).toBeLessThan(12)
    await search(sample, { bbox, limit: 500 })
    expect(sample.requests.length).toBe(first)
  })

  it('filters a large box in the same way as a small one', async () => {
    const bbox: Bounds = [-82.9, 29.6, -82.6, 29.9]
    const sample = parcelEngine()
    const dear = [...parcelsWithin(bbox)].filter(
      ({ isPlaceholder, values }) => !isPlaceholder && values.justValue >= 400_000,
    )
    expect(dear.length).toBeGreaterThan(10)
    const ids = await walk(sample, { bbox, minMarketValue: 400_000 })
    expect(ascending(ids)).toEqual(ascending(dear.map(({ objectId }) => objectId)))
  })
})

describe('counts of a large box', () => {
  it('counts the whole box, with polygons across squares counted once', async () => {
    const sample = parcelEngine()
    const box = fc
      .record({
        west: fc.double({ min: -83, max: -82.4, noNaN: true }),
        south: fc.double({ min: 29.4, max: 29.9, noNaN: true }),
        wide: fc.double({ min: 0.11, max: 0.4, noNaN: true }),
        high: fc.double({ min: 0.11, max: 0.3, noNaN: true }),
      })
      .map(({ west, south, wide, high }): Bounds => [west, south, west + wide, south + high])
    await fc.assert(
      fc.asyncProperty(box, async (bbox) => {
        const rounded = bbox.map((degrees) => Number(degrees.toFixed(7)))
        expect(await count(sample, { bbox: rounded })).toBe(countParcelsWithin(rounded as Bounds))
      }),
      { numRuns: isLongRun ? 20 : 3 },
    )
  })

  const partsEngine = (lots: number) => {
    const lot = (west: number): [number, number][] => boxRing([west, 28.55, west + 0.00001, 28.5501])
    const layer = simulateArcgis({
      path: new URL(layerUrls.polygons).pathname.replace(/\/\d+$/, ''),
      layers: [
        {
          id: 0,
          name: 'Parcels',
          style: 'hosted',
          objectIdField: 'OBJECTID',
          maxRecordCount: 2000,
          geometryType: 'esriGeometryPolygon',
          fields: [{ name: 'OBJECTID', type: 'esriFieldTypeOID' }],
          *rows() {
            yield {
              attributes: { OBJECTID: 1 },
              geometry: { type: 'MultiPolygon', coordinates: [[lot(-81.44)], [lot(-81.31)]] },
            }
            for (let index = 0; index < lots; index += 1)
              yield {
                attributes: { OBJECTID: index + 2 },
                geometry: { type: 'Polygon', coordinates: [lot(-81.43 + index * 0.000001)] },
              }
          },
        },
      ],
    })
    return parcelEngine({
      change: (request) => (request.url.includes('/query') ? layer(request) : undefined),
    })
  }
  const acrossSquares: Bounds = [-81.45, 28.5, -81.3, 28.6]

  it('counts a parcel once if its parts are in two squares', async () => {
    const { engine } = partsEngine(20)
    const answer = await dataOf(engine.call('us-florida-parcels', 'countParcels', { bbox: acrossSquares }))
    expect(answer).toMatchObject({ count: 21 })
    expect(answer).not.toHaveProperty('isAbout')
  })

  it('reports an approximate count if a square has too many rows to deduplicate', async () => {
    const { engine } = partsEngine(10_001)
    const answer = await dataOf(engine.call('us-florida-parcels', 'countParcels', { bbox: acrossSquares }))
    expect(answer).toMatchObject({
      isAbout: true,
      source: { notes: expect.arrayContaining([expect.stringMatching(/^The count is about right/)]) },
    })
    expect(answer.count).toBe(10_003)
    const view = await engine.callNamed(
      'us-florida-parcels',
      'countInView',
      { bbox: acrossSquares },
      { internal: true },
    )
    expect(view).toMatchObject({ ok: true, data: { isAbout: true } })
  })

  it('divides a square into quarters after a timeout of the source, and remembers the division', async () => {
    const bbox: Bounds = [-81.45, 28.46, -81.3, 28.58]
    const sample = parcelEngine({ stallMs: 1 })
    expect(await count(sample, { bbox })).toBe(countParcelsWithin(bbox))
    const refused = sample.requests.length
    expect(refused, 'the whole, and its four quarters').toBeGreaterThanOrEqual(5)
    await count(sample, { bbox })
    expect(sample.requests.length).toBe(refused)
  })

  it('reports how many areas are counted at the time limit, and resumes the count there', async () => {
    let time = Date.parse('2026-10-01T12:00:00Z')
    const sample = parcelEngine({
      now: () => new Date(time),
      change: (request, next) => {
        time += 3_000
        return next(request)
      },
    })
    const params = { bbox: [-83.3, 29.3, -82.3, 30] }
    let calls = 0
    const counts: number[] = []
    for (; calls < 30; calls += 1) {
      const answer = await sample.engine.callNamed('us-florida-parcels', 'countParcels', params)
      if (answer.ok) break
      expect(answer.error).toMatchObject({ code: 'upstream_timeout', retryAfter: 1 })
      counts.push(Number(/^(\d+) of \d+ areas are counted so far/.exec(answer.error.message)?.[1]))
    }
    expect(calls).toBeLessThan(30)
    expect(counts.length).toBeGreaterThan(0)
    expect(counts).toEqual(ascending(new Set(counts)))
  })
})

describe('searchParcels by city', () => {
  const MICANOPY = tileAt(-82.2805, 29.5064, 12)
  const cityOf = (rows: Map<string, number[]>) =>
    parcelEngine({
      change: async (request, next) => {
        const form = request.method === 'POST' ? await request.clone().text() : ''
        const params = new URLSearchParams([
          ...new URL(request.url).searchParams,
          ...new URLSearchParams(form),
        ])
        if (!params.get('where')?.includes('PHY_CITY')) return next(request)
        const [west = 0, south = 0, east = 0, north = 0] = (params.get('geometry') ?? '')
          .split(',')
          .map(Number)
        const { x, y } = tileAt((west + east) / 2, (south + north) / 2, 12)
        const ids = rows.get(`${x - MICANOPY.x} ${y - MICANOPY.y}`) ?? []
        return Response.json({ features: ids.map((OBJECTID) => ({ attributes: { OBJECTID } })) })
      },
    })

  it('searches outward as far as a city has rows, and returns each row once', async () => {
    const allIds = [...parcelsWithin([-81.386, 28.53, -81.384, 28.532])]
      .filter(({ isPlaceholder }) => !isPlaceholder)
      .map(({ objectId }) => objectId)
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.constantFrom([1, 0], [0, 1], [-1, 0], [0, -1], [1, 1]), { maxLength: 12 }),
        fc.integer({ min: 1, max: 7 }),
        async (steps, limit) => {
          const rows = new Map<string, number[]>()
          let [x, y] = [0, 0]
          const metIds = new Set<number>()
          for (const [index, [east = 0, south = 0]] of [[0, 0], ...steps].entries()) {
            x += east
            y += south
            const ids = [allIds[index] ?? 0, allIds[index + 1] ?? 0]
            for (const id of ids) metIds.add(id)
            const key = `${x} ${y}`
            rows.set(key, ascending(new Set([...(rows.get(key) ?? []), ...ids])))
          }
          const sample = cityOf(rows)
          const ids: number[] = []
          for (let offset: number | null = 0; offset !== null; ) {
            const page = await search(sample, { city: 'micanopy', limit, offset })
            if (!('records' in page)) throw new Error('Not records')
            expect(page.source.notes.join()).toMatch(/from MICANOPY outward/)
            ids.push(...page.records.map(({ sourceObjectId }) => Number(sourceObjectId)))
            offset = page.nextOffset
          }
          expect(ids).toHaveLength(metIds.size)
          expect(new Set(ids)).toEqual(metIds)
        },
      ),
      { numRuns: tries(20) },
    )
  })

  it('reports a city without rows in the searched area', async () => {
    const page = await search(cityOf(new Map()), { city: 'Micanopy' })
    expect(page).toMatchObject({ count: 0, nextOffset: null })
    expect(page.source.notes.join()).toMatch(/far from it .* not found/)
  })

  it('searches a city across squares without matches, or reports how many areas were read', async () => {
    const sample = parcelEngine()
    const value = 40_000_000
    const page = await search(sample, { city: 'Shalimar', minMarketValue: value, limit: 5 }).catch(String)
    if (typeof page === 'string') expect(page).toMatch(/areas have been read/)
    else expect(page.count).toBeLessThanOrEqual(5)
  })

  it('refuses an unknown city without a request', async () => {
    const sample = parcelEngine()
    expect(await problemOf(sample, 'searchParcels', { city: 'Springfeild' })).toMatchObject({
      code: 'too_broad',
      message: expect.stringMatching(/spelling/),
    })
    expect(sample.requests).toEqual([])
  })
})

describe('searchParcels by owner', () => {
  const bbox: Bounds = [-81.386, 28.53, -81.384, 28.532]
  const ownerOf = async (sample: ParcelSample) => {
    const [parcel] = [...parcelsWithin(bbox)].filter(({ isPlaceholder }) => !isPlaceholder)
    const params = { parcelId: `${parcel?.county}:${parcel?.parcelId}` }
    const { parcel: record } = await dataOf(sample.engine.call('us-florida-parcels', 'getParcel', params))
    return { name: String(record?.ownerName), id: parcel?.objectId }
  }

  it('finds the few rows of an owner in a box', async () => {
    const sample = parcelEngine()
    const { name, id } = await ownerOf(sample)
    expect(await walk(sample, { bbox, owner: name })).toContain(id)
    expect(await count(sample, { bbox, owner: name })).toBeGreaterThan(0)
  })

  it('returns too_broad instead of rows if an owner has more than 50 rows', async () => {
    const sample = parcelEngine()
    const { name } = await ownerOf(sample)
    const params = { bbox: [-81.42, 28.5, -81.34, 28.56], owner: name.slice(0, 3) }
    expect(await problemOf(sample, 'searchParcels', params)).toMatchObject({
      code: 'too_broad',
      message: expect.stringMatching(/More than 50/),
    })
  })
})
