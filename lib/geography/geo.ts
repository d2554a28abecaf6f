import booleanPointInPolygon from '@turf/boolean-point-in-polygon'
import geographiclib from 'geographiclib-geodesic'
import type { MultiPolygon, Polygon, Position } from 'geojson'
import type { LngLat } from './types'

type Area = Polygon | MultiPolygon

const polygonsOf = (area: Area): Position[][][] =>
  area.type === 'Polygon' ? [area.coordinates] : area.coordinates

/** Returns square meters on the WGS84 ellipsoid. */
export function areaOf(area: Area): number {
  return polygonsOf(area).reduce((sum, [shell = [], ...holes]) => {
    return sum + ringArea(shell) - holes.reduce((inner, hole) => inner + ringArea(hole), 0)
  }, 0)
}

/**
 * Returns square meters, at a fraction of the cost of `areaOf`. The error is about a thousandth for areas a
 * few kilometers wide.
 */
export function smallAreaOf(area: Area): number {
  return polygonsOf(area).reduce((sum, [shell = [], ...holes]) => {
    return sum + tangentArea(shell) - holes.reduce((inner, hole) => inner + tangentArea(hole), 0)
  }, 0)
}

const EQUATOR_METERS = 6_378_137
const ECCENTRICITY_SQUARED = 0.006_694_38

function tangentArea(ring: Position[]): number {
  const latitude = ((ring[0]?.[1] ?? 0) * Math.PI) / 180
  const curve = 1 - ECCENTRICITY_SQUARED * Math.sin(latitude) ** 2
  const degree = (EQUATOR_METERS * Math.PI) / 180
  const east = (degree * Math.cos(latitude)) / Math.sqrt(curve)
  const north = (degree * (1 - ECCENTRICITY_SQUARED)) / curve ** 1.5
  return flatArea(ring) * east * north
}

function ringArea(ring: Position[]): number {
  const polygon = geographiclib.Geodesic.WGS84.Polygon(false)
  for (const [longitude = 0, latitude = 0] of ring.slice(0, -1)) polygon.AddPoint(latitude, longitude)
  return Math.abs(polygon.Compute(false, true).area ?? 0)
}

export function centerOf(area: Area): Position {
  const largest = largestOf(polygonsOf(area))
  const center = centroid(largest[0] ?? [])
  if (booleanPointInPolygon(center, { type: 'Polygon', coordinates: largest })) return center
  return middleOfWidestSpan(largest, center[1] ?? 0) ?? center
}

function largestOf([first = [], ...others]: Position[][][]): Position[][] {
  return others.reduce((best, each) => (flatArea(each[0]) > flatArea(best[0]) ? each : best), first)
}

export function centerPointOf(area: Area): LngLat {
  const [longitude = 0, latitude = 0] = centerOf(area)
  return { longitude: Number(longitude.toFixed(6)), latitude: Number(latitude.toFixed(6)) }
}

const flatArea = (ring: Position[] = []): number => Math.abs(momentsOf(ring).doubled) / 2

function centroid(ring: Position[]): Position {
  const [originX = 0, originY = 0] = ring[0] ?? []
  const { doubled, x, y } = momentsOf(ring)
  return doubled === 0 ? [originX, originY] : [originX + x / (3 * doubled), originY + y / (3 * doubled)]
}

/**
 * Computes relative to the first corner, because rounding errors far from the origin would exceed a small
 * area.
 */
function momentsOf(ring: Position[]) {
  const [originX = 0, originY = 0] = ring[0] ?? []
  const moments = { doubled: 0, x: 0, y: 0 }
  let [beforeX, beforeY] = [0, 0]
  for (const [longitude = 0, latitude = 0] of ring) {
    const [x, y] = [longitude - originX, latitude - originY]
    const cross = beforeX * y - x * beforeY
    moments.doubled += cross
    moments.x += (beforeX + x) * cross
    moments.y += (beforeY + y) * cross
    beforeX = x
    beforeY = y
  }
  return moments
}

function middleOfWidestSpan(polygon: Position[][], latitude: number): Position | undefined {
  const crossed = polygon
    .flatMap((ring) => ring.slice(1).map((end, index) => [ring[index] ?? end, end] as const))
    .filter(([[, a = 0], [, b = 0]]) => a > latitude !== b > latitude)
    .map(([[ax = 0, ay = 0], [bx = 0, by = 0]]) => ax + ((latitude - ay) * (bx - ax)) / (by - ay))
    .sort((a, b) => a - b)
  const spans = crossed.flatMap((west, index) =>
    index % 2 === 0 ? [[west, crossed[index + 1] ?? west] as const] : [],
  )
  const [widest] = spans.toSorted(([aw, ae], [bw, be]) => be - bw - (ae - aw))
  return widest && [(widest[0] + widest[1]) / 2, latitude]
}

export function boundsOf(areas: Area[]): [number, number, number, number] | undefined {
  const points = areas.flatMap(polygonsOf).flat(2)
  if (points.length === 0) return undefined
  return points.reduce<[number, number, number, number]>(
    ([west, south, east, north], [x = 0, y = 0]) => [
      Math.min(west, x),
      Math.min(south, y),
      Math.max(east, x),
      Math.max(north, y),
    ],
    [180, 90, -180, -90],
  )
}
