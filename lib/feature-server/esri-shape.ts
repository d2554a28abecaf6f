import type { Geometry, Position } from 'geojson'
import { toMercator, wind } from '@/lib/arcgis/geometry'
import { type LiveShape, shapeOf } from '@/lib/live-links/live-layer'

export type Srid = 4326 | 3857

export const spatialReference = (srid: Srid) =>
  srid === 3857 ? { wkid: 102100, latestWkid: 3857 } : { wkid: 4326, latestWkid: 4326 }

export const geometryTypes: Readonly<Record<LiveShape, string | undefined>> = {
  point: 'esriGeometryPoint',
  line: 'esriGeometryPolyline',
  area: 'esriGeometryPolygon',
  none: undefined,
}

/** Returns null for a shape of another type than `shape`, because an ArcGIS layer has one type. */
export function toEsriShape(geometry: Geometry | null, shape: LiveShape, srid: Srid) {
  if (!geometry || shapeOf(geometry) !== shape) return null
  const project = srid === 3857 ? toMercator : (position: Position) => position.slice(0, 2)
  const all = (positions: Position[]) => positions.map(project)
  switch (geometry.type) {
    case 'Point': {
      const [x, y] = project(geometry.coordinates)
      return { x, y }
    }
    case 'LineString':
      return { paths: [all(geometry.coordinates)] }
    case 'MultiLineString':
      return { paths: geometry.coordinates.map(all) }
    case 'Polygon':
      return { rings: wind(geometry, 'clockwise').coordinates.map(all) }
    case 'MultiPolygon':
      return { rings: wind(geometry, 'clockwise').coordinates.flat().map(all) }
    default:
      return null
  }
}
