import type { Polygon, Position } from 'geojson'
import { degreesPerMetre, middleOf } from '@/lib/arcgis/intersection'
import { circleAround } from '@/lib/geography/geo-circle'
import type { LngLat } from '@/lib/geography/types'
import { milesToMeters } from '@/lib/units'

const DIRECTIONS = 120
/**
 * Distance between points along a side, as a share of the drawn distance. At this share the line between two
 * points is at most 0.13 percent too close to the side.
 */
const STEP_SHARE = 0.1

export const distanceLines = (start: LngLat | Polygon, lists: readonly { miles: number }[]) =>
  [...new Set(lists.map(({ miles }) => miles))]
    .toSorted((one, other) => one - other)
    .map((miles) => ({ miles, line: distanceLine(start, miles) }))

export function distanceLine(start: LngLat | Polygon, miles: number): Polygon {
  const meters = milesToMeters(miles)
  return 'type' in start ? lineAround(start, meters) : circleAround(start, meters)
}

type Vector = readonly [east: number, north: number]

function lineAround(outline: Polygon, meters: number): Polygon {
  const { latitude, longitude } = middleOf(outline)
  const [perX, perY] = degreesPerMetre(latitude)
  const corners = (outline.coordinates[0] ?? []).map(
    ([x = 0, y = 0]): Vector => [(x - longitude) / perX, (y - latitude) / perY],
  )
  const points = corners.flatMap((corner, index) =>
    alongSide(corner, corners[index + 1] ?? corner, STEP_SHARE * meters),
  )
  const ring = Array.from({ length: DIRECTIONS }, (_, step): Position[] => {
    const angle = (2 * Math.PI * step) / DIRECTIONS
    const reach = reachOf(points, [Math.cos(angle), Math.sin(angle)], meters)
    if (reach === undefined) return []
    return [[longitude + reach * Math.cos(angle) * perX, latitude + reach * Math.sin(angle) * perY]]
  }).flat()
  return { type: 'Polygon', coordinates: [[...ring, ...ring.slice(0, 1)]] }
}

function alongSide([x, y]: Vector, [toX, toY]: Vector, step: number): Vector[] {
  const pieces = Math.max(1, Math.ceil(Math.hypot(toX - x, toY - y) / step))
  return Array.from({ length: pieces }, (_, piece) => {
    const share = piece / pieces
    return [x + share * (toX - x), y + share * (toY - y)]
  })
}

function reachOf(points: readonly Vector[], [dx, dy]: Vector, radius: number): number | undefined {
  const reaches = points.flatMap(([x, y]) => {
    const [along, aside] = [x * dx + y * dy, x * dy - y * dx]
    return Math.abs(aside) <= radius ? [along + Math.sqrt(radius * radius - aside * aside)] : []
  })
  return reaches.length > 0 ? Math.max(...reaches) : undefined
}
