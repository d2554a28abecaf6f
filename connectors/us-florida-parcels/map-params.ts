import { z } from 'zod'
import { type LandUseBand, landUseBands } from '@/lib/florida/land-use'
import type { ParcelFilter } from '@/lib/florida/parcel-filter'
import { type ParcelSort, parcelSorts } from '@/lib/florida/parcel-view'

/** The filter of the map and its list, as the methods behind them take it. */
export const mapFilter = z.strictObject({
  minValue: z.number().optional(),
  maxValue: z.number().optional(),
  saleFrom: z.int().optional(),
  saleTo: z.int().optional(),
  builtFrom: z.int().optional(),
  builtTo: z.int().optional(),
  city: z.string().min(1).max(40).optional(),
  use: z.enum(keysOf<LandUseBand>(landUseBands)).optional(),
}) satisfies z.ZodType<ParcelFilter>

export const mapSort = z.enum(keysOf<ParcelSort>(parcelSorts))

function keysOf<K extends string>(table: Readonly<Record<K, unknown>>) {
  return Object.keys(table) as [K, ...K[]]
}
