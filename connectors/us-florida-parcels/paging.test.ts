import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dataOf } from '@/lib/connector/testing/data-of'
import type { Transport } from '@/lib/connector/upstream/transport'
import type { Bounds } from '@/lib/geography/types'
import { parcelsWithin, type SampleParcel } from '@/lib/sample-world/florida/parcels'
import { tries } from '@/lib/testing/long-run'
import {
  type ParcelSample,
  type ParcelSearchParams,
  type ParcelSearchResult,
  parcelEngine,
  problemOf,
  search,
} from './testing/parcel-engine'

const orlando = { longitude: -81.385, latitude: 28.53 }

const box = fc
  .record({
    x: fc.integer({ min: -40, max: 40 }),
    y: fc.integer({ min: -40, max: 40 }),
    wide: fc.integer({ min: 1, max: 9 }),
    high: fc.integer({ min: 1, max: 9 }),
  })
  .map(({ x, y, wide, high }): Bounds => {
    const degrees = (value: number) => Number(value.toFixed(4))
    const [west, south] = [orlando.longitude + x / 2000, orlando.latitude + y / 2000]
    return [degrees(west), degrees(south), degrees(west + wide / 2500), degrees(south + high / 2500)]
  })

const filter = fc.record(
  {
    minMarketValue: fc.constantFrom(0, 60_000, 250_000),
    maxMarketValue: fc.constantFrom(300_000, 900_000),
    saleYear: fc.constantFrom(2019, 2024, 2025),
    city: fc.constantFrom('Orlando', 'KISSIMMEE'),
  },
  { requiredKeys: [] },
)

type Filter = typeof filter extends fc.Arbitrary<infer F> ? Partial<F> : never

function isMeant(parcel: SampleParcel, { minMarketValue, maxMarketValue, city }: Filter): boolean {
  const { justValue } = parcel.values
  const isAsked = minMarketValue !== undefined || maxMarketValue !== undefined
  const isWorth =
    !isAsked ||
    (justValue > 0 && justValue >= (minMarketValue ?? 0) && justValue <= (maxMarketValue ?? Number.MAX_VALUE))
  return !parcel.isPlaceholder && isWorth && (city === undefined || parcel.city === city.toUpperCase())
}

async function allRows(sample: ParcelSample, params: ParcelSearchParams, limit: number) {
  const rows: { id: unknown; sales: unknown }[] = []
  let offset: number | null = 0
  while (offset !== null) {
    const page: ParcelSearchResult = await search(sample, { ...params, limit, offset })
    if (!('records' in page)) throw new Error('Not records')
    expect(page.count).toBe(page.records.length)
    expect(page.resultsTruncated).toBe(page.nextOffset === null ? undefined : true)
    rows.push(
      ...page.records.map(({ sourceObjectId, sourceAttributes }) => ({
        id: sourceObjectId,
        sales: [sourceAttributes?.lastSale, sourceAttributes?.saleBefore],
      })),
    )
    offset = page.nextOffset
  }
  return rows
}

const cutting = (most: number) => (request: Request, next: Transport) => {
  const url = new URL(request.url)
  if (!url.searchParams.has('resultRecordCount')) return undefined
  const rowCount = Number(url.searchParams.get('resultRecordCount'))
  if (rowCount <= most) return undefined
  url.searchParams.set('resultRecordCount', String(most))
  return next(new Request(url)).then(async (response) => {
    const body = (await response.json()) as { features?: unknown[] }
    const isFull = body.features?.length === most
    return Response.json({ ...body, ...(isFull ? { exceededTransferLimit: true } : {}) })
  })
}

describe('pages of searchParcels', () => {
  it('returns each parcel polygon of an area once for any filters, page sizes and truncations', async () => {
    const samples = [undefined, 7, 60].map((most) =>
      parcelEngine(most === undefined ? {} : { change: cutting(most) }),
    )
    await fc.assert(
      fc.asyncProperty(
        box,
        filter,
        fc.constantFrom(3, 25, 60, 500),
        fc.constantFrom(...samples),
        async (bbox, filters, limit, sample) => {
          const expectedParcels = [...parcelsWithin(bbox)].filter((parcel) => isMeant(parcel, filters))
          const rows = await allRows(sample, { bbox, ...filters }, limit)
          const { saleYear, ...rest } = filters
          const expected =
            saleYear === undefined
              ? expectedParcels.map(({ objectId }) => objectId)
              : (await allRows(samples[0] ?? sample, { bbox, ...rest }, 500))
                  .filter(({ sales }) => JSON.stringify(sales).includes(`"year":${saleYear},`))
                  .map(({ id }) => id)
          expect(rows.map(({ id }) => id)).toEqual(expected)
        },
      ),
      { numRuns: tries(25) },
    )
  })

  it('resumes where it stopped after a failure of the source', async () => {
    let down = false
    const sample = parcelEngine({
      change: () => (down ? Promise.resolve(new Response('', { status: 503 })) : undefined),
    })
    const bbox: Bounds = [-81.386, 28.53, -81.384, 28.532]
    const params = { bbox, limit: 20 }
    await dataOf(sample.engine.call('us-florida-parcels', 'searchParcels', params))
    down = true
    expect(await problemOf(sample, 'searchParcels', { ...params, offset: 20 })).toMatchObject({
      code: 'upstream_unavailable',
    })
    down = false
    const expectedParcels = [...parcelsWithin(bbox)].filter(({ isPlaceholder }) => !isPlaceholder)
    expect(await allRows(sample, { bbox }, 20)).toHaveLength(expectedParcels.length)
  })

  it('requests object ids once, and never uses an offset', async () => {
    const sample = parcelEngine()
    await allRows(sample, { bbox: [-81.386, 28.53, -81.38, 28.534] }, 50)
    const positions = sample.requests.filter((params) => params.get('outFields') === 'OBJECTID')
    expect(positions).toHaveLength(1)
    expect(sample.requests.length).toBeGreaterThan(3)
    expect(sample.requests.every((params) => !params.has('resultOffset'))).toBe(true)
  })

  it('reports an offset beyond the end', async () => {
    const { engine } = parcelEngine()
    const params = { bbox: [-81.386, 28.53, -81.384, 28.532], offset: 90_000 }
    const page = await dataOf(engine.call('us-florida-parcels', 'getParcelsInArea', params))
    expect(page).toMatchObject({ records: [], count: 0, nextOffset: null })
    expect(page.source.notes.join()).toMatch(/72 rows; this offset lies beyond them/)
  })

  it('refuses an offset that takes too long to reach, but reaches the same offset on the next request', async () => {
    let time = Date.parse('2026-10-01T12:00:00Z')
    const slow = parcelEngine({
      now: () => new Date(time),
      change: (request, next) => {
        time += 9_000
        return cutting(10)(request, next)
      },
    })
    const params = { bbox: [-81.386, 28.53, -81.384, 28.532], offset: 60 }
    expect(await problemOf(slow, 'getParcelsInArea', params)).toMatchObject({
      code: 'too_broad',
      message: expect.stringMatching(/in order/),
    })
    expect(await dataOf(slow.engine.call('us-florida-parcels', 'getParcelsInArea', params))).toMatchObject({
      count: expect.any(Number),
    })
  })
})
