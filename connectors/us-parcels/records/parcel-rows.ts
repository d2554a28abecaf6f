import { z } from 'zod'
import { type PropertyRecord, propertyRecord } from '@/lib/records/assessment/fields'
import { publishedOutline } from '@/lib/records/parcel/outline'
import type { RowPage } from '../layer/query-rows'
import type { ParcelLayer } from '../registry'
import { toRecord } from './to-record'

export const drawnParcel = z.object({ parcel: propertyRecord, geometry: publishedOutline })

export type DrawnParcel = z.input<typeof drawnParcel> & { parcel: PropertyRecord }

/** Streets, water and gaps are drawn as polygons too. */
const noLot = /^(row|r-o-w|road|street|st|water|river|lake|hydro|rr|rail(road)?|gap|none|unknown)\b[^0-9]*$/i

/** Rows without a parcel number are no parcels, and a row sent twice counts once. */
export function toParcels({ rows, state }: RowPage, layer: ParcelLayer): DrawnParcel[] {
  const keys = new Set<string>()
  return rows.flatMap((row) => {
    const parcel = toRecord(row, layer, state)
    const isParcel = state.number === null || (parcel.parcelId !== null && !noLot.test(parcel.parcelId))
    const key = JSON.stringify([{ ...parcel, sourceObjectId: null }, row.geometry])
    if (!isParcel || keys.has(key)) return []
    keys.add(key)
    return [{ parcel, geometry: row.geometry }]
  })
}

/** Units of a condominium, and several records of one lot, share an outline. */
export function countStacked(parcels: readonly DrawnParcel[]): number {
  const outlines = parcels.flatMap(({ geometry }) => (geometry ? [JSON.stringify(geometry)] : []))
  return outlines.filter((each, _, all) => all.indexOf(each) !== all.lastIndexOf(each)).length
}
