import type { Geometry, MultiPolygon, Point, Polygon, Position } from 'geojson'
import { type Geom, union } from 'polyclip-ts'
import { wind } from '@/lib/arcgis/geometry'
import { boundsOf } from '@/lib/geography/geo'
import type { Bounds } from '@/lib/geography/types'

type Area = Polygon | MultiPolygon
type Piece = Position[][]

export function uniteOutlines(shapes: readonly Area[]): Area | null {
  const [only] = shapes
  if (only?.type === 'Polygon' && shapes.length === 1) return only
  const parts = shapes.flatMap(piecesOf)
  const pieces = parts.length > 1 ? distinct(parts) : parts
  const [first, ...more] = pieces
  if (!first) return null
  if (more.length === 0) return { type: 'Polygon', coordinates: first }
  if (!doMeet(pieces)) return { type: 'MultiPolygon', coordinates: pieces }
  const united = union(toGeom(first), ...more.map(toGeom))
  const [single] = united
  const shape: Area =
    united.length === 1 && single
      ? { type: 'Polygon', coordinates: single }
      : { type: 'MultiPolygon', coordinates: united }
  return wind(shape, 'counterclockwise')
}

export function joinOutlines(shapes: readonly (Area | Point)[]): Geometry | null {
  return uniteOutlines(shapes.filter((shape) => shape.type !== 'Point')) ?? shapes[0] ?? null
}

const piecesOf = (shape: Area): Piece[] =>
  shape.type === 'Polygon' ? [shape.coordinates] : shape.coordinates

function distinct(pieces: readonly Piece[]): Piece[] {
  const keys = pieces.map((piece) => JSON.stringify(piece.map(fromLeast)))
  return pieces.filter((_, at) => keys.indexOf(keys[at] ?? '') === at)
}

/** Starts the ring at its smallest corner, so that rings with different starting points compare as equal. */
function fromLeast(ring: Position[]): Position[] {
  const corners = ring.slice(0, -1)
  const least = corners.reduce((best, corner, at) => (isBefore(corner, corners[best]) ? at : best), 0)
  return [...corners.slice(least), ...corners.slice(0, least)]
}

function isBefore([x = 0, y = 0]: Position, [otherX = 0, otherY = 0]: Position = []): boolean {
  return x < otherX || (x === otherX && y < otherY)
}

function doMeet(pieces: readonly Piece[]): boolean {
  const boxes = pieces
    .map((coordinates) => boundsOf([{ type: 'Polygon', coordinates }]))
    .filter((box) => box !== undefined)
  return boxes.some((box, at) => boxes.slice(at + 1).some((other) => overlap(box, other)))
}

const overlap = (a: Bounds, b: Bounds) => a[0] <= b[2] && b[0] <= a[2] && a[1] <= b[3] && b[1] <= a[3]

const toGeom = (piece: Piece): Geom =>
  piece.map((ring) => ring.map(([x = 0, y = 0]): [number, number] => [x, y]))
