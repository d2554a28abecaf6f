import { fromMercator } from '@/lib/arcgis/geometry'
import type { Bounds } from '@/lib/geography/types'
import type { LiveColumn, LiveLayer } from '@/lib/live-links/live-layer'
import { refuse } from '@/lib/live-links/row-filter'
import { type LiveOrder, OBJECT_ID } from '@/lib/live-links/select-rows'
import { defineSentences } from '@/lib/sentences/define-sentences'
import { MOST_RECORDS } from './describe-service'
import type { Srid } from './esri-shape'

const texts = defineSentences('feature-server.query-params', {
  format: 'Answers are in json, pjson or geojson.',
  unsupported: 'This server does not support this parameter. Leave it out.',
  srid: 'Coordinates are in 4326 (degrees) or 3857 (Web Mercator).',
  envelope: 'Give a box as xmin,ymin,xmax,ymax or as an envelope in JSON.',
  geometryType: 'The area is a box: esriGeometryEnvelope.',
  relation: 'The relation is esriSpatialRelIntersects.',
  count: 'Give a whole number from {least, number} to {most, number}.',
  ids: 'Give object ids as whole numbers with commas.',
  field: 'There is no column {name}.',
  order: 'Give columns with commas, each with ASC or DESC.',
})

export interface FeatureQuery {
  format: 'json' | 'geojson'
  where: string
  box: Bounds | undefined
  objectIds: readonly number[] | undefined
  columns: readonly LiveColumn[]
  hasObjectId: boolean
  hasGeometry: boolean
  outSrid: Srid
  returns: 'features' | 'count' | 'ids' | 'extent'
  offset: number
  count: number
  order: readonly LiveOrder[]
}

/**
 * Requests with these parameters are refused, because they would change which rows are in the response. Other
 * unknown parameters are ignored.
 */
const unsupported = [
  'outStatistics',
  'groupByFieldsForStatistics',
  'having',
  'text',
  'time',
  'relationParam',
  'distance',
  'returnDistinctValues',
  'historicMoment',
]
const isOff = (value: string) => ['', '0', 'false', 'null', 'none'].includes(value.toLowerCase())

export function parseQuery(params: URLSearchParams, layer: LiveLayer): FeatureQuery {
  const fieldOf = (name: string) => params.get(name)?.trim() ?? ''
  for (const name of unsupported) if (!isOff(fieldOf(name))) throw refuse(name, texts.unsupported)
  const format = formatOf(fieldOf('f'))
  const { columns, hasObjectId } = columnsOf(fieldOf('outFields'), layer)
  return {
    format,
    where: fieldOf('where') || '1=1',
    box: boxOf(fieldOf('geometry'), fieldOf),
    objectIds: idsOf(fieldOf('objectIds')),
    columns,
    hasObjectId,
    hasGeometry: layer.shape !== 'none' && fieldOf('returnGeometry').toLowerCase() !== 'false',
    outSrid: format === 'geojson' ? 4326 : (sridOf(fieldOf('outSR'), 'outSR') ?? 4326),
    returns: returnsOf(fieldOf),
    offset: wholeOf(fieldOf('resultOffset'), 'resultOffset', 0, 1e9) ?? 0,
    count: Math.min(
      wholeOf(fieldOf('resultRecordCount'), 'resultRecordCount', 0, 1e9) ?? MOST_RECORDS,
      MOST_RECORDS,
    ),
    order: orderOf(fieldOf('orderByFields'), layer),
  }
}

/**
 * Checks `returnExtentOnly` first, because ArcGIS clients also request the count, which the extent response
 * includes.
 */
function returnsOf(fieldOf: (name: string) => string): FeatureQuery['returns'] {
  const isTrue = (name: string) => fieldOf(name).toLowerCase() === 'true'
  if (isTrue('returnExtentOnly')) return 'extent'
  if (isTrue('returnCountOnly')) return 'count'
  return isTrue('returnIdsOnly') ? 'ids' : 'features'
}

function formatOf(value: string): FeatureQuery['format'] {
  const format = value.toLowerCase()
  if (format === 'geojson') return format
  if (['', 'json', 'pjson'].includes(format)) return 'json'
  throw refuse('f', texts.format)
}

function wholeOf(value: string, name: string, least: number, most: number): number | undefined {
  if (value === '') return undefined
  const number = Number(value)
  if (!/^\d+$/.test(value) || number < least || number > most)
    throw refuse(name, texts.count({ least, most }))
  return number
}

function idsOf(value: string): number[] | undefined {
  if (value === '') return undefined
  const parts = value.split(',').map((part) => part.trim())
  if (!parts.every((part) => /^\d{1,10}$/.test(part))) throw refuse('objectIds', texts.ids)
  return parts.map(Number)
}

function columnsOf(value: string, { columns }: LiveLayer) {
  const names = value.split(',').map((name) => name.trim().toLowerCase())
  if (names.includes('*')) return { columns, hasObjectId: true }
  if (value === '') return { columns: [], hasObjectId: true }
  const isObjectId = (name: string) => name === OBJECT_ID.toLowerCase()
  const byName = new Map(columns.map((column) => [column.name.toLowerCase(), column]))
  const selected = names
    .filter((name) => name !== '' && !isObjectId(name))
    .map((name) => {
      const column = byName.get(name)
      if (!column) throw refuse('outFields', texts.field({ name }))
      return column
    })
  return { columns: selected, hasObjectId: names.some(isObjectId) }
}

function orderOf(value: string, { columns }: LiveLayer): LiveOrder[] {
  if (value === '') return []
  const names = [OBJECT_ID, ...columns.map(({ name }) => name)]
  return value.split(',').map((part) => {
    const [, typed = '', direction = 'asc'] = /^\s*(\w+)(?:\s+(asc|desc))?\s*$/i.exec(part) ?? []
    if (typed === '') throw refuse('orderByFields', texts.order)
    const name = names.find((each) => each.toLowerCase() === typed.toLowerCase())
    if (!name) throw refuse('orderByFields', texts.field({ name: typed }))
    return { name, isDescending: direction.toLowerCase() === 'desc' }
  })
}

function boxOf(value: string, fieldOf: (name: string) => string): Bounds | undefined {
  if (value === '') return undefined
  const type = fieldOf('geometryType') || 'esriGeometryEnvelope'
  if (type !== 'esriGeometryEnvelope') throw refuse('geometryType', texts.geometryType)
  const relation = fieldOf('spatialRel') || 'esriSpatialRelIntersects'
  if (!['esriSpatialRelIntersects', 'esriSpatialRelEnvelopeIntersects'].includes(relation))
    throw refuse('spatialRel', texts.relation)
  const envelope = envelopeOf(value)
  const srid = envelope.srid ?? sridOf(fieldOf('inSR'), 'inSR') ?? 4326
  const [xmin, ymin, xmax, ymax] = envelope.sides
  const corners = [
    [xmin, ymin],
    [xmax, ymax],
  ].map((corner) => (srid === 3857 ? fromMercator(corner) : corner))
  const [west = Number.NaN, south = Number.NaN, east = Number.NaN, north = Number.NaN] = corners.flat()
  if (!(west <= east && south <= north)) throw refuse('geometry', texts.envelope)
  return [Math.max(west, -180), Math.max(south, -90), Math.min(east, 180), Math.min(north, 90)]
}

interface Envelope {
  sides: [number, number, number, number]
  srid: Srid | undefined
}

function envelopeOf(value: string): Envelope {
  const json = value.startsWith('{') ? parseObject(value) : undefined
  const [xmin, ymin, xmax, ymax] = json
    ? [json.xmin, json.ymin, json.xmax, json.ymax]
    : value.split(',').map((part) => (part.trim() === '' ? Number.NaN : Number(part)))
  if (!isNumber(xmin) || !isNumber(ymin) || !isNumber(xmax) || !isNumber(ymax))
    throw refuse('geometry', texts.envelope)
  const reference = json?.spatialReference
  const srid = reference === undefined ? undefined : sridOf(JSON.stringify(reference), 'geometry')
  return { sides: [xmin, ymin, xmax, ymax], srid }
}

const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value)

function parseObject(value: string): Record<string, unknown> {
  try {
    return JSON.parse(value)
  } catch {
    throw refuse('geometry', texts.envelope)
  }
}

const srids: Readonly<Record<string, Srid>> = { 4326: 4326, 3857: 3857, 102100: 3857, 900913: 3857 }

/**
 * Clients write the reference system as a number, or as an object such as
 * `{"wkid":102100,"latestWkid":3857}`.
 */
function sridOf(value: string, name: string): Srid | undefined {
  if (value === '') return undefined
  const [code = ''] = /\d+/.exec(value) ?? []
  const srid = Object.hasOwn(srids, code) ? srids[code] : undefined
  if (!srid) throw refuse(name, texts.srid)
  return srid
}
