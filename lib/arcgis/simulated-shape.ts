import type { Geometry, Position } from 'geojson'
import { wind } from './geometry'
import { toMercator } from './mercator'

interface Output {
  mercator: boolean
  precision: number | undefined
}

/** In the reference and precision asked for, exteriors clockwise as these hosts write them in both formats. */
export function writeGeoJson(geometry: Geometry, output: Output): Geometry {
  const write = (position: Position) => writePosition(position, output)
  const rings = (polygon: Position[][]) => polygon.map((ring) => ring.map(write))
  if (geometry.type === 'Point') return { type: 'Point', coordinates: write(geometry.coordinates) }
  if (geometry.type === 'Polygon') {
    return wind({ type: 'Polygon', coordinates: rings(geometry.coordinates) }, 'clockwise')
  }
  if (geometry.type === 'MultiPolygon') {
    return wind({ type: 'MultiPolygon', coordinates: geometry.coordinates.map(rings) }, 'clockwise')
  }
  throw new TypeError(`Simulated layers hold points and polygons, not ${geometry.type}`)
}

export function writeEsri(geometry: Geometry, output: Output): Record<string, unknown> {
  const written = writeGeoJson(geometry, output)
  if (written.type === 'Point') return { x: written.coordinates[0], y: written.coordinates[1] }
  if (written.type === 'Polygon') return { rings: written.coordinates }
  return { rings: written.type === 'MultiPolygon' ? written.coordinates.flat() : [] }
}

export function writePosition(position: Position, { mercator, precision }: Output): Position {
  const moved = mercator ? toMercator(position) : position.slice(0, 2)
  return precision === undefined ? moved : moved.map((value) => Number(value.toFixed(precision)))
}
