import { rewind } from '@turf/rewind'
import type { Geometry, MultiLineString, MultiPolygon, Position } from 'geojson'
import type { Bounds } from '@/lib/geography/types'

/** Lines are never reversed, because their direction has a meaning. */
export function windRings(geometry: Geometry): Geometry {
  switch (geometry.type) {
    case 'Polygon':
      return { type: geometry.type, coordinates: windPolygon(geometry.coordinates) }
    case 'MultiPolygon':
      return { type: geometry.type, coordinates: geometry.coordinates.map(windPolygon) }
    case 'GeometryCollection':
      return { type: geometry.type, geometries: geometry.geometries.map(windRings) }
    default:
      return geometry
  }
}

function windPolygon(rings: Position[][]): Position[][] {
  if (rings.length === 0) return rings
  const wound = rewind({ type: 'Polygon', coordinates: rings })
  return wound.type === 'Polygon' ? wound.coordinates : rings
}

/** Lines are always MultiLineString and areas MultiPolygon, so that all shapes of a column have one type. */
export type MapFileShape =
  | Exclude<Geometry, { type: 'LineString' | 'Polygon' | 'GeometryCollection' }>
  | ShapeCollection

interface ShapeCollection {
  type: 'GeometryCollection'
  geometries: MapFileShape[]
}

export function toShape(geometry: Geometry | null | undefined): MapFileShape | null {
  if (!geometry) return null
  const shape = withParts(geometry)
  const [first] = positionsOf(shape)
  return first ? shape : null
}

function withParts(geometry: Geometry): MapFileShape {
  switch (geometry.type) {
    case 'Point':
      return { type: 'Point', coordinates: flat(geometry.coordinates) }
    case 'MultiPoint':
      return { type: 'MultiPoint', coordinates: geometry.coordinates.map(flat) }
    case 'LineString':
      return { type: 'MultiLineString', coordinates: linesIn([geometry.coordinates]) }
    case 'MultiLineString':
      return { type: 'MultiLineString', coordinates: linesIn(geometry.coordinates) }
    case 'Polygon':
      return { type: 'MultiPolygon', coordinates: areasIn([geometry.coordinates]) }
    case 'MultiPolygon':
      return { type: 'MultiPolygon', coordinates: areasIn(geometry.coordinates) }
    case 'GeometryCollection':
      return { type: 'GeometryCollection', geometries: geometry.geometries.map(withParts) }
  }
}

const flat = ([x = 0, y = 0, ..._]: Position): Position => [x, y]

const linesIn = (lines: MultiLineString['coordinates']) =>
  lines.filter(({ length }) => length > 0).map((line) => line.map(flat))

const areasIn = (areas: MultiPolygon['coordinates']) =>
  areas
    .map(linesIn)
    .filter(({ length }) => length > 0)
    .map(windPolygon)

export function* positionsOf(shape: MapFileShape): Generator<Position> {
  switch (shape.type) {
    case 'Point':
      if (shape.coordinates.length > 0) yield shape.coordinates
      return
    case 'MultiPoint':
      yield* shape.coordinates
      return
    case 'MultiLineString':
      for (const line of shape.coordinates) yield* line
      return
    case 'MultiPolygon':
      for (const rings of shape.coordinates) for (const ring of rings) yield* ring
      return
    case 'GeometryCollection':
      for (const part of shape.geometries) yield* positionsOf(part)
  }
}

export function boundsOfShape(shape: MapFileShape): Bounds {
  const bounds: Bounds = [Infinity, Infinity, -Infinity, -Infinity]
  for (const [x = 0, y = 0] of positionsOf(shape)) {
    if (x < bounds[0]) bounds[0] = x
    if (y < bounds[1]) bounds[1] = y
    if (x > bounds[2]) bounds[2] = x
    if (y > bounds[3]) bounds[3] = y
  }
  return bounds
}

export const joinBounds = (a: Bounds | null, b: Bounds): Bounds =>
  a ? [Math.min(a[0], b[0]), Math.min(a[1], b[1]), Math.max(a[2], b[2]), Math.max(a[3], b[3])] : b
