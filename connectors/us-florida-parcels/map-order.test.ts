import fc from 'fast-check'
import { expect, it } from 'vitest'
import { runAtOnce } from '@/lib/in-turns'
import type { UnderivedParcel } from '@/lib/records/parcel/fields'
import { toMapParcel } from './map/cell-polygon'
import { type ParcelSort, parcelSorts } from './map/parcel'
import { sortingParcels } from './parcels-in-view'
import { mapShape } from './wire'

const sorts = Object.keys(parcelSorts) as ParcelSort[]
const blank = mapShape.row.parse({ OBJECTID: 1 })
const some = (most: number) => fc.option(fc.integer({ min: 1, max: most }))

const parcels = fc.uniqueArray(
  fc
    .record({
      id: fc.integer({ min: 1, max: 60 }),
      justValue: some(5),
      saleYear: some(3),
      yearBuilt: some(3),
      house: some(30),
    })
    .map(({ id, house, ...row }) => ({
      parcel: toMapParcel(
        {
          ...blank,
          ...row,
          address: house === null ? null : `${house} OAK ST`,
          parcelId: String(id),
          countyNumber: 27,
        },
        { longitude: 0, latitude: 0, outlineSquareFeet: null },
      ),
    })),
  { selector: ({ parcel }) => parcel.key, maxLength: 40 },
)

const comparedValue: Readonly<Record<ParcelSort, (parcel: UnderivedParcel) => number | string | null>> = {
  number: ({ parcelId }) => parcelId,
  value: ({ justValue }) => justValue,
  sale: ({ saleYear }) => saleYear,
  built: ({ yearBuilt }) => yearBuilt,
  address: ({ address }) => address,
}

it('sorts parcels in the same order whatever their initial order, with unknown values last', () => {
  fc.assert(
    fc.property(parcels, fc.constantFrom(...sorts), (parcelList, sort) => {
      const sorted = runAtOnce(sortingParcels(parcelList, sort))
      expect(runAtOnce(sortingParcels(parcelList.toReversed(), sort))).toEqual(sorted)
      const values = sorted.map(({ parcel }) => comparedValue[sort](parcel))
      const present = values.filter((value) => value !== null)
      expect(values.slice(0, present.length)).toEqual(present)
      const numbers = present.map((value) =>
        sort === 'address' ? Number.parseInt(String(value), 10) : value,
      )
      const rising = numbers.toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0))
      expect(numbers).toEqual(sort === 'number' || sort === 'address' ? rising : rising.toReversed())
    }),
  )
})
