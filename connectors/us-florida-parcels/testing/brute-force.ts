import fc from 'fast-check'
import type { Bounds } from '@/lib/geography/types'
import type { FilterableParcel } from '@/lib/records/parcel/parcel-filter'
import { parcelKey } from '@/lib/records/parcel/parcel-key'
import { floridaTowns } from '@/lib/sample-world/florida/land'
import { parcelsWithin, type SampleParcel } from '@/lib/sample-world/florida/parcels'
import { labelPoint } from '../map/cell-polygon'

/**
 * Less than a meter, in degrees. Outlines arrive rounded and simplified, so a label point may move this far.
 */
const BLUR = 0.000_008

export const keyOf = ({ county, parcelId }: SampleParcel) => parcelKey({ county, parcelId: parcelId.trim() })

const grow = ([west, south, east, north]: Bounds, by: number): Bounds => [
  west - by,
  south - by,
  east + by,
  north + by,
]

const holds = (
  [west, south, east, north]: Bounds,
  { longitude, latitude }: { longitude: number; latitude: number },
) => longitude >= west && longitude < east && latitude >= south && latitude < north

export function parcelsIn(box: Bounds, meets: (parcel: FilterableParcel) => boolean = () => true) {
  const [surely, possibly] = [new Set<string>(), new Set<string>()]
  for (const parcel of parcelsWithin(grow(box, BLUR))) {
    if (parcel.isPlaceholder || !meets(toFilterable(parcel))) continue
    const point = labelPoint(parcel.outline)
    if (holds(grow(box, BLUR), point)) possibly.add(keyOf(parcel))
    if (holds(grow(box, -BLUR), point)) surely.add(keyOf(parcel))
  }
  return { surely, possibly }
}

function toFilterable({ values, sale, city }: SampleParcel): FilterableParcel {
  return {
    justValue: values.justValue || null,
    yearBuilt: values.yearBuilt || null,
    saleYear: sale.year || null,
    landUse: values.landUse.trim() || null,
    city: city.trim() || null,
  }
}

export const someView = fc
  .record({
    town: fc.constantFrom(...floridaTowns),
    east: fc.double({ min: -0.03, max: 0.03, noNaN: true }),
    north: fc.double({ min: -0.03, max: 0.03, noNaN: true }),
    wide: fc.double({ min: 0.0004, max: 0.006, noNaN: true }),
    high: fc.double({ min: 0.0004, max: 0.005, noNaN: true }),
  })
  .map(({ town: { place }, east, north, wide, high }): Bounds => {
    const [west, south] = [place.longitude + east, place.latitude + north]
    return [west, south, west + wide, south + high]
  })
