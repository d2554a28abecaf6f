import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dataOf } from '@/lib/connector/testing/data-of'
import type { Bounds } from '@/lib/geography/types'
import { vacantCodes } from '@/lib/records/parcel/land-use'
import { rangeIds, rangeOf } from '@/lib/records/parcel/ranges'
import { type ParcelSearchParams, parcelEngine, problemOf, recordsOf, search } from './testing/parcel-engine'

const bbox: Bounds = [-81.386, 28.53, -81.38, 28.534]
const sample = parcelEngine()

type Records = Awaited<ReturnType<typeof recordsOf>>

const inArea = async (params: Omit<ParcelSearchParams, 'bbox'>): Promise<Records> =>
  recordsOf(sample, { bbox, limit: 500, ...params })

const keysOf = (records: Records) => records.map(({ parcelId }) => parcelId).sort()

const codeOf = ({ sourceAttributes }: Records[number]) => String(sourceAttributes?.landUseCode ?? '')

function saleCodeOf({ sourceAttributes }: Records[number]): unknown {
  const sale = sourceAttributes?.lastSale
  return typeof sale === 'object' && sale !== null && 'qualificationCode' in sale
    ? sale.qualificationCode
    : null
}

describe('filters of land, building and sale', () => {
  it('returns exactly the rows that meet each filter', async () => {
    const all = await inArea({})
    expect(all.length).toBeGreaterThan(60)
    const sizes = all.flatMap(({ acreage }) => acreage ?? [])
    const middle = sizes.sort((a, b) => a - b)[Math.floor(sizes.length / 2)] ?? 0
    const cases: [ParcelSearchParams, (record: Records[number]) => boolean][] = [
      [{ minAcres: middle }, ({ area }) => area !== null && area >= middle * 43_560],
      [{ maxAcres: middle }, ({ area }) => area !== null && area <= middle * 43_560],
      [{ vacantOnly: true }, (record) => vacantCodes.includes(codeOf(record))],
      [{ landUse: ['001', '002'] }, (record) => ['001', '002'].includes(codeOf(record))],
      [{ saleQualification: ['01'] }, (record) => saleCodeOf(record) === '01'],
      [
        { minSaleYear: 2020, maxSaleYear: 2024 },
        ({ saleYear }) => Number(saleYear) >= 2020 && Number(saleYear) <= 2024,
      ],
      [{ minSalePrice: 100_000 }, ({ salePrice }) => Number(salePrice) >= 100_000],
      [{ minYearBuilt: 1990 }, ({ yearBuilt }) => Number(yearBuilt) >= 1990],
      [
        { minLivingSquareFeet: 1500 },
        ({ sourceAttributes }) => Number(sourceAttributes?.livingAreaSquareFeet) >= 1500,
      ],
    ]
    for (const [params, meets] of cases) {
      const before = sample.requests.length
      expect([params, keysOf(await inArea(params))]).toEqual([params, keysOf(all.filter(meets))])
      const [query] = sample.requests.slice(before)
      expect([params, query?.get('where')]).not.toEqual([params, '1=1'])
    }
  })

  it('filters by derived figures within a page, and reports how many rows the filter omits', async () => {
    const all = await inArea({})
    const perAcre = ({ marketValue, area }: Records[number]) =>
      marketValue && area ? Math.round(marketValue / (area / 43_560)) : 0
    const answer = await search(sample, { bbox, limit: 500, minValuePerAcre: 1_000_000 })
    if (!('records' in answer)) throw new Error('Not records')
    const expected = all.filter((record) => perAcre(record) >= 1_000_000)
    expect(keysOf(answer.records)).toEqual(keysOf(expected))
    expect(answer.source.notes.join(' ')).toContain(`left out ${all.length - expected.length}.`)
  })

  it('filters by outline area although the result contains no outlines', async () => {
    const small = await inArea({ maxOutlineAcres: 0.2 })
    const large = await inArea({ minOutlineAcres: 0.2 })
    const all = await inArea({})
    expect(small.length + large.length).toBeGreaterThanOrEqual(all.length)
    expect(small.length).toBeGreaterThan(0)
    expect(large.length).toBeGreaterThan(0)
  })

  it('returns the same parcels from getParcelsInArea as from a search of the area', async () => {
    const area = await dataOf(
      sample.engine.call('us-florida-parcels', 'getParcelsInArea', { bbox, limit: 500, minAcres: 0.2 }),
    )
    if (!('records' in area)) throw new Error('Not records')
    expect(keysOf(area.records)).toEqual(keysOf(await inArea({ minAcres: 0.2 })))
  })

  it('refuses a count by figures that the source cannot compare', async () => {
    const { code, message } = await problemOf(sample, 'countParcels', { bbox, minValuePerAcre: 5 })
    expect(code).toBe('not_supported')
    expect(message).toContain('cannot count by value per acre')
  })

  it('names the upper bound if it is below the lower bound', async () => {
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...rangeIds), async (id) => {
        const [least, most] = rangeOf(id).params
        const params = { bbox, [least]: 2001, [most]: 2000 }
        expect(await problemOf(sample, 'searchParcels', params)).toMatchObject({
          code: 'invalid_params',
          paths: [most],
        })
      }),
    )
  })
})
