import type { LngLat } from '@/lib/geography/types'
import 'server-only'
import { z } from 'zod'
import { read } from '@/app/_lib/read/data'
import type { readParcelResult } from '@/connectors/us-florida-parcels/public'
import type { Result } from '@/lib/connector/result'
import { centerPointOf } from '@/lib/geography/geo'
import { isOutline } from '@/lib/records/parcel/outline'
import { readParcelKey } from '@/lib/records/parcel/parcel-key'

export type ParcelReadResult = z.output<typeof readParcelResult>
type ParcelAnswer = Result<ParcelReadResult>

/** `owner` also requests the owner's name. Pages set it only if the visitor asks for the name. */
export const fetchParcel = (county: number, parcelId: string, owner: boolean): Promise<ParcelAnswer> =>
  read('us-florida-parcels', 'readParcel', { parcelId, county, owner, includeGeometry: true, detail: true })

export async function fetchWithOwner(
  county: number,
  parcelId: string,
  owner: boolean,
): Promise<{ answer: ParcelAnswer; ownerRefused?: string }> {
  const answer = await fetchParcel(county, parcelId, owner)
  if (!owner || answer.ok || answer.error.code !== 'rate_limited') return { answer }
  return { answer: await fetchParcel(county, parcelId, false), ownerRefused: answer.error.message }
}

/** Returns an empty list on a failure, because the result is only a hint. */
export async function fetchElsewhere(parcelId: string): Promise<ParcelChoice[]> {
  const answer = await read('us-florida-parcels', 'readParcel', { parcelId })
  return answer.ok ? choicesOf(answer.data) : []
}

export type ParcelChoice = Pick<ParcelReadResult['choices'][number], 'countyNumber' | 'parcelId' | 'address'>

export function choicesOf({ parcel, choices }: Pick<ParcelReadResult, 'parcel' | 'choices'>): ParcelChoice[] {
  const key = parcel?.sourceAttributes?.key
  const identity = typeof key === 'string' ? readParcelKey(key) : undefined
  if (!identity) return choices
  return [{ countyNumber: identity.county, parcelId: identity.parcelId, address: parcel?.address ?? null }]
}

const point = z.object({ longitude: z.number(), latitude: z.number() })

export function parcelPoint({
  geometry,
  parcel,
}: Pick<ParcelReadResult, 'geometry' | 'parcel'>): LngLat | null {
  if (!isOutline(geometry)) return point.safeParse(parcel?.sourceAttributes?.centroid).data ?? null
  return centerPointOf(geometry)
}
