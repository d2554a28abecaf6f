import type { SamplePlace } from '../gazetteer'
import { assessedOnLand, isInOwnState, landOfSerial } from '../lots/lands'
import { createMemory } from '../memory'
import { findLotsByNumber, lotsAround } from './assessed-lots'
import { assessedOn, type SampleAssessedProperty } from './assessed-property'

interface House {
  number: number
  street: string | undefined
}

export interface LotCriteria {
  houses?: readonly House[]
  serials?: readonly number[]
}

export function* assessedProperties(
  places: readonly SamplePlace[],
  { houses, serials }: LotCriteria,
): Generator<SampleAssessedProperty> {
  const state = places[0]?.state ?? ''
  if (serials) {
    for (const serial of new Set(serials)) {
      const land = landOfSerial(state, serial)
      if (land && places.includes(land.lot.place) && isInOwnState(land)) yield* assessedOnLand(land)
    }
    return
  }
  for (const place of places) {
    if (!houses) yield* middleOf(place)
    else for (const house of eachOnce(houses)) yield* numbered(place, house)
  }
}

function eachOnce(houses: readonly House[]): Iterable<House> {
  const anywhere = new Set(houses.flatMap(({ number, street }) => (street === undefined ? number : [])))
  const left = houses.filter(({ number, street }) => street === undefined || !anywhere.has(number))
  return new Map(left.map((house) => [`${house.number} ${house.street}`, house])).values()
}

const ofNumber = createMemory<readonly SampleAssessedProperty[]>(16)
const ofMiddle = createMemory<readonly SampleAssessedProperty[]>(32)

const numbered = (place: SamplePlace, { number, street }: House) =>
  ofNumber.recall([place.state, place.city, place.latitude, place.longitude, number, street ?? ''], () =>
    [...findLotsByNumber(place, number, street)].flatMap(assessedOn),
  )

const middleOf = (place: SamplePlace) =>
  ofMiddle.recall([place.state, place.city, place.latitude, place.longitude], () =>
    [...lotsAround(place)].flatMap(assessedOn),
  )
