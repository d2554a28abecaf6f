import { booleanPointInPolygon } from '@turf/boolean-point-in-polygon'
import { type IndexedOutline, isWithinBounds } from '@/lib/geography/outline-lookup'
import { stateOutlines } from '@/lib/geography/state-at'
import type { Bounds } from '@/lib/geography/types'
import { countyOutlines } from '../addresses/county-at'
import { borderSquares, keyOfSquare, middleOfSquare, squareOf } from '../border-squares'
import { createMemory } from '../memory'
import { metresPerDegree } from '../meters-per-degree'

export interface Territory {
  bounds: Bounds
  has(longitude: number, latitude: number): boolean
  mayTouch(bounds: Bounds): boolean
}

const territories = createMemory<Territory>(200)

export const territoryOf = (codes: readonly string[]): Territory =>
  territories.recall(codes, () => createTerritory(outlinesOf(codes)))

export function around(
  territory: Territory,
  [longitude, latitude]: readonly [number, number],
  metres: number,
): Territory {
  const scale = metresPerDegree(latitude)
  const [x, y] = [metres / scale.east, metres / scale.north]
  return {
    bounds: [longitude - x, latitude - y, longitude + x, latitude + y],
    has: (east, north) =>
      ((east - longitude) / x) ** 2 + ((north - latitude) / y) ** 2 <= 1 && territory.has(east, north),
    mayTouch: territory.mayTouch,
  }
}

const outlinesOf = (codes: readonly string[]): IndexedOutline<unknown>[] => [
  ...stateOutlines().outlines.filter(({ properties }) => codes.includes(properties.fips)),
  ...countyOutlines().outlines.filter(({ properties }) => codes.includes(properties.geoid)),
]

function createTerritory(outlines: readonly IndexedOutline<unknown>[]): Territory {
  const borders = borderSquares(outlines)
  const squares = new Map<number, boolean>()
  const isInside = (x: number, y: number) => outlines.some((outline) => isIn(outline, x, y))
  return {
    bounds: unionOf(outlines.map(({ bounds }) => bounds)),
    has: (longitude, latitude) => hasAllAround(longitude, latitude) ?? isInside(longitude, latitude),
    mayTouch: ([west, south, east, north]) =>
      [south, north].some((y) => [west, east].some((x) => hasAllAround(x, y) ?? true)),
  }

  function hasAllAround(longitude: number, latitude: number): boolean | undefined {
    const key = keyOfSquare(squareOf(longitude), squareOf(latitude))
    if (borders.has(key)) return undefined
    const before = squares.get(key)
    if (before !== undefined) return before
    const inside = isInside(middleOfSquare(longitude), middleOfSquare(latitude))
    squares.set(key, inside)
    return inside
  }
}

const isIn = ({ bounds, parts }: IndexedOutline<unknown>, x: number, y: number) =>
  isWithinBounds(bounds, x, y) &&
  parts.some((part) => isWithinBounds(part.bounds, x, y) && booleanPointInPolygon([x, y], part.polygon))

const unionOf = (boxes: readonly Bounds[]): Bounds => [
  Math.min(...boxes.map(([west]) => west)),
  Math.min(...boxes.map(([, south]) => south)),
  Math.max(...boxes.map(([, , east]) => east)),
  Math.max(...boxes.map(([, , , north]) => north)),
]
