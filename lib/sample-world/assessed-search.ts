import { lotOfSerial, lotsAround, lotsNumbered } from './assessed-lots'
import { type AssessedProperty, assessedOn } from './assessed-property'
import type { Place } from './gazetteer'

export interface AssessedWanted {
  /** House numbers, one of which the property must have. */
  numbers?: readonly number[]
  /** Of lots. */
  serials?: readonly number[]
}

/** The properties that a question can be about. Without a number or serial: the middle of each town. */
export function* assessedProperties(
  places: readonly Place[],
  { numbers, serials }: AssessedWanted,
): Generator<AssessedProperty> {
  const state = places[0]?.state ?? ''
  if (serials) {
    for (const serial of new Set(serials)) {
      const lot = lotOfSerial(state, serial)
      if (lot && places.includes(lot.place)) yield* assessedOn(lot)
    }
    return
  }
  for (const place of places) {
    const lots = numbers
      ? [...new Set(numbers)].flatMap((number) => [...lotsNumbered(place, number)])
      : lotsAround(place)
    for (const lot of lots) yield* assessedOn(lot)
  }
}
