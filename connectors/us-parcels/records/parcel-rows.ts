import { z } from 'zod'
import { type PropertyRecord, propertyRecord } from '@/lib/records/assessment/fields'
import { isOutline, publishedOutline } from '@/lib/records/parcel/outline'
import type { ParcelRowPage } from '../layer/query-rows'
import type { ParcelLayerState } from '../layer/read-layer'
import type { ParcelLayer } from '../registry'
import { toRecord } from './to-record'

export const parcelRow = z.object({ parcel: propertyRecord, geometry: publishedOutline })

export type OutlinedParcel = z.input<typeof parcelRow> & { parcel: PropertyRecord }

/** Matches a word in place of a parcel number: streets, water and gaps are polygons too. */
const noLot = /^(row|r-o-w|road|street|st|water|river|lake|hydro|rr|rail(road)?|gap|none|unknown)\b[^0-9]*$/i

export function toParcels({ rows, state }: ParcelRowPage, layer: ParcelLayer): OutlinedParcel[] {
  const parcels = rows.flatMap((row) => {
    const parcel = toRecord(row, layer, state)
    return isLot(parcel.parcelId, state) ? [{ parcel, geometry: row.geometry }] : []
  })
  return withoutRepeats(
    parcels,
    ({ parcel, geometry }) => [parcel.parcelId, geometry],
    ({ parcel, geometry }) => [{ ...parcel, sourceObjectId: null }, geometry],
  )
}

export const isLot = (number: string | number | null, state: ParcelLayerState) =>
  state.number === null || (number !== null && !noLot.test(String(number)))

/** Compares the content only of items that share a number and a corner, which are few in a tile. */
export function withoutRepeats<T>(
  items: readonly T[],
  placeOf: (item: T) => readonly [number: unknown, geometry: unknown],
  contentOf: (item: T) => unknown,
): T[] {
  const numbers = items.map((item) => String(placeOf(item)[0]))
  const repeated = repeatsIn(numbers)
  // Writes the corner only beside a repeated number, because writing thousands of corners takes longer.
  const places = items.map((item, index) => {
    if (!repeated.has(numbers[index])) return String(index)
    const [number, geometry] = placeOf(item)
    const corner = isOutline(geometry) ? geometry.coordinates[0]?.[0] : undefined
    return `${number} ${corner}`
  })
  const repeatedPlaces = repeatsIn(places)
  const keys = new Set<string>()
  return items.filter((item, index) => {
    if (!repeatedPlaces.has(places[index])) return true
    const key = JSON.stringify(contentOf(item))
    const isFirst = !keys.has(key)
    keys.add(key)
    return isFirst
  })
}

function repeatsIn(values: readonly unknown[]): ReadonlySet<unknown> {
  const all = new Set<unknown>()
  const repeats = new Set<unknown>()
  for (const value of values)
    if (all.has(value)) repeats.add(value)
    else all.add(value)
  return repeats
}

export function countStacked(parcels: readonly OutlinedParcel[]): number {
  const outlines = parcels.flatMap(({ geometry }) => (geometry ? [JSON.stringify(geometry)] : []))
  return outlines.filter((each, _, all) => all.indexOf(each) !== all.lastIndexOf(each)).length
}
