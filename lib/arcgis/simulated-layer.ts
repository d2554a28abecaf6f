import type { Geometry, Position } from 'geojson'
import type { RowFilterHints } from '@/lib/conditions/evaluate'

export interface SimulatedLayerRow {
  attributes: Record<string, string | number | null>
  geometry?: Geometry | null
}

export interface SimulatedLayerField {
  name: string
  type: string
  alias?: string
  length?: number
  sqlType?: string
  daysAs?: 'DATE' | 'TIMESTAMP' | 'text'
  codes?: Readonly<Record<string, string>>
}

export interface SpatialReference {
  wkid: number
  latestWkid: number
  /** Some servers describe their spatial reference only as this text (WKT). */
  wkt?: string
  project?(position: Position): Position
}

export interface SimulatedRowQuery extends RowFilterHints {
  bbox?: [number, number, number, number]
}

export interface SimulatedArcgisServer {
  version: number
  /** Formats that the layer's description lists. The oldest servers list none. */
  formats?: string
  /** The response to an unlisted format: an error, or an HTML page with status 200. */
  refusesFormats?: 'error' | 'page'
  /** Servers up to version 10.2 omit `advancedQueryCapabilities`. */
  hidesCapabilities?: true
  hidesObjectIdField?: true
  hidesCap?: true
  paging?: 'refused' | 'ignored'
  refusesOrder?: true
  tiles?: true
  flag?: 'always' | 'never'
  ignoresCountOnly?: true
  ignoresOutSR?: true
  /** Writes object ids as `6.4579816E7`, and omits `objectIdFieldName`. */
  exponents?: true
  refusal?: 'Unable to complete operation.' | 'Failed to execute query.'
  /** Responds with an HTML page if the case of a column name differs. */
  isStrict?: true
  identifies?: true
  rings?: 'shuffled' | 'counterclockwise'
  height?: number
}

export interface SimulatedArcgisLayer {
  id: number
  name: string
  style: 'hosted' | 'server'
  objectIdField: string
  geometryType?: 'esriGeometryPolygon' | 'esriGeometryPolyline' | 'esriGeometryPoint'
  fields: SimulatedLayerField[]
  maxRecordCount: number
  refusesStatistics?: true
  server?: SimulatedArcgisServer
  native?: SpatialReference
  head?: Record<string, unknown>
  metadata?: Record<string, unknown>
  /** May return rows that do not match, because callers filter the rows again. */
  rows(query: SimulatedRowQuery): Iterable<SimulatedLayerRow>
  total?(): number
  inOrder?(query: SimulatedRowQuery): boolean
}

export interface SimulatedLayerGroup {
  id: number
  name: string
  subLayers: readonly number[]
}

export interface SimulatedArcgisService {
  path: string
  layers: SimulatedArcgisLayer[]
  groups?: readonly SimulatedLayerGroup[]
}
