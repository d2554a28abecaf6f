import { rewind } from '@turf/rewind'
import type { Geometry, MultiPolygon, Polygon, Position } from 'geojson'
import type { SpatialReference } from './simulated-layer'

interface Output {
  reference: SpatialReference
  precision: number | undefined
}

/** In the reference and precision asked for, exteriors clockwise as these hosts write them in both formats. */
export function writeGeoJson(geometry: Geometry, output: Output): Geometry {
  const write = (position: Position) => writePosition(position, output)
  const rings = (polygon: Position[][]) => polygon.map((ring) => ring.map(write))
  if (geometry.type === 'Point') return { type: 'Point', coordinates: write(geometry.coordinates) }
  if (geometry.type === 'Polygon') {
    return clockwise({ type: 'Polygon', coordinates: rings(geometry.coordinates) })
  }
  if (geometry.type === 'MultiPolygon') {
    return clockwise({ type: 'MultiPolygon', coordinates: geometry.coordinates.map(rings) })
  }
  throw new TypeError(`Simulated layers hold points and polygons, not ${geometry.type}`)
}

/** Turns freshly written rings in place. */
function clockwise(written: Polygon | MultiPolygon): Geometry {
  rewind(written, { mutate: true, reverse: true })
  return written
}

export function writeEsri(geometry: Geometry, output: Output): Record<string, unknown> {
  const written = writeGeoJson(geometry, output)
  if (written.type === 'Point') return { x: written.coordinates[0], y: written.coordinates[1] }
  if (written.type === 'Polygon') return { rings: written.coordinates }
  return { rings: written.type === 'MultiPolygon' ? written.coordinates.flat() : [] }
}

export function writePosition(position: Position, { reference, precision }: Output): Position {
  const moved = reference.project?.(position) ?? position.slice(0, 2)
  return precision === undefined ? moved : moved.map((value) => Number(value.toFixed(precision)))
}
