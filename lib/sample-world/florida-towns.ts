import { gazetteer, type Place } from './gazetteer'
import { metresPerDegree } from './metres-per-degree'

/** A post town around which Florida's streets and lots are laid out. */
export interface FloridaTown {
  index: number
  place: Place
  /** Metres in a degree, taken once at the town: its streets stay parallel. */
  scale: { east: number; north: number }
}

export const floridaTowns: readonly FloridaTown[] = gazetteer
  .filter((place) => place.state === 'FL')
  .map((place, index) => ({ index, place, scale: metresPerDegree(place.latitude) }))

/** How much nearer, in degrees, a point lies to a town than to any other: below 0 it belongs to another. */
export function leadOf({ index }: FloridaTown, longitude: number, latitude: number): number {
  const shrink = Math.cos((latitude * Math.PI) / 180)
  let own = 0
  let nearest = Number.POSITIVE_INFINITY
  for (const { index: other, place } of floridaTowns) {
    const east = (place.longitude - longitude) * shrink
    const north = place.latitude - latitude
    // Many times quicker than `hypot`, and asked for every block of the state.
    const away = Math.sqrt(east * east + north * north)
    if (other === index) own = away
    else if (away < nearest) nearest = away
  }
  return nearest - own
}

export function nearestTown(longitude: number, latitude: number): FloridaTown | undefined {
  return floridaTowns.find((town) => leadOf(town, longitude, latitude) >= 0)
}
