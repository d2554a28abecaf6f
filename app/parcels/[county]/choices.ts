import { readParcelKey } from '@/lib/florida/parcel-key'
import type { Parcel } from './read-parcel'

export type ParcelChoice = Pick<Parcel['choices'][number], 'countyNumber' | 'parcelId' | 'address'>

/** Every parcel that an answer without a county knows of, be it one or several. */
export function choicesOf({ parcel, choices }: Pick<Parcel, 'parcel' | 'choices'>): ParcelChoice[] {
  const key = parcel?.sourceAttributes?.key
  const identity = typeof key === 'string' ? readParcelKey(key) : undefined
  if (!identity) return choices
  return [{ countyNumber: identity.county, parcelId: identity.parcelId, address: parcel?.address ?? null }]
}
