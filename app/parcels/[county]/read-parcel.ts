import 'server-only'
import type { z } from 'zod'
import { read } from '@/app/data'
import type { readParcelResult } from '@/connectors/us-florida-parcels/read-parcel'
import type { Result } from '@/lib/connector/result'
import { choicesOf, type ParcelChoice } from './choices'

export type Parcel = z.output<typeof readParcelResult>
export type ParcelAnswer = Result<Parcel>

/** Without being asked for, the owner is not even read. */
export const readParcel = (county: number, parcelId: string, owner: boolean): Promise<ParcelAnswer> =>
  read('us-florida-parcels', 'readParcel', { parcelId, county, owner, includeGeometry: true, detail: true })

/** Who has the number where this county does not: a help, whose own failure is not told. */
export async function readElsewhere(parcelId: string): Promise<ParcelChoice[]> {
  const answer = await read('us-florida-parcels', 'readParcel', { parcelId })
  return answer.ok ? choicesOf(answer.data) : []
}
