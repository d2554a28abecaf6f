import type { Condition, ConditionValue } from '@/lib/conditions/condition'
import { arcgis } from '@/lib/conditions/dialects'
import {
  type ColumnAccessor,
  type ConditionValueKind,
  cellsOf,
  compile,
  hintsOf,
} from '@/lib/conditions/evaluate'
import { parse } from '@/lib/conditions/parse'
import { mismatch, Refusal } from '@/lib/conditions/refusal'
import { toMercator } from './geometry'
import { readArea, type SimulatedArea, wkidOf } from './simulated-area'
import type {
  SimulatedArcgisLayer,
  SimulatedLayerField,
  SimulatedLayerRow,
  SimulatedRowQuery,
  SpatialReference,
} from './simulated-layer'
import { TILE_CAP } from './simulated-server'
import { readStatistics, type StatisticsRequest } from './simulated-statistics'

export interface ParsedLayerQuery {
  matches(attributes: SimulatedLayerRow['attributes']): boolean
  hints: SimulatedRowQuery
  area: SimulatedArea | undefined
  fields: SimulatedLayerField[]
  order: { name: string; sign: 1 | -1 }[]
  offset: number
  limit: number
  geometry: boolean
  precision: number | undefined
  reference: SpatialReference
  distinct: boolean
  isAll: boolean
  countOnly: boolean
  idsOnly: boolean
  extentOnly: boolean
  geojson: boolean
  statistics: StatisticsRequest | undefined
}

export function readQuery(params: URLSearchParams, layer: SimulatedArcgisLayer): ParsedLayerQuery {
  const field = fieldFinder(layer)
  const format = params.get('f')?.toLowerCase()
  if (format !== 'json' && format !== 'pjson' && format !== 'geojson')
    throw new Refusal("'f' parameter is invalid")
  const geojson = format === 'geojson'
  const area = readArea(params)
  const cap = layer.server?.tiles && params.get('resultType') === 'tile' ? TILE_CAP : layer.maxRecordCount
  const query: ParsedLayerQuery = {
    ...readConditions(params, layer, field),
    area,
    fields: readFields(params.get('outFields'), layer, field),
    order: readOrder(params.get('orderByFields'), field),
    offset: count(params, 'resultOffset') ?? 0,
    // A limit above the server's maximum silently becomes the maximum.
    limit: Math.min(count(params, 'resultRecordCount') ?? cap, cap),
    geometry: params.get('returnGeometry') !== 'false' && layer.geometryType !== undefined,
    precision: count(params, 'geometryPrecision'),
    reference: readReference(params.get('outSR'), geojson, layer),
    distinct: params.get('returnDistinctValues') === 'true',
    isAll:
      !area &&
      !params.get('objectIds') &&
      ['', arcgis.everything].includes(params.get('where')?.trim() ?? ''),
    countOnly: params.get('returnCountOnly') === 'true',
    idsOnly: params.get('returnIdsOnly') === 'true',
    extentOnly: params.get('returnExtentOnly') === 'true',
    geojson,
    statistics: readStatistics(params, layer, field),
  }
  if (area) query.hints.bbox = area.bbox
  if (query.distinct && query.geometry && !query.countOnly)
    throw new Refusal("'returnGeometry' parameter is invalid")
  return query
}

function readConditions(
  params: URLSearchParams,
  layer: SimulatedArcgisLayer,
  field: (name: string) => SimulatedLayerField,
) {
  const where = params.get('where')?.trim()
  const ids = params.get('objectIds')?.trim()
  if (!where && !ids && !params.get('geometry') && layer.style === 'hosted') {
    throw new Refusal("'where' parameter is invalid")
  }
  const condition = parse(where || arcgis.everything, arcgis)
  const test = compileWhere(condition, field)
  const hints: SimulatedRowQuery = hintsOf(condition, arcgis, (name) => field(name).name)
  if (!ids) return { matches: test, hints }
  const objectIds = ids.split(',').map((id) => id.trim())
  if (!objectIds.every((id) => /^\d+$/.test(id))) throw new Refusal("'objectIds' parameter is invalid")
  hints.equals[layer.objectIdField] ??= objectIds
  const matches: ParsedLayerQuery['matches'] = (attributes) =>
    objectIds.includes(String(attributes[layer.objectIdField])) && test(attributes)
  return { matches, hints }
}

type Attributes = SimulatedLayerRow['attributes']

export const compileWhere = (condition: Condition, field: (name: string) => SimulatedLayerField) =>
  compile(condition, arcgis, (name) => columnOf(field(name)))

function columnOf(field: SimulatedLayerField): ColumnAccessor<Attributes> {
  const kind = kindOf(field)
  return { ...cellsOf(field.name, kind), operand: (value) => operandOf(value, kind, field.daysAs) }
}

function kindOf({ type }: SimulatedLayerField): ConditionValueKind {
  if (/^esriFieldTypeDate(Only)?$/.test(type)) return 'moment'
  return /^esriFieldType(OID|SmallInteger|Integer|BigInteger|Single|Double)$/.test(type) ? 'number' : 'text'
}

/**
 * Hosted layers never convert between text and numbers, so a text compared with a number column finds
 * nothing.
 */
function operandOf(
  value: ConditionValue,
  kind: ConditionValueKind,
  daysAs: SimulatedLayerField['daysAs'],
): string | number {
  // A layer with standardized queries refuses epoch numbers, although it returns dates in that format.
  if (typeof value === 'boolean' || (typeof value === 'number' && kind !== 'number')) throw mismatch(kind)
  if (daysAs && spellingOf(value) !== daysAs) throw mismatch('a day')
  if (daysAs === 'text') return Date.parse(String(value))
  return typeof value === 'object' ? Date.parse(dayOf(value)) : value
}

function spellingOf(value: ConditionValue): SimulatedLayerField['daysAs'] {
  if (typeof value === 'object') return 'date' in value ? 'DATE' : 'TIMESTAMP'
  return typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) ? 'text' : undefined
}

const dayOf = (value: Extract<ConditionValue, object>) => Object.values(value).join()

/**
 * One unknown name rejects the whole query. The case of names is ignored, and responses use the layer's own
 * spelling.
 */
function fieldFinder(layer: SimulatedArcgisLayer) {
  const byName = new Map(layer.fields.map((field) => [field.name.toUpperCase(), field]))
  return (name: string): SimulatedLayerField => {
    const field = byName.get(name.toUpperCase())
    if (!field) throw new Refusal(`'Invalid field: ${name}' parameter is invalid`)
    return field
  }
}

function readFields(
  text: string | null,
  layer: SimulatedArcgisLayer,
  field: (name: string) => SimulatedLayerField,
) {
  const names = (text?.trim() || layer.objectIdField).split(',').map((name) => name.trim())
  return names.includes('*') ? layer.fields : [...new Set(names.map(field))]
}

function readOrder(
  text: string | null,
  field: (name: string) => SimulatedLayerField,
): ParsedLayerQuery['order'] {
  if (!text?.trim()) return []
  return text.split(',').map((part) => {
    const [, name = '', direction = 'ASC'] = /^\s*(\S+?)(?:\s+(ASC|DESC))?\s*$/i.exec(part) ?? []
    return { name: field(name).name, sign: direction.toUpperCase() === 'DESC' ? -1 : 1 }
  })
}

function count(params: URLSearchParams, name: string): number | undefined {
  const text = params.get(name)?.trim()
  if (!text) return undefined
  if (!/^\d{1,9}$/.test(text)) throw new Refusal(`'${name}' parameter is invalid`)
  return Number(text)
}

const degrees: SpatialReference = { wkid: 4326, latestWkid: 4326 }
const mercator: SpatialReference = { wkid: 102100, latestWkid: 3857, project: toMercator }

function readReference(
  outSR: string | null,
  geojson: boolean,
  layer: SimulatedArcgisLayer,
): SpatialReference {
  const native = layer.native ?? mercator
  const wkid = wkidOf(outSR)
  if (wkid === undefined) return geojson ? degrees : native
  const reference = [degrees, mercator, native].find((one) => one.wkid === wkid || one.latestWkid === wkid)
  if (!reference) throw new Refusal("'outSR' parameter is invalid")
  return reference
}
