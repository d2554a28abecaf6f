import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { conditionsOf, type Filterable, matches } from '@/connectors/us-florida-parcels/public'
import { mapUrl } from '../url'
import { filterOf, filterQuery, parcelChoices } from './parcel-filters'

const parcel: fc.Arbitrary<Filterable> = fc.record({
  justValue: fc.option(fc.integer({ min: 0, max: 2_000_000 }).map((cents) => cents / 2)),
  yearBuilt: fc.option(fc.integer({ min: 1850, max: 2030 })),
  saleYear: fc.option(fc.integer({ min: 1950, max: 2030 })),
  landUse: fc.option(fc.constantFrom('000', '001', '011', '060', '099')),
  city: fc.constant('PENSACOLA'),
})

const fieldOf = { value: 'justValue', built: 'yearBuilt', sale: 'saleYear' } as const
const steps = parcelChoices.filter(({ id }) => Object.hasOwn(fieldOf, id))

describe('the filters of parcels on the map', () => {
  it.each(steps)(
    'has every parcel with a $label in exactly one step, and none without',
    ({ id, options, keeps }) => {
      const field = fieldOf[id as keyof typeof fieldOf]
      fc.assert(
        fc.property(parcel, (row) => {
          const kept = Object.keys(options).filter((option) => keeps?.(row, option))
          expect(kept).toHaveLength(row[field] === null ? 0 : 1)
        }),
      )
    },
  )

  it('keeps together what the colors and the files ask for', () => {
    const chosen = fc.record(
      Object.fromEntries(
        parcelChoices
          .filter(({ keeps }) => keeps !== undefined)
          .map(({ id, options }) => [
            id,
            fc.option(fc.constantFrom(...Object.keys(options)), { nil: undefined }),
          ]),
      ),
    )
    fc.assert(
      fc.property(parcel, chosen, (row, some) => {
        const choices = Object.fromEntries(
          Object.entries(some).flatMap(([id, option]) => (option ? [[id, option]] : [])),
        )
        const kept = parcelChoices.every(({ id, keeps }) => {
          const option = choices[id]
          return option === undefined || !keeps || keeps(row, option)
        })
        expect(matches(conditionsOf(filterOf(choices)), row)).toBe(kept)
        expect(Object.keys(filterQuery(choices)).length).toBe(Object.keys(filterOf(choices)).length)
      }),
    )
  })

  it('can stand in the address', () => {
    for (const { id, options } of parcelChoices)
      for (const option of Object.keys(options)) {
        const look = `parcels.${id}:${option}`
        expect(mapUrl.parse({ look }).url.looks, look).toEqual([look])
      }
  })
})
