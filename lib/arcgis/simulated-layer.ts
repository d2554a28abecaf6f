import type { Geometry } from 'geojson'

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
}

export interface SimulatedRowQuery {
  bbox?: [number, number, number, number]
  /** What the where clause demands of a field by `=` or IN, as text; numbers in their shortest form. */
  equals: Record<string, string[]>
  /** LIKE patterns of which the where clause demands one, `_` and `%` kept. */
  like: Record<string, string[]>
}

export interface SimulatedLayer {
  id: number
  name: string
  /** ArcGIS Online answers differently from a government's own ArcGIS Server. */
  style: 'hosted' | 'server'
  objectIdField: string
  geometryType?: 'esriGeometryPolygon' | 'esriGeometryPoint'
  fields: SimulatedField[]
  maxRecordCount: number
  /** Added to the layer's own page, over what is there: `editingInfo`, `copyrightText`, an `extent`. */
  metadata?: Record<string, unknown>
  /** May over-deliver: rows are filtered again by the clause and by exact geometry. */
  rows(query: SimulatedRowQuery): Iterable<SimulatedRow>
}

export interface SimulatedService {
  /** Up to and with the service type: `/arcgis/rest/services/Parcels/FeatureServer`. */
  path: string
  layers: SimulatedLayer[]
}
