import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compileWhere } from '@/lib/arcgis/simulated-query'
import { cityNames } from '@/lib/records/parcel/cities'
import { parcelTest } from '@/lib/records/parcel/parcel-filter'
import { simulatedFields } from '../simulated/rows'
import { ownedShape } from '../wire'
import { whereOf } from './filter-params'
import { searchFilter } from './parcel-params'
import { isUsable } from './parcel-rows'

const row = fc.record({
  OBJECTID: fc.integer({ min: 1, max: 99 }),
  PARCEL_ID: fc.constant('1'),
  CO_NO: fc.constant(27),
  JV: fc.constantFrom(0, 1, 100, 250, 300),
  SALE_YR1: fc.constantFrom(0, 2020, 2024),
  SALE_YR2: fc.constantFrom(0, 2020, 2024),
  PHY_CITY: fc.constantFrom(' ', 'ST PETERSBURG', 'SAINT PETERSBURG', 'ST. PETERSBURG', 'TAMPA'),
  OWN_NAME: fc.constantFrom(' ', '*****', "O'BRIEN A", 'OBRIEN B', 'MUÑOZ'),
})

const filters = fc.record(
  {
    minMarketValue: fc.constantFrom(0, 0.5, 100, 400),
    maxMarketValue: fc.constantFrom(0, 100, 275),
    saleYear: fc.constantFrom(2020, 2024),
    city: fc.constantFrom('St. Petersburg', 'saint  petersburg', 'Tampa'),
    owner: fc.constantFrom("o'brien", 'OB', 'muñoz'),
  },
  { requiredKeys: [] },
)

describe('parcelCondition', () => {
  it('matches the same rows at the source and by our own test', () => {
    const field = (name: string) => {
      const match = simulatedFields.find((each) => each.name === name)
      if (!match) throw new Error(`No field ${name}`)
      return match
    }
    fc.assert(
      fc.property(row, filters, (published, search) => {
        const filter = searchFilter(search)
        const parsed = ownedShape.row.parse(published)
        if (!isUsable(parsed)) throw new Error('A placeholder')
        expect(parcelTest(filter)(parsed)).toBe(compileWhere(whereOf(filter), field)(published))
      }),
      { numRuns: 500 },
    )
  })

  it('matches a city in every spelling', () => {
    expect(cityNames('saint petersburg')).toEqual(['SAINT PETERSBURG', 'ST PETERSBURG', 'ST. PETERSBURG'])
    expect(cityNames('St. Petersburg')).toEqual(['ST. PETERSBURG', 'ST PETERSBURG', 'SAINT PETERSBURG'])
    expect(cityNames('Tampa')).toEqual(['TAMPA'])
  })
})
