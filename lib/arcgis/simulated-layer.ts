import type { Geometry, Position } from 'geojson'
import type { Hints } from '@/lib/conditions/evaluate'

export interface SimulatedRow {
  attributes: Record<string, string | number | null>
  geometry?: Geometry | null
}

export interface SimulatedField {
  name: string
  type: string
  alias?: string
  length?: number
  sqlType?: string
  /** The only day literal that the layer accepts. Default: both standard ones. */
  daysAs?: 'DATE' | 'TIMESTAMP' | 'text'
}

export interface SpatialReference {
  wkid: number
  latestWkid: number
  project?(position: Position): Position
}

export interface SimulatedRowQuery extends Hints {
  bbox?: [number, number, number, number]
}

export interface SimulatedLayer {
  id: number
  name: string
  /** ArcGIS Online answers differently from a government's own ArcGIS Server. */
  style: 'hosted' | 'server'
  objectIdField: string
  geometryType?: 'esriGeometryPolygon' | 'esriGeometryPolyline' | 'esriGeometryPoint'
  fields: SimulatedField[]
  maxRecordCount: number
  refusesStatistics?: true
  /** Default spatial reference of the answers. Default: Web Mercator. */
  native?: SpatialReference
  head?: Record<string, unknown>
  metadata?: Record<string, unknown>
  /** May over-deliver: rows are filtered again by the clause and by exact geometry. */
  rows(query: SimulatedRowQuery): Iterable<SimulatedRow>
  /** Rows come by ascending object id, so the first page needs none of the others. */
  inOrder?(query: SimulatedRowQuery): boolean
}

export interface SimulatedService {
  path: string
  layers: SimulatedLayer[]
}
