import type { Geometry, Position } from 'geojson'
import type { Hints } from '@/lib/conditions/evaluate'

/** A record of a layer; geometry in degrees, longitude first. */
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
  /** The one way of writing a day that the layer takes for it; both standard ones where left out. */
  daysAs?: 'DATE' | 'TIMESTAMP' | 'text'
}

/** What coordinates are written in, and how degrees become it. */
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
  /** It counts no groups, and its page says so. */
  refusesStatistics?: true
  /** What shapes are written in when a query does not say; web mercator unless told. */
  native?: SpatialReference
  /** Added to the head of a hosted layer's answers: `geometryProperties`. */
  head?: Record<string, unknown>
  /** Added to the layer's own page, over what is there: `editingInfo`, `copyrightText`, an `extent`. */
  metadata?: Record<string, unknown>
  /** May over-deliver: rows are filtered again by the clause and by exact geometry. */
  rows(query: SimulatedRowQuery): Iterable<SimulatedRow>
  /** Whether those rows come by ascending object id, so that the first page needs none of the others. */
  inOrder?(query: SimulatedRowQuery): boolean
}

export interface SimulatedService {
  /** Up to and with the service type: `/arcgis/rest/services/Parcels/FeatureServer`. */
  path: string
  layers: SimulatedLayer[]
}
