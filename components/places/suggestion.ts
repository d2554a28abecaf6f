import { matchPlaces } from './match-places'
import { joinPoints, type KeptPlace, type Places } from './place-list'

export interface Suggestion extends KeptPlace {
  origin: 'saved' | 'recent' | 'address'
}

export const MOST_SUGGESTED = 5

/** What this device keeps comes first, for it is there at once and was meant before. */
export function suggest(places: Places, found: readonly KeptPlace[], text: string): Suggestion[] {
  if (text.trim() === '') return []
  const kept = (list: readonly KeptPlace[], origin: Suggestion['origin']) =>
    matchPlaces(list, text).map((place): Suggestion => ({ ...place, origin }))
  const addresses = found.map((place): Suggestion => ({ ...place, origin: 'address' }))
  return joinPoints(kept(places.saved, 'saved'), kept(places.recent, 'recent'), addresses).slice(
    0,
    MOST_SUGGESTED,
  )
}
