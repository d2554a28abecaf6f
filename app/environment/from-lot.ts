import 'server-only'
import type { CallMethod } from '@/app/_lib/read/reading-scope'
import { fetchLot } from '@/app/_surfaces/place/lot/fetch-lot'
import { fromLotEdge } from '@/app/_surfaces/place/lot/lot-distance'
import { outlineOf } from '@/app/_surfaces/place/lot/lot-ground'
import { placeAt } from '@/app/_surfaces/place/place'
import { settle } from '@/app/_surfaces/place/read-panels'
import type { ParcelOutline } from '@/lib/records/parcel/outline'
import { type Area, type Facilities, isAddress } from './fetch-facilities'
import type { EnvironmentUrl } from './url'

/** The outline of the lot at the point of the search, or undefined if it is not known. */
export async function fetchLotOutline(
  { q }: Pick<EnvironmentUrl, 'q'>,
  area: Area,
  call: CallMethod,
): Promise<ParcelOutline | undefined> {
  if ('bbox' in area) return undefined
  const place = placeAt(area.point, isAddress(q) ? { address: q } : {})
  const outline = outlineOf(await settle(() => fetchLot(place, call)))
  return outline && 'type' in outline ? outline : undefined
}

export type LaterOutline = ReturnType<typeof fetchLotOutline>

/** Distances count from the edge of the lot if its outline is known, else from the point. */
export const countFromLot = ({ rows }: Facilities, outline: ParcelOutline | undefined): Facilities['rows'] =>
  outline ? fromLotEdge<Facilities['rows'][number]>(rows, outline) : rows
