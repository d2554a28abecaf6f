import type { MapFeature } from '@/components/map/map-props'
import { defineTexts } from '@/lib/language/define-texts'
import { isParcelOfPlace } from '@/lib/records/parcel/at-point'
import { formatHomeAddress } from '@/lib/street-address/home-address'
import { toFeature } from '../features'
import type { PlaceLot } from './fetch-lot'

const texts = defineTexts('place.draw-lot', { unnamed: (number: string) => `Parcel ${number}` })

/**
 * A lot whose address differs from the typed one may belong to a neighbor. The map draws such a lot, and the
 * parcel at the center of described land, as context and does not zoom to it.
 */
export function drawLot({ key, by, parcel, outline }: PlaceLot): MapFeature[] {
  const { address, parcelId } = parcel
  const name = address ? formatHomeAddress(address) : texts.unnamed(parcelId ?? key)
  return outline ? [toFeature(`parcel ${key}`, name, isParcelOfPlace(by) ? 'lot' : 'context', outline)] : []
}
