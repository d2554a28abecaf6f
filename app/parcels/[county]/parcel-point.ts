import { z } from 'zod'
import { isOutline } from '@/connectors/us-florida-parcels/parcel-rows'
import { centerOf } from '@/lib/geo'
import type { Parcel } from './read-parcel'

const point = z.object({ longitude: z.number(), latitude: z.number() })

export type Point = z.output<typeof point>

/** A place on the parcel: within its outline, or the point that stands in for one. */
export function parcelPoint({ geometry, parcel }: Pick<Parcel, 'geometry' | 'parcel'>): Point | null {
  if (!isOutline(geometry)) return point.safeParse(parcel?.sourceAttributes?.centroid).data ?? null
  const [longitude = 0, latitude = 0] = centerOf(geometry)
  return { longitude: round(longitude), latitude: round(latitude) }
}

/** Six decimals are about 0.1 m. */
const round = (degrees: number) => Number(degrees.toFixed(6))
