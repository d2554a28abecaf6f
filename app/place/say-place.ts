import { formatCoordinates } from '@/lib/coordinates/format-coordinates'
import { stateByCode } from '@/lib/states'
import type { Place } from './place'
import type { Said } from './understand'

export const stateName = (code: string): string => stateByCode(code)?.name ?? code

/** "Colorado", "Kansas or Missouri"; empty at sea and abroad. */
export const sayStates = ({ states }: Pick<Place, 'states'>): string => states.map(stateName).join(' or ')

/** What the place is called: its address, or the point with its state. */
export function namePlace(place: Place, { matchedAddress }: Said): string {
  const address = matchedAddress ?? place.address
  if (address) return address
  const { latitude, longitude } = place.point
  return [formatCoordinates(latitude, longitude).decimal, sayStates(place)].filter(Boolean).join(', ')
}
