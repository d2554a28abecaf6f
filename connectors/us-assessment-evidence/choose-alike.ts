import type { BuildingCard } from '@/lib/records/building-card/fields'
import { isWhole } from './read-building'

const SIZE_SHARE = 0.2
const YEARS = 15

/** Assessed values are not compared, because building cards have none. */
export function chooseAlike(home: BuildingCard, cards: readonly BuildingCard[]): BuildingCard[] {
  const counts = new Map<string, number>()
  for (const { parcelId } of cards) counts.set(parcelId, (counts.get(parcelId) ?? 0) + 1)
  return cards
    .filter((card) => card.parcelId !== home.parcelId && card.propertyClass === home.propertyClass)
    .filter((card) => counts.get(card.parcelId) === 1 && isWhole(card))
    .flatMap((card) => {
      const distance = distanceOf(home, card)
      return distance === null ? [] : [{ card, distance }]
    })
    .toSorted((a, b) => a.distance - b.distance || (a.card.parcelId < b.card.parcelId ? -1 : 1))
    .map(({ card }) => card)
}

function distanceOf(home: BuildingCard, card: BuildingCard): number | null {
  if (!home.buildingSquareFeet || !home.yearBuilt || !card.buildingSquareFeet || !card.yearBuilt) return null
  const size = Math.abs(card.buildingSquareFeet / home.buildingSquareFeet - 1)
  const age = Math.abs(card.yearBuilt - home.yearBuilt)
  return size <= SIZE_SHARE + Number.EPSILON && age <= YEARS ? size / SIZE_SHARE + age / YEARS : null
}
