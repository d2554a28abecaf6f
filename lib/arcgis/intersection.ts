import { booleanPointInPolygon } from '@turf/boolean-point-in-polygon'
import type { Geometry, Polygon, Position } from 'geojson'
import type { Bounds } from '@/lib/geography/types'

/**
 * Touching shapes intersect, as on ArcGIS servers. Two lines, or a line and a point, never intersect here.
 */
export function intersects(a: Geometry, b: Geometry): boolean {
  if (!overlap(boxOf(a), boxOf(b))) return false
  const [pointsA, pointsB] = [pointsOf(a), pointsOf(b)]
  const [polygonsA, polygonsB] = [polygonsOf(a), polygonsOf(b)]
  return (
    pointsA.some((p) => pointsB.some((q) => p[0] === q[0] && p[1] === q[1]) || polygonsB.some(covers(p))) ||
    pointsB.some((p) => polygonsA.some(covers(p))) ||
    polygonsA.some((p) => polygonsB.some((q) => polygonsMeet(p, q))) ||
    linesOf(a).some((line) => polygonsB.some((polygon) => lineMeets(line, polygon))) ||
    linesOf(b).some((line) => polygonsA.some((polygon) => lineMeets(line, polygon)))
  )
}

/**
 * Returns meters, or 0 inside the geometry. The flat approximation has an error of a tenth of a percent over
 * a few kilometers.
 */
export function distanceTo(geometry: Geometry, point: Position): number {
  if (polygonsOf(geometry).some(covers(point))) return 0
  const flat = flattenAround(point)
  const points = pointsOf(geometry).map((position) => Math.hypot(...flat(position)))
  const edges = [...polygonsOf(geometry).flatMap(edgesOf), ...linesOf(geometry).flatMap(edgesAlong)].map(
    ([from, to]) => distanceFromOrigin(flat(from), flat(to)),
  )
  return [...points, ...edges].reduce(
    (least, distance) => Math.min(least, distance),
    Number.POSITIVE_INFINITY,
  )
}

/**
 * Returns meters, or 0 if the shapes intersect. Measures only from corners, because the shortest connection
 * between disjoint shapes always has a corner at one end.
 */
export function distanceBetween(a: Geometry, b: Geometry): number {
  if (intersects(a, b)) return 0
  const distances = [
    ...cornersOf(a).map((corner) => distanceTo(b, corner)),
    ...cornersOf(b).map((corner) => distanceTo(a, corner)),
  ]
  return distances.reduce((least, distance) => Math.min(least, distance), Number.POSITIVE_INFINITY)
}

const cornersOf = (geometry: Geometry): Position[] => [
  ...pointsOf(geometry),
  ...linesOf(geometry).flat(),
  ...polygonsOf(geometry).flatMap(({ coordinates }) => coordinates.flat()),
]

export function boxOf(geometry: Geometry): Bounds {
  if (geometry.type === 'Polygon') return boxAround(geometry.coordinates[0] ?? [])
  const positions = [
    ...pointsOf(geometry),
    ...linesOf(geometry).flat(),
    ...polygonsOf(geometry).flatMap(({ coordinates }) => coordinates[0] ?? []),
  ]
  return boxAround(positions)
}

export function middleOf(geometry: Geometry): { latitude: number; longitude: number } {
  const [west, south, east, north] = boxOf(geometry)
  return { latitude: (south + north) / 2, longitude: (west + east) / 2 }
}

export function boxAround(positions: Position[]): Bounds {
  const box: Bounds = [
    Number.POSITIVE_INFINITY,
    Number.POSITIVE_INFINITY,
    -Number.POSITIVE_INFINITY,
    -Number.POSITIVE_INFINITY,
  ]
  for (const [x = 0, y = 0] of positions) {
    box[0] = Math.min(box[0], x)
    box[1] = Math.min(box[1], y)
    box[2] = Math.max(box[2], x)
    box[3] = Math.max(box[3], y)
  }
  return box
}

export function degreesPerMetre(latitude: number): [number, number] {
  const metresPerDegree = 111_195
  return [1 / (metresPerDegree * Math.cos((latitude * Math.PI) / 180)), 1 / metresPerDegree]
}

export const overlap = (a: Bounds, b: Bounds) => a[0] <= b[2] && b[0] <= a[2] && a[1] <= b[3] && b[1] <= a[3]

const covers = (point: Position) => (polygon: Polygon) => booleanPointInPolygon(point, polygon)

function pointsOf(geometry: Geometry): Position[] {
  if (geometry.type === 'Point') return [geometry.coordinates]
  return geometry.type === 'MultiPoint' ? geometry.coordinates : []
}

function polygonsOf(geometry: Geometry): Polygon[] {
  if (geometry.type === 'Polygon') return [geometry]
  if (geometry.type !== 'MultiPolygon') return []
  return geometry.coordinates.map((coordinates) => ({ type: 'Polygon', coordinates }))
}

function linesOf(geometry: Geometry): Position[][] {
  if (geometry.type === 'LineString') return [geometry.coordinates]
  return geometry.type === 'MultiLineString' ? geometry.coordinates : []
}

function lineMeets(line: Position[], polygon: Polygon): boolean {
  const [first] = line
  if (first && covers(first)(polygon)) return true
  const edges = edgesOf(polygon)
  const box = boxOf(polygon)
  return line.slice(1).some((to, index) => {
    const part: Edge = [line[index] ?? to, to]
    return overlap(boxAround(part), box) && edges.some((edge) => edgesMeet(part, edge))
  })
}

/**
 * Tests one corner of each polygon first: if no edges cross, a polygon is completely inside or outside the
 * other.
 */
function polygonsMeet(a: Polygon, b: Polygon): boolean {
  const cornerInside = (inner: Polygon, outer: Polygon) => {
    const corner = inner.coordinates[0]?.[0]
    return corner !== undefined && booleanPointInPolygon(corner, outer)
  }
  if (cornerInside(a, b) || cornerInside(b, a)) return true
  const box = boxOf(b)
  const near = edgesOf(a).filter((edge) => overlap(boxAround(edge), box))
  const others = edgesOf(b)
  return near.some((edge) => others.some((other) => edgesMeet(edge, other)))
}

type Edge = [Position, Position]

const edgesOf = ({ coordinates }: Polygon): Edge[] => coordinates.flatMap(edgesAlong)

const edgesAlong = (path: Position[]): Edge[] =>
  path.slice(1).map((to, index): Edge => [path[index] ?? to, to])

function edgesMeet([a, b]: Edge, [c, d]: Edge): boolean {
  if (!overlap(boxAround([a, b]), boxAround([c, d]))) return false
  return turn(a, b, c) * turn(a, b, d) <= 0 && turn(c, d, a) * turn(c, d, b) <= 0
}

function turn([ax = 0, ay = 0]: Position, [bx = 0, by = 0]: Position, [cx = 0, cy = 0]: Position): number {
  return Math.sign((bx - ax) * (cy - ay) - (by - ay) * (cx - ax))
}

function flattenAround([longitude = 0, latitude = 0]: Position) {
  const [east, north] = degreesPerMetre(latitude)
  return ([x = 0, y = 0]: Position): [number, number] => [(x - longitude) / east, (y - latitude) / north]
}

function distanceFromOrigin([ax, ay]: [number, number], [bx, by]: [number, number]): number {
  const [dx, dy] = [bx - ax, by - ay]
  const squared = dx * dx + dy * dy
  const along = squared === 0 ? 0 : Math.min(1, Math.max(0, -(ax * dx + ay * dy) / squared))
  return Math.hypot(ax + along * dx, ay + along * dy)
}
