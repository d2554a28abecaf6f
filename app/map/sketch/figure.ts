import { booleanPointInPolygon } from '@turf/boolean-point-in-polygon'
import type { Position } from 'geojson'
import type { Bounds, View } from '@/components/map/map-props'
import { formatCount } from '@/lib/format'
import type { LayerRow } from '../layers/map-layer'
import { formatArea, formatLength, lengthOf } from './measure'
import { type SketchState, tools } from './reduce-sketch'

const texts = {
  crossed:
    'The area crosses itself, so it has no clear inside. Undo corners until its sides no longer cross.',
  flat: 'This box has no inside. Undo the second corner and put it elsewhere.',
}

export function cornersOf({ tool, corners }: SketchState): readonly Position[] {
  const [one, other] = corners
  if (tool !== 'box' || !one || !other) return corners
  const [[west = 0, south = 0], [east = 0, north = 0]] = [one, other]
  return [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
  ]
}

export function refusalOf(state: SketchState): string | undefined {
  const { tool, corners } = state
  if (!tool) return undefined
  const { least, kind } = tools[tool]
  if (corners.length < least) return `At least ${least} are needed.`
  if (kind === 'line' || !crossesItself(cornersOf(state))) return undefined
  return tool === 'box' ? texts.flat : texts.crossed
}

export function describeFigure(state: SketchState): string {
  const { tool, corners } = state
  const refusal = refusalOf(state)
  const measured = tool === 'distance' ? `Distance: ${formatLength(lengthOf(corners))}.` : areaWords(state)
  return `${formatCount(corners.length, 'corner')}. ${refusal ?? measured}`
}

const areaWords = (state: SketchState) => `Area: ${formatArea(cornersOf(state))}.`

export function rowsInside<Row extends LayerRow>(corners: readonly Position[], rows: readonly Row[]): Row[] {
  const area = { type: 'Polygon' as const, coordinates: [[...corners, ...corners.slice(0, 1)]] }
  return rows.filter(({ at }) => booleanPointInPolygon([...at], area))
}

export function boundsOfCorners(corners: readonly Position[]): Bounds {
  const longitudes = corners.map(([x = 0]) => x)
  const latitudes = corners.map(([, y = 0]) => y)
  return [Math.min(...longitudes), Math.min(...latitudes), Math.max(...longitudes), Math.max(...latitudes)]
}

export const holds = (outer: Bounds, inner: Bounds): boolean =>
  outer[0] <= inner[0] && outer[1] <= inner[1] && outer[2] >= inner[2] && outer[3] >= inner[3]

const MARGIN = 1.2

/** Returns a view with the whole area, at most at the current zoom. */
export function viewOf(area: Bounds, zoom: number, viewport: Bounds): View {
  const across = ([west, , east]: Bounds) => east - west
  const up = ([, south, , north]: Bounds) => northing(north) - northing(south)
  const times = Math.max(1, MARGIN * (across(area) / across(viewport)), MARGIN * (up(area) / up(viewport)))
  const [west, south, east, north] = area
  return { longitude: (west + east) / 2, latitude: (south + north) / 2, zoom: zoom - Math.log2(times) }
}

const northing = (degrees: number) => Math.asinh(Math.tan((degrees * Math.PI) / 180))

type Side = readonly [Position, Position]

/** Returns whether the outline crosses or touches itself, because it then has no well-defined inside. */
export function crossesItself(corners: readonly Position[]): boolean {
  const sides = corners.map(
    (corner, index): Side => [corner, corners[(index + 1) % corners.length] ?? corner],
  )
  return sides.some((side, index) =>
    sides.slice(index + 1).some((other, further) => {
      const distance = further + 1
      const isNext = distance === 1 || distance === sides.length - 1
      return isNext ? foldsBack(side, other) : meet(side, other)
    }),
  )
}

/** Twice the signed area of the triangle; the sign is the side of the line a-b. */
function turn(a: Position, b: Position, point: Position): number {
  const [ax = 0, ay = 0] = a
  const [bx = 0, by = 0] = b
  const [x = 0, y = 0] = point
  return Math.sign((bx - ax) * (y - ay) - (by - ay) * (x - ax))
}

function meet([a, b]: Side, [c, d]: Side): boolean {
  const [toC, toD, toA, toB] = [turn(a, b, c), turn(a, b, d), turn(c, d, a), turn(c, d, b)]
  if (toC !== toD && toA !== toB) return true
  return (
    (toC === 0 && isBetween(a, b, c)) ||
    (toD === 0 && isBetween(a, b, d)) ||
    (toA === 0 && isBetween(c, d, a)) ||
    (toB === 0 && isBetween(c, d, b))
  )
}

/** Adjacent sides share a corner, which is no crossing; overlapping is one. */
function foldsBack(one: Side, other: Side): boolean {
  const [a, b] = one
  const [c, d] = other
  const [shared, from, to] = b === c ? [b, a, d] : [a, b, c]
  return turn(from, shared, to) === 0 && (isBetween(shared, from, to) || isBetween(shared, to, from))
}

function isBetween(a: Position, b: Position, point: Position): boolean {
  return [0, 1].every((axis) => {
    const [from = 0, to = 0, at = 0] = [a[axis], b[axis], point[axis]]
    return at >= Math.min(from, to) && at <= Math.max(from, to)
  })
}
