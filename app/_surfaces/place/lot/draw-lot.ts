import type { MapFeature } from '@/components/map/map-props'
import { formatHomeAddress } from '@/lib/street-address/home-address'
import { toFeature } from '../features'
import type { PlaceLot } from './fetch-lot'

const unnamed = (number: string) => `Parcel ${number}`

/**
 * Draws a lot with a different address as context, so that the map is not framed on it. It may belong to a
 * neighbor.
 */
export function drawLot({ key, by, parcel, outline }: PlaceLot): MapFeature[] {
  const { address, parcelId } = parcel
  const name = address ? formatHomeAddress(address) : unnamed(parcelId ?? key)
  return outline
    ? [toFeature(`parcel ${key}`, name, by === 'other-address' ? 'context' : 'lot', outline)]
    : []
}
