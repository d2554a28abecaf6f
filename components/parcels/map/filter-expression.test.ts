import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { landUseBands } from '@/lib/records/parcel/land-use'
import { type ParcelFilter, parcelTest } from '@/lib/records/parcel/parcel-filter'
import { describeParcel } from './describe-parcel'
import { filterExpression } from './filter-expression'
import { toFilterable } from './parcel-properties'
import { evaluate } from './testing/evaluate'
import { tileProperties } from './testing/tile-properties'

const bands = Object.keys(landUseBands) as (keyof typeof landUseBands)[]
const maybe = <T>(values: fc.Arbitrary<T>) =>
  fc.oneof({ weight: 4, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: values })
const year = fc.integer({ min: 1900, max: 2030 })
const filters: fc.Arbitrary<ParcelFilter> = fc.record({
  minValue: maybe(fc.integer({ min: 0, max: 1_000_000 })),
  maxValue: maybe(fc.integer({ min: 0, max: 3_000_000 })),
  saleFrom: maybe(year),
  saleTo: maybe(year),
  builtFrom: maybe(year),
  builtTo: maybe(year),
  minAcres: maybe(fc.integer({ min: 0, max: 10 })),
  maxOutlineAcres: maybe(fc.integer({ min: 5, max: 30 })),
  maxSalePrice: maybe(fc.integer({ min: 0, max: 2_000_000 })),
  minValuePerAcre: maybe(fc.integer({ min: 0, max: 100_000 })),
  maxLandValuePerSquareFoot: maybe(fc.integer({ min: 10, max: 90 })),
  minLivingSquareFeet: maybe(fc.integer({ min: 0, max: 5_000 })),
  vacant: maybe(fc.constant('only' as const)),
  codes: maybe(fc.constantFrom(['000', '001', '002'], ['010'])),
  qualifications: maybe(fc.constantFrom(['01'], ['01', '02', '11'])),
  city: maybe(fc.constantFrom('PENSACOLA', 'ST. CLOUD', 'NOWHERE')),
  use: maybe(fc.constantFrom(...bands)),
})

describe('filterExpression', () => {
  it('matches exactly the parcels that the list filter matches', () => {
    const counts = { met: 0, not: 0 }
    fc.assert(
      fc.property(filters, tileProperties, (filter, properties) => {
        const expected = parcelTest(filter)(toFilterable(properties))
        counts[expected ? 'met' : 'not'] += 1
        expect(evaluate(filterExpression(filter), properties)).toBe(expected)
      }),
      { numRuns: 1000 },
    )
    expect(Math.min(counts.met, counts.not)).toBeGreaterThan(10)
  })

  it('matches every parcel if the filter is empty', () => {
    expect(evaluate(filterExpression({}), {})).toBe(true)
  })
})

describe('describeParcel', () => {
  it.each([
    [{ name: '12 MAIN ST', v: 210_000 }, '12 Main St, just value $210,000'],
    [{ name: 'Parcel 08-2S' }, 'Parcel 08-2S, no just value'],
  ])('describes the parcel %j as “%s”', (properties, words) => {
    expect(describeParcel(properties)).toBe(words)
  })
})
