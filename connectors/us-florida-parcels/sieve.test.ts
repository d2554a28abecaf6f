import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compileWhere } from '@/lib/arcgis/where-evaluator'
import { parseWhere } from '@/lib/arcgis/where-parser'
import { cityNames } from '@/lib/florida/cities'
import { rowQuestionOf } from './plan'
import { queryOf } from './row-question'
import { sieveOf } from './sieve'
import { simulatedFields } from './simulated-fields'
import { isUsable } from './usable'
import { ownedAttributes } from './wire'

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

describe('a filter', () => {
  it('means the same to the source and to us', () => {
    const field = (name: string) => {
      const found = simulatedFields.find((each) => each.name === name)
      if (!found) throw new Error(`No field ${name}`)
      return found
    }
    fc.assert(
      fc.property(row, filters, (published, asked) => {
        const { text } = queryOf(rowQuestionOf(asked)).where
        const parsed = ownedAttributes.parse(published)
        if (!isUsable(parsed)) throw new Error('A placeholder')
        expect(sieveOf(asked)(parsed)).toBe(compileWhere(parseWhere(text), field)(published))
      }),
      { numRuns: 500 },
    )
  })

  it('on a city means it in every way of writing', () => {
    expect(cityNames('saint petersburg')).toEqual(['SAINT PETERSBURG', 'ST PETERSBURG', 'ST. PETERSBURG'])
    expect(cityNames('St. Petersburg')).toEqual(['ST. PETERSBURG', 'ST PETERSBURG', 'SAINT PETERSBURG'])
    expect(cityNames('Tampa')).toEqual(['TAMPA'])
  })
})
