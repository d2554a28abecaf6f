import { booleanPointInPolygon } from '@turf/boolean-point-in-polygon'
import { floridaCounties } from '@/lib/geography/florida-counties'
import { type IndexedOutline, isWithinBounds } from '@/lib/geography/outline-lookup'
import type { Bounds } from '@/lib/geography/types'
import { countyOutlines, type SampleCounty } from '../addresses/county-at'
import { borderSquares, keyOfSquare, squareOf } from '../border-squares'
import { gazetteer, type SamplePlace } from '../gazetteer'
import { metresPerDegree } from '../meters-per-degree'

interface LandCounty {
  number: number
  outline: IndexedOutline<SampleCounty>
}

interface Land {
  counties: LandCounty[]
  bounds: Bounds
  lines: Set<number>
}

/**
 * Margin around a box in degrees. The line of a county is followed in steps, so the line can cut the corner
 * of a square between two steps.
 */
const cornerDegrees = 0.003

let cache: Land | undefined

export function floridaCountyAt(longitude: number, latitude: number): number {
  const county = land().counties.find(({ outline }) => isInside(outline, longitude, latitude))
  return county?.number ?? 0
}

const countyOfSquare = new Map<number, number>()

export function floridaCountyFarFromLines(longitude: number, latitude: number): number {
  const key = keyOfSquare(squareOf(longitude), squareOf(latitude))
  const county = countyOfSquare.get(key) ?? floridaCountyAt(longitude, latitude)
  countyOfSquare.set(key, county)
  return county
}

export function isNearCountyLine([west, south, east, north]: Bounds): boolean {
  const { lines } = land()
  const [left, right] = [squareOf(west - cornerDegrees), squareOf(east + cornerDegrees)]
  const [bottom, top] = [squareOf(south - cornerDegrees), squareOf(north + cornerDegrees)]
  for (let x = left; x <= right; x += 1) {
    for (let y = bottom; y <= top; y += 1) if (lines.has(keyOfSquare(x, y))) return true
  }
  return false
}

export function boundsOfFloridaCounty(number: number): Bounds | undefined {
  return land().counties.find((county) => county.number === number)?.outline.bounds
}

export function floridaBounds(): Bounds {
  return land().bounds
}

function land(): Land {
  cache ??= readLand()
  return cache
}

function readLand(): Land {
  const numberOf = new Map(floridaCounties.map(({ fips, number }) => [fips, number]))
  const counties = countyOutlines().outlines.flatMap((outline) => {
    const number = numberOf.get(outline.properties.geoid)
    return number === undefined ? [] : [{ number, outline }]
  })
  const boxes = counties.map(({ outline }) => outline.bounds)
  const bounds: Bounds = [
    Math.min(...boxes.map(([west]) => west)),
    Math.min(...boxes.map(([, south]) => south)),
    Math.max(...boxes.map(([, , east]) => east)),
    Math.max(...boxes.map(([, , , north]) => north)),
  ]
  return { counties, bounds, lines: borderSquares(counties.map(({ outline }) => outline)) }
}

function isInside({ bounds, parts }: IndexedOutline<SampleCounty>, x: number, y: number): boolean {
  if (!isWithinBounds(bounds, x, y)) return false
  return parts.some(
    (part) => isWithinBounds(part.bounds, x, y) && booleanPointInPolygon([x, y], part.polygon),
  )
}

export interface FloridaTown {
  index: number
  place: SamplePlace
  /**
   * Meters per degree at the center of the town. They apply to all of its land, so that its streets stay
   * parallel.
   */
  scale: { east: number; north: number }
}

export const floridaTowns: readonly FloridaTown[] = gazetteer
  .filter((place) => place.state === 'FL')
  .map((place, index) => ({ index, place, scale: metresPerDegree(place.latitude) }))

export function leadOf({ index }: FloridaTown, longitude: number, latitude: number): number {
  const shrink = Math.cos((latitude * Math.PI) / 180)
  let own = 0
  let nearest = Number.POSITIVE_INFINITY
  for (const { index: other, place } of floridaTowns) {
    const east = (place.longitude - longitude) * shrink
    const north = place.latitude - latitude
    const away = Math.sqrt(east * east + north * north)
    if (other === index) own = away
    else if (away < nearest) nearest = away
  }
  return nearest - own
}

export function nearestTown(longitude: number, latitude: number): FloridaTown | undefined {
  return floridaTowns.find((town) => leadOf(town, longitude, latitude) >= 0)
}
