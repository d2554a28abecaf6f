import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dataOf } from '@/lib/connector/testing/data-of'
import type { Bounds } from '@/lib/geography/types'
import type { UnderivedParcel } from '@/lib/records/parcel/fields'
import { type ParcelFilter, parcelTest } from '@/lib/records/parcel/parcel-filter'
import { tries } from '@/lib/testing/long-run'
import { PAGE_SIZE, type ParcelSort, parcelSorts } from './map/parcel'
import { parcelsInView } from './parcels-in-view'
import { personalFields } from './roll-columns'
import { parcelsIn, someView } from './testing/brute-force'
import { cutAt, isRows, mapEngine, type ParcelMapEngine, throttled } from './testing/map-engine'

interface ViewParams {
  bbox: Bounds
  filter?: ParcelFilter
  sort?: ParcelSort
  page?: number
  all?: boolean
}

const call = (engine: ParcelMapEngine, params: ViewParams, signal?: AbortSignal) =>
  engine.call('us-florida-parcels', 'parcelsInView', params, {
    internal: true,
    ...(signal ? { signal } : {}),
  })
const read = (engine: ParcelMapEngine, params: ViewParams) => dataOf(call(engine, params))

async function readPages(engine: ParcelMapEngine, params: ViewParams): Promise<UnderivedParcel[]> {
  const first = await read(engine, params)
  const rows = [...first.rows]
  for (let page = 2; page <= first.pages; page += 1)
    rows.push(...(await read(engine, { ...params, page })).rows)
  return rows
}

const someFilter = fc.record(
  {
    minValue: fc.integer({ min: 1, max: 400_000 }),
    maxValue: fc.integer({ min: 100_000, max: 900_000 }),
    builtFrom: fc.integer({ min: 1950, max: 2010 }),
    saleTo: fc.integer({ min: 1990, max: 2026 }),
    use: fc.constantFrom('residential' as const, 'commercial' as const),
  },
  { requiredKeys: [] },
)
const someSort = fc.constantFrom(...(Object.keys(parcelSorts) as ParcelSort[]))

const town: Bounds = [-81.389, 28.53, -81.377, 28.541]

const part: Bounds = [-81.389, 28.53, -81.3805, 28.541]

const plain = mapEngine()

describe('parcelsInView', () => {
  it('returns the same row objects on a second call for parcels with one polygon', async () => {
    const { engine } = plain
    const params = { bbox: town, all: true }
    const [first, again] = [await read(engine, params), await read(engine, params)]
    const pairs = first.rows.map((row, at) => [row, again.rows[at]] as const)
    const single = pairs.filter(([{ polygons }]) => polygons === 1)
    expect(single.length).toBeGreaterThan(first.rows.length / 2)
    expect(single.filter(([row, same]) => row !== same)).toEqual([])
  })

  it('finds exactly the parcels of a brute-force search', async () => {
    const { engine, queries } = mapEngine()
    await fc.assert(
      fc.asyncProperty(someView, someFilter, someSort, async (bbox, filter, sort) => {
        const keys = (await readPages(engine, { bbox, filter, sort })).map(({ key }) => key)
        const { surely, possibly } = parcelsIn(bbox, parcelTest(filter))
        expect(new Set(keys).size).toBe(keys.length)
        expect([...surely].filter((key) => !keys.includes(key))).toEqual([])
        expect(keys.filter((key) => !possibly.has(key))).toEqual([])
      }),
      { numRuns: tries(10) },
    )
    for (const query of queries()) {
      const fields = query.get('outFields')?.split(',') ?? []
      expect(fields.filter((field) => field === '*' || personalFields.includes(field))).toEqual([])
    }
  })

  it('returns the same parcels if the source truncates its responses', async () => {
    const whole = await readPages(plain.engine, { bbox: part })
    const { engine, queries } = mapEngine({ change: cutAt(150) })
    expect(await readPages(engine, { bbox: part })).toEqual(whole)
    expect(whole.length).toBeGreaterThan(2 * PAGE_SIZE)
    expect(queries().length).toBeGreaterThan(20)
  })

  it('returns pages that add up to the whole sorted list, without new requests', async () => {
    const { engine, sent } = plain
    const all = await read(engine, { bbox: town, sort: 'value', all: true })
    const requestCount = sent.length
    expect(await readPages(engine, { bbox: town, sort: 'value' })).toEqual(all.rows)
    expect(sent.length).toBe(requestCount)
    const values = all.rows.map(({ justValue }) => justValue ?? -1)
    expect(values).toEqual(values.toSorted((a, b) => b - a))
    expect(all.outlines).toHaveLength(all.matched)
    const last = Math.ceil(all.matched / PAGE_SIZE)
    expect(await read(engine, { bbox: town, page: 9_999 })).toMatchObject({ page: last, pages: last })
  })

  it('returns the same parcels for two halves of a viewport as for the whole', async () => {
    const { engine } = plain
    const [west, south, east, north] = town
    const middle = -81.3831
    const keys = async (bbox: Bounds) => (await read(engine, { bbox, all: true })).rows.map(({ key }) => key)
    const halves = [
      ...(await keys([west, south, middle, north])),
      ...(await keys([middle, south, east, north])),
    ]
    expect(new Set(halves)).toEqual(new Set(await keys(town)))
    expect(halves.length - new Set(halves).size).toBeLessThan(5)
  })

  it('reports the total, cities, roll years and loaded areas of a viewport', async () => {
    const { engine } = plain
    const view = await read(engine, { bbox: town, filter: { minValue: 300_000 } })
    expect(view.total).toBeGreaterThan(view.matched)
    expect(view.matched).toBeGreaterThan(0)
    expect(view).toMatchObject({ cities: ['ORLANDO'], layer: 'polygons', areas: { problem: null } })
    expect(view.areas.loaded).toBe(view.areas.asked)
    expect(view.rollYears).toContain(2026)
  })
})

describe('partly loaded views', () => {
  const failing = (fails: (west: number) => boolean) =>
    mapEngine({
      change: (request) => {
        const west = Number(new URL(request.url).searchParams.get('geometry')?.split(',')[0])
        return isRows(request) && fails(west) ? throttled() : undefined
      },
    })

  it('returns the rows of the loaded areas and a sentence about the failed areas', async () => {
    const whole = await read(plain.engine, { bbox: town, all: true })
    const { engine } = failing((west) => west > -81.39)
    const view = await read(engine, { bbox: town, all: true })
    expect(view.areas.loaded).toBeLessThan(view.areas.asked)
    expect(view.areas.problem).toContain('is limiting requests. Try again in 60 seconds')
    expect(view.rows.length).toBeGreaterThan(0)
    expect(view.rows.length).toBeLessThan(whole.rows.length)
    const keys = new Set(whole.rows.map(({ key }) => key))
    expect(view.rows.filter(({ key }) => !keys.has(key))).toEqual([])
    expect(parcelsInView.table(view).notes.join(' ')).toMatch(/Partial: \d of \d parts of the area/)
  })

  it('fails instead of returning an empty list if no area loads', async () => {
    const { engine } = failing(() => true)
    expect(await call(engine, { bbox: town })).toMatchObject({ ok: false, error: { code: 'rate_limited' } })
  })

  it('reports that even the smallest cell is truncated', async () => {
    const { engine } = mapEngine({ change: cutAt(2) })
    const view = await read(engine, { bbox: [-81.3802, 28.5402, -81.38, 28.5404] })
    expect(view.areas.problem).toContain('more parcels than it gives at once')
  })

  it('returns points with a note while the layer of outlines requires a token', async () => {
    const { engine } = mapEngine({ closed: true })
    const view = await read(engine, { bbox: town, all: true })
    expect(view.layer).toBe('centroids')
    expect(view.matched).toBeGreaterThan(1000)
    expect(new Set(view.outlines?.map((outline) => outline?.type))).toEqual(new Set(['Point']))
    expect(parcelsInView.table(view).notes.join(' ')).toContain('Points instead of outlines')
  })
})

describe('views that cannot be listed', () => {
  it.each<[string, Bounds, string]>([
    ['a box larger than any screen', [-81.5, 28.4, -81.3, 28.6], 'too_broad'],
    ['a reversed box', [-81.37, 28.53, -81.38, 28.54], 'invalid_params'],
    ['a box outside Florida', [-100, 40, -99.99, 40.01], 'invalid_params'],
    ['a box with NaN', [Number.NaN, 28.53, -81.37, 28.54], 'invalid_params'],
  ])('refuses %s and names the field', async (_, bbox, code) => {
    const { engine, sent } = mapEngine()
    const answer = await call(engine, { bbox })
    expect(answer).toMatchObject({
      ok: false,
      error: { code, issues: [{ path: expect.stringMatching(/^bbox/) }] },
    })
    expect(sent).toEqual([])
  })

  it('sends no more requests after the visitor has left', async () => {
    const visitor = new AbortController()
    const { engine, sent } = mapEngine({
      change: (request) => {
        if (isRows(request)) visitor.abort()
        return undefined
      },
    })
    expect((await call(engine, { bbox: town }, visitor.signal)).ok).toBe(false)
    const requestCount = sent.length
    await new Promise((resolve) => setTimeout(resolve, 100))
    expect(sent.length).toBe(requestCount)
    expect(requestCount).toBeLessThan(8)
  })
})
