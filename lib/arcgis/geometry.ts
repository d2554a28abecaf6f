import { booleanPointInPolygon } from '@turf/boolean-point-in-polygon'
import type { Geometry, MultiPolygon, Point, Polygon, Position } from 'geojson'

export interface EsriGeometry {
  rings?: number[][][] | null
  x?: number | string | null
  y?: number | string | null
}

interface Part {
  shell: Position[]
  area: number
  holes: Position[][]
}

/** In degrees, about 0.01 mm. A ring with a smaller average width counts as a line without area. */
const THINNEST = 1e-10

export function fromEsri(geometry: EsriGeometry | null | undefined): Point | Polygon | MultiPolygon | null {
  if (geometry?.rings) return fromRings(geometry.rings)
  const { x, y } = geometry ?? {}
  // The coordinates of an empty point arrive as the text "NaN".
  return typeof x === 'number' && typeof y === 'number' ? { type: 'Point', coordinates: [x, y] } : null
}

type Exterior = 'clockwise' | 'counterclockwise'

/** ArcGIS winds exteriors clockwise even in GeoJSON, although RFC 7946 requires counterclockwise. */
export function wind<G extends Polygon | MultiPolygon>(geometry: G, exterior: Exterior): G {
  const coordinates =
    geometry.type === 'Polygon'
      ? windPolygon(geometry.coordinates, exterior)
      : geometry.coordinates.map((polygon) => windPolygon(polygon, exterior))
  return { ...geometry, coordinates }
}

const windPolygon = (rings: Position[][], exterior: Exterior): Position[][] =>
  rings.map((ring, index) => {
    const isShell = index === 0
    const isClockwise = signedArea(ring) < 0
    return isClockwise === (isShell === (exterior === 'clockwise')) ? ring : ring.toReversed()
  })

export function readShape(shape: Geometry | null | undefined): Geometry | null {
  switch (shape?.type) {
    case 'Point':
      return isPlace(shape.coordinates) ? shape : null
    case 'LineString':
      return isPath(shape.coordinates, 2) ? shape : null
    case 'MultiLineString':
      return isAll(shape.coordinates, (line) => isPath(line, 2)) ? shape : null
    case 'Polygon':
      return isAll(shape.coordinates, isRing) ? wind(shape, 'counterclockwise') : null
    case 'MultiPolygon':
      return isAll(shape.coordinates, (polygon) => isAll(polygon, isRing))
        ? wind(shape, 'counterclockwise')
        : null
    default:
      return null
  }
}

/** Returns false if the server ignored `outSR` and sent, for example, feet. */
export const isInDegrees = ({ type, coordinates }: Polygon | MultiPolygon): boolean =>
  (type === 'Polygon' ? coordinates : coordinates.flat()).every((ring) => ring.every(isPlace))

const isAll = <T>(list: T[], test: (each: T) => boolean) =>
  Array.isArray(list) && list.length > 0 && list.every(test)

const isPath = (path: Position[], least: number) =>
  Array.isArray(path) && path.length >= least && path.every(isPlace)

const isRing = (ring: Position[]) => isPath(ring, 4)

function isPlace(place: Position): boolean {
  if (!Array.isArray(place)) return false
  const [x, y]: unknown[] = place
  return typeof x === 'number' && typeof y === 'number' && Math.abs(x) <= 180 && Math.abs(y) <= 90
}

function fromRings(rings: number[][][]): Polygon | MultiPolygon | null {
  const polygons = assemble(rings).map(({ shell, holes }) => [shell, ...holes])
  const [first] = polygons
  if (!first) return null
  const shape: Polygon | MultiPolygon =
    polygons.length === 1
      ? { type: 'Polygon', coordinates: first }
      : { type: 'MultiPolygon', coordinates: polygons }
  return wind(shape, 'counterclockwise')
}

/** Esri puts the rings of all parts into one list. Only their direction distinguishes shells from holes. */
function assemble(rings: number[][][]): Part[] {
  const sized = rings.map(close).map((ring) => ({ ring, area: signedArea(ring) }))
  const real = sized.filter(({ ring, area }) => Math.abs(area) > THINNEST * extentOf(ring))
  const parts = real
    .filter(({ area }) => area < 0)
    .map(({ ring, area }) => ({ shell: ring, area: -area, holes: [] }))
  const orphans: Part[] = []
  for (const { ring, area } of real.filter(({ area }) => area > 0)) {
    const owner = ownerOf(ring, area, parts)
    if (owner) owner.holes.push(ring)
    else orphans.push({ shell: ring, area, holes: [] })
  }
  return [...parts, ...orphans]
}

function ownerOf(hole: Position[], area: number, parts: Part[]): Part | undefined {
  return parts
    .filter((part) => part.area > area * (1 + 1e-9))
    .sort((a, b) => a.area - b.area)
    .find(({ shell }) =>
      hole.every((position) => booleanPointInPolygon(position, { type: 'Polygon', coordinates: [shell] })),
    )
}

function close(ring: number[][]): Position[] {
  const flat = ring.every(({ length }) => length === 2)
    ? ring
    : ring.flatMap(([x, y]) => (x === undefined || y === undefined ? [] : [[x, y]]))
  const [first, last] = [flat[0], flat.at(-1)]
  if (!first || !last) return []
  return first[0] === last[0] && first[1] === last[1] ? flat : [...flat, [...first]]
}

/**
 * Positive if counterclockwise. Coordinates are relative to the first corner, because the small area of a lot
 * would lose precision next to products of whole longitudes.
 */
function signedArea(ring: Position[]): number {
  const [originX = 0, originY = 0] = ring[0] ?? []
  let doubled = 0
  let [beforeX, beforeY] = [0, 0]
  for (const [longitude = 0, latitude = 0] of ring) {
    const [x, y] = [longitude - originX, latitude - originY]
    doubled += beforeX * y - x * beforeY
    beforeX = x
    beforeY = y
  }
  return doubled / 2
}

function extentOf(ring: Position[]): number {
  const [originX = 0, originY = 0] = ring[0] ?? []
  let extent = 0
  for (const [x = 0, y = 0] of ring) extent = Math.max(extent, Math.abs(x - originX), Math.abs(y - originY))
  return extent
}

const RADIUS = 6378137
const DEGREE = Math.PI / 180

export function toMercator([longitude = 0, latitude = 0]: Position): Position {
  const y = RADIUS * Math.log(Math.tan(Math.PI / 4 + (latitude * DEGREE) / 2))
  return [longitude * DEGREE * RADIUS, y]
}

export function fromMercator([x = 0, y = 0]: Position): Position {
  return [x / (DEGREE * RADIUS), (2 * Math.atan(Math.exp(y / RADIUS)) - Math.PI / 2) / DEGREE]
}
