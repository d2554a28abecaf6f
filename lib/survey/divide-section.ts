import type { Geometry, Polygon, Position } from 'geojson'

interface Window {
  west: number
  east: number
  south: number
  north: number
}

type Point = readonly [number, number]
type Line = readonly [Point, Point]

const whole: Window = { west: 0, east: 1, south: 0, north: 1 }
/**
 * Maximum relative difference between the area of the outline and that of the quadrilateral of its corners. A
 * more irregular section is not divided.
 */
const MOST_IRREGULAR = 0.05

export function divideSection(outline: Geometry, part: readonly string[]): Polygon | undefined {
  if (outline.type !== 'Polygon' || outline.coordinates.length !== 1 || part.length === 0) return undefined
  const ring = (outline.coordinates[0] ?? []).slice(0, -1).map(([x = 0, y = 0]): Point => [x, y])
  const corners = cornersOf(ring)
  if (!corners || Math.abs(areaOf(corners) / areaOf(ring) - 1) > MOST_IRREGULAR) return undefined
  const [southWest, southEast, northEast, northWest] = corners
  const { west, east, south, north } = part.toReversed().reduce(narrow, whole)
  const upright = (share: number): Line => [
    between(southWest, southEast, share),
    between(northWest, northEast, share),
  ]
  const level = (share: number): Line => [
    between(southWest, northWest, share),
    between(southEast, northEast, share),
  ]
  const cuts: Line[] = [
    ...(west > 0 ? [turned(upright(west))] : []),
    ...(east < 1 ? [upright(east)] : []),
    ...(south > 0 ? [level(south)] : []),
    ...(north < 1 ? [turned(level(north))] : []),
  ]
  const cut = cuts.reduce(keepLeft, ring)
  const [first] = cut
  return first && cut.length > 2
    ? { type: 'Polygon', coordinates: [[...cut, first].map(toPosition)] }
    : undefined
}

const toPosition = ([x, y]: Point): Position => [Number(x.toFixed(7)), Number(y.toFixed(7))]

function narrow({ west, east, south, north }: Window, step: string): Window {
  const [x, y] = [(west + east) / 2, (south + north) / 2]
  const letters = step.replace('2', '')
  return {
    west: letters.includes('E') ? x : west,
    east: letters.includes('W') ? x : east,
    south: letters.includes('N') ? y : south,
    north: letters.includes('S') ? y : north,
  }
}

function cornersOf(ring: readonly Point[]): [Point, Point, Point, Point] | undefined {
  const xs = ring.map(([x]) => x)
  const ys = ring.map(([, y]) => y)
  const [left, right, low, high] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const furthest = (toEast: number, toNorth: number) =>
    ring.toSorted(
      (a, b) => toEast * ((b[0] - a[0]) / (right - left)) + toNorth * ((b[1] - a[1]) / (high - low)),
    )[0]
  const corners = [furthest(-1, -1), furthest(1, -1), furthest(1, 1), furthest(-1, 1)]
  const [southWest, southEast, northEast, northWest] = corners
  if (!southWest || !southEast || !northEast || !northWest || new Set(corners).size < 4) return undefined
  return [southWest, southEast, northEast, northWest]
}

const between = (a: Point, b: Point, share: number): Point => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
]
const turned = ([from, to]: Line): Line => [to, from]

function keepLeft(ring: readonly Point[], [from, to]: Line): Point[] {
  const side = ([x, y]: Point) => (to[0] - from[0]) * (y - from[1]) - (to[1] - from[1]) * (x - from[0])
  return ring.flatMap((point, i) => {
    const next = ring[(i + 1) % ring.length] ?? point
    const [here, there] = [side(point), side(next)]
    const crossing =
      here > 0 !== there > 0 && here !== there ? [between(point, next, here / (here - there))] : []
    return [...(here > 0 ? [point] : []), ...crossing]
  })
}

function areaOf(ring: readonly Point[]): number {
  const [origin = [0, 0]] = ring
  const doubled = ring.reduce((sum, [x, y], i) => {
    const [nextX, nextY] = ring[(i + 1) % ring.length] ?? [x, y]
    return sum + (x - origin[0]) * (nextY - origin[1]) - (nextX - origin[0]) * (y - origin[1])
  }, 0)
  return Math.abs(doubled) / 2
}
