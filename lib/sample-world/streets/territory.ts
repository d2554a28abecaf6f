import { lotAt } from '../addresses/address-lots'
import { gazetteer, type SamplePlace } from '../gazetteer'

/**
 * If the corners and the middle of a square of this size belong to one town, the whole square is treated as
 * part of that town.
 */
const SQUARES_PER_DEGREE = 48
const MOST_KEPT = 60_000

const cache = new Map<string, SamplePlace | null | undefined>()

export function townAt(longitude: number, latitude: number): SamplePlace | null {
  const [x, y] = [Math.floor(longitude * SQUARES_PER_DEGREE), Math.floor(latitude * SQUARES_PER_DEGREE)]
  const key = `${x} ${y}`
  let town = cache.get(key)
  if (town === undefined && !cache.has(key)) {
    town = onlyTownOf(x, y)
    if (cache.size >= MOST_KEPT) cache.clear()
    cache.set(key, town)
  }
  return town === undefined ? (lotAt({ longitude, latitude })?.place ?? null) : town
}

function onlyTownOf(x: number, y: number): SamplePlace | null | undefined {
  const at = (right: number, up: number) =>
    lotAt({ longitude: (x + right) / SQUARES_PER_DEGREE, latitude: (y + up) / SQUARES_PER_DEGREE })?.place ??
    null
  const middle = at(0.5, 0.5)
  const isOnly = [at(0, 0), at(1, 0), at(0, 1), at(1, 1)].every((town) => town === middle)
  return isOnly ? middle : undefined
}

export function townsIn([west, south, east, north]: readonly [
  number,
  number,
  number,
  number,
]): SamplePlace[] {
  const steps = 8
  const towns = new Set<SamplePlace>()
  for (let column = 0; column <= steps; column += 1) {
    for (let row = 0; row <= steps; row += 1) {
      const town = townAt(west + ((east - west) * column) / steps, south + ((north - south) * row) / steps)
      if (town) towns.add(town)
    }
  }
  return gazetteer.filter((place) => towns.has(place))
}
