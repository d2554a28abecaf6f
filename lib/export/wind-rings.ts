import { rewind } from '@turf/rewind'
import type { Geometry, Position } from 'geojson'

/**
 * A geometry as RFC 7946 wants it: outer rings counterclockwise, holes clockwise.
 * Only polygons are touched: rewinding a whole geometry also turns lines round, and a line's direction means something.
 */
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
