import { all, type Condition } from '@/lib/conditions/condition'
import { arcgis } from '@/lib/conditions/dialects'
import { print } from '@/lib/conditions/print'
import { encodeValue, LONGEST_URL } from '@/lib/query-url'

export interface ArcgisLayerQuery {
  where?: Condition | undefined
  at?: { longitude: number; latitude: number }
  /** Buffer in meters around the point, the box or the polygon. */
  distance?: number
  within?: readonly [number, number, number, number]
  /** Esri's winding: shells clockwise, holes counterclockwise. */
  rings?: readonly (readonly (readonly [number, number])[])[]
  objectIds?: readonly number[]
  /** Required for rows and distinct values. Never `*`, because `*` would also fetch withheld columns. */
  fields?: readonly string[]
  geometry?: boolean
  precision?: number
  maxOffset?: number
  distinct?: boolean
  orderBy?: readonly { field: string; descending?: boolean }[]
  offset?: number
  limit?: number
  countOnly?: boolean
  idsOnly?: boolean
  /**
   * Counts the rows of each value of `field`. Rows whose `counted` column is null are not counted, so
   * `counted` must be a column without nulls.
   */
  countBy?: { field: string; counted: string }
  format?: 'json' | 'geojson'
}

interface LayerRequest {
  url: string
  method: 'GET' | 'POST'
  headers?: Record<string, string>
  body?: string
}

/** The parameters have a fixed order, so that equal queries have equal URLs. */
export function layerQuery(layerUrl: string, query: ArcgisLayerQuery): LayerRequest {
  const pairs = parameters(query).filter(([, value]) => value !== undefined)
  const text = pairs.map(([name, value]) => `${name}=${encodeValue(String(value))}`).join('&')
  const url = `${layerUrl}/query`
  if (url.length + text.length < LONGEST_URL) return { url: `${url}?${text}`, method: 'GET' }
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  return { url, method: 'POST', headers, body: text }
}

function parameters(query: ArcgisLayerQuery): [string, string | number | boolean | undefined][] {
  const rows = !query.countOnly && !query.idsOnly && !query.countBy
  return [
    ['where', whereText(query)],
    ['objectIds', query.objectIds?.join(',')],
    ...spatial(query),
    // Without `inSR`, a layer reads degrees as units of its own projection and finds no rows.
    ['inSR', 4326],
    ['outSR', 4326],
    ['outFields', rows || query.distinct ? fieldList(query.fields) : undefined],
    ['returnGeometry', query.geometry === true && rows],
    ['geometryPrecision', query.geometry && rows ? query.precision : undefined],
    ['maxAllowableOffset', query.geometry && rows ? optional(query.maxOffset || undefined) : undefined],
    ...statistics(query),
    ['returnDistinctValues', query.distinct || undefined],
    ['orderByFields', query.orderBy?.map(orderText).join(',')],
    ['resultOffset', query.offset],
    ['resultRecordCount', query.limit],
    ['returnCountOnly', query.countOnly || undefined],
    ['returnIdsOnly', query.idsOnly || undefined],
    // Counts, ids and statistics are requested as plain JSON, because servers write them differently in
    // GeoJSON.
    ['f', rows ? (query.format ?? 'json') : 'json'],
  ]
}

function statistics({ countBy }: ArcgisLayerQuery): [string, string][] {
  if (!countBy) return []
  const count = {
    statisticType: 'count',
    onStatisticField: arcgis.name(countBy.counted),
    outStatisticFieldName: 'rows_in_all',
  }
  return [
    ['groupByFieldsForStatistics', arcgis.name(countBy.field)],
    ['outStatistics', JSON.stringify([count])],
  ]
}

function whereText({ where, objectIds }: ArcgisLayerQuery): string | undefined {
  return where || !objectIds ? print(where ?? all(), arcgis) : undefined
}

function spatial({ at, within, rings, distance }: ArcgisLayerQuery): [string, string | number | undefined][] {
  if ([at, within, rings].filter(Boolean).length > 1)
    throw new TypeError('A query has a point, a box or a polygon, one of them')
  const around: [string, string | undefined][] = [
    ['distance', optional(distance)],
    ['units', distance === undefined ? undefined : 'esriSRUnit_Meter'],
  ]
  if (rings) {
    const text = rings.map(
      (ring) => `[${ring.map((place) => `[${place.map(degrees).join(',')}]`).join(',')}]`,
    )
    return [
      ['geometry', `{"rings":[${text.join(',')}]}`],
      ['geometryType', 'esriGeometryPolygon'],
      ['spatialRel', 'esriSpatialRelIntersects'],
      ...around,
    ]
  }
  const shape = at ? [at.longitude, at.latitude] : within
  if (!shape) return []
  return [
    ['geometry', shape.map(degrees).join(',')],
    ['geometryType', at ? 'esriGeometryPoint' : 'esriGeometryEnvelope'],
    ['spatialRel', 'esriSpatialRelIntersects'],
    ...around,
  ]
}

function fieldList(fields: readonly string[] = []): string {
  if (fields.length === 0) throw new TypeError('A query for rows must name the fields it wants')
  return fields.map(arcgis.name).join(',')
}

const orderText = ({ field, descending }: { field: string; descending?: boolean }) =>
  `${arcgis.name(field)} ${descending ? 'DESC' : 'ASC'}`

const optional = (value: number | undefined) => (value === undefined ? undefined : decimal(value, 9))
const degrees = (value: number) => decimal(value, 7)

/** Writes no exponents, because some hosts cannot parse them. */
function decimal(value: number, digits: number): string {
  if (!Number.isFinite(value)) throw new TypeError('A number in a query must be finite')
  return value
    .toFixed(digits)
    .replace(/\.?0+$/, '')
    .replace(/^-0$/, '0')
}
