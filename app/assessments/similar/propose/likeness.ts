import { milesToMeters } from '@/lib/units'

export const MOST_PROPOSED = 10
export const AREA_PERCENT = 20
export const YEARS = 15
const MILES = 2

export interface SimilarityTraits {
  livingSquareFeet: number
  yearBuilt: number
  meters: number
}

export const chooseLikeHomes = <T extends SimilarityTraits & { key: string }>(
  own: Omit<SimilarityTraits, 'meters'>,
  homes: readonly T[],
): T[] =>
  homes
    .map((home) => ({ home, ...differences(own, home) }))
    .filter(({ size, age }) => size <= 1 + Number.EPSILON && age <= 1)
    .toSorted(
      (a, b) => sum(a) - sum(b) || a.home.meters - b.home.meters || (a.home.key < b.home.key ? -1 : 1),
    )
    .slice(0, MOST_PROPOSED)
    .map(({ home }) => home)

const differences = (own: Omit<SimilarityTraits, 'meters'>, home: SimilarityTraits) => ({
  size: Math.abs(home.livingSquareFeet / own.livingSquareFeet - 1) / (AREA_PERCENT / 100),
  age: Math.abs(home.yearBuilt - own.yearBuilt) / YEARS,
  distance: home.meters / milesToMeters(MILES),
})

const sum = ({ size, age, distance }: ReturnType<typeof differences>) => size + age + distance
