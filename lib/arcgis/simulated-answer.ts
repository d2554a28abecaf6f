import { rewind } from '@turf/rewind'
import type { Geometry, MultiPolygon, Polygon, Position } from 'geojson'
import { boxAround, boxOf } from './intersection'
import type {
  SimulatedArcgisLayer,
  SimulatedLayerField,
  SimulatedLayerRow,
  SpatialReference,
} from './simulated-layer'
import type { ParsedLayerQuery } from './simulated-query'
import { countGroups, type StatisticsRequest } from './simulated-statistics'

type Json = Record<string, unknown>

export function answerQuery(layer: SimulatedArcgisLayer, query: ParsedLayerQuery): Json {
  if (query.idsOnly) return answerIds(layer, query)
  if (query.extentOnly) return answerExtent(layer, query)
  if (query.statistics) return answerStatistics(layer, query, query.statistics)
  if (query.countOnly) {
    return { count: query.isAll && layer.total ? layer.total() : countRows(matchingRows(layer, query)) }
  }
  return query.geojson ? answerGeoJson(layer, query) : answerEsri(layer, query)
}

/**
 * The row limit does not apply to ids. ArcGIS servers write an empty list of ids as null, and ArcGIS Online
 * writes `[]`.
 */
function answerIds(layer: SimulatedArcgisLayer, query: ParsedLayerQuery): Json {
  const ids = Array.from(rowsInOrder(layer, query), ({ attributes }) => attributes[layer.objectIdField])
  const objectIds = ids.length === 0 && layer.style === 'server' ? null : ids
  return { objectIdFieldName: layer.objectIdField, objectIds }
}

/** Hosts write the extent of an empty result as four texts "NaN". */
function answerExtent(layer: SimulatedArcgisLayer, query: ParsedLayerQuery): Json {
  const rows = [...matchingRows(layer, query)]
  const corners = rows.flatMap(({ geometry }) => {
    const [west, south, east, north] = geometry ? boxOf(geometry) : []
    return west === undefined
      ? []
      : [
          [west, south ?? 0],
          [east ?? 0, north ?? 0],
        ]
  })
  const box = boxAround(corners.map((corner) => writePosition(corner, query)))
  const [xmin, ymin, xmax, ymax] = corners.length > 0 ? box : ['NaN', 'NaN', 'NaN', 'NaN']
  const extent = { xmin, ymin, xmax, ymax, spatialReference: spatialReference(query) }
  return query.countOnly ? { count: rows.length, extent } : { extent }
}

function answerGeoJson(layer: SimulatedArcgisLayer, query: ParsedLayerQuery): Json {
  const { rows, exceeded } = readPage(layer, query)
  const flag = { exceededTransferLimit: true }
  return {
    type: 'FeatureCollection',
    // RFC 7946 removed `crs` in 2016, but ArcGIS hosts still send it.
    crs: { type: 'name', properties: { name: `EPSG:${query.reference.latestWkid}` } },
    // ArcGIS servers write `exceededTransferLimit` at the root too, and ArcGIS Online writes it only under
    // `properties`.
    ...(exceeded && { ...(layer.style === 'server' && flag), properties: flag }),
    features: rows.map((row) => ({
      type: 'Feature',
      id: row.attributes[layer.objectIdField],
      geometry: query.geometry && row.geometry ? writeGeoJson(row.geometry, query) : null,
      properties: attributesOf(row, query.fields),
    })),
  }
}

function answerEsri(layer: SimulatedArcgisLayer, query: ParsedLayerQuery): Json {
  const { rows, exceeded } = readPage(layer, query)
  const features = rows.map((row) => ({
    attributes: attributesOf(row, query.fields),
    ...(query.geometry && row.geometry && { geometry: writeEsri(row.geometry, query) }),
  }))
  const head = layer.style === 'hosted' ? hostedHead(layer, query) : serverHead(layer, query, rows.length > 0)
  return { ...head, ...(exceeded && { exceededTransferLimit: true }), features }
}

function answerStatistics(
  layer: SimulatedArcgisLayer,
  query: ParsedLayerQuery,
  statistics: StatisticsRequest,
): Json {
  const groups = countGroups(statistics, matchingRows(layer, query))
  const [first] = query.order
  const sign = first?.sign ?? 1
  const inOrder = first
    ? groups.sort((a, b) => sign * compareCells(a[first.name] ?? null, b[first.name] ?? null))
    : groups
  const exceeded = inOrder.length > layer.maxRecordCount
  return {
    ...(exceeded && { exceededTransferLimit: true }),
    features: inOrder.slice(0, layer.maxRecordCount).map((attributes) => ({ attributes })),
  }
}

interface Output {
  reference: SpatialReference
  precision: number | undefined
}

/** ArcGIS winds exteriors clockwise in GeoJSON, as in its own format. */
function writeGeoJson(geometry: Geometry, output: Output): Geometry {
  const write = (position: Position) => writePosition(position, output)
  const rings = (polygon: Position[][]) => polygon.map((ring) => ring.map(write))
  if (geometry.type === 'Point') return { type: 'Point', coordinates: write(geometry.coordinates) }
  if (geometry.type === 'Polygon') {
    return clockwise({ type: 'Polygon', coordinates: rings(geometry.coordinates) })
  }
  if (geometry.type === 'MultiPolygon') {
    return clockwise({ type: 'MultiPolygon', coordinates: geometry.coordinates.map(rings) })
  }
  if (geometry.type === 'LineString') {
    return { type: 'LineString', coordinates: geometry.coordinates.map(write) }
  }
  if (geometry.type === 'MultiLineString') {
    return { type: 'MultiLineString', coordinates: rings(geometry.coordinates) }
  }
  throw new TypeError(`Simulated layers hold points, lines and polygons, not ${geometry.type}`)
}

function clockwise(polygon: Polygon | MultiPolygon): Geometry {
  rewind(polygon, { mutate: true, reverse: true })
  return polygon
}

export function writeEsri(geometry: Geometry, output: Output): Record<string, unknown> {
  const shape = writeGeoJson(geometry, output)
  if (shape.type === 'Point') return { x: shape.coordinates[0], y: shape.coordinates[1] }
  if (shape.type === 'Polygon') return { rings: shape.coordinates }
  if (shape.type === 'LineString') return { paths: [shape.coordinates] }
  if (shape.type === 'MultiLineString') return { paths: shape.coordinates }
  return { rings: shape.type === 'MultiPolygon' ? shape.coordinates.flat() : [] }
}

function writePosition(position: Position, { reference, precision }: Output): Position {
  const moved = reference.project?.(position) ?? position.slice(0, 2)
  return precision === undefined ? moved : moved.map((value) => Number(value.toFixed(precision)))
}

function hostedHead(layer: SimulatedArcgisLayer, query: ParsedLayerQuery): Json {
  return {
    objectIdFieldName: layer.objectIdField,
    uniqueIdField: { name: layer.objectIdField, isSystemMaintained: true },
    globalIdFieldName: '',
    ...layer.head,
    ...(layer.geometryType && {
      geometryType: layer.geometryType,
      spatialReference: spatialReference(query),
    }),
    fields: query.fields.map((field) => ({
      ...fieldHead(field),
      sqlType: field.sqlType ?? 'sqlTypeOther',
      domain: null,
      defaultValue: null,
    })),
  }
}

/** ArcGIS servers omit the geometry type and the fields from an empty result. */
function serverHead(layer: SimulatedArcgisLayer, query: ParsedLayerQuery, hasRows: boolean): Json {
  return {
    displayFieldName: '',
    fieldAliases: Object.fromEntries(query.fields.map(({ name, alias }) => [name, alias ?? name])),
    ...(hasRows &&
      query.geometry && { geometryType: layer.geometryType, spatialReference: spatialReference(query) }),
    ...(hasRows && { fields: query.fields.map(fieldHead) }),
  }
}

export function fieldHead({ name, type, alias, length }: SimulatedLayerField): Json {
  return { name, type, alias: alias ?? name, ...(length !== undefined && { length }) }
}

const spatialReference = ({ reference }: ParsedLayerQuery) => referenceHead(reference)

export const referenceHead = ({ wkt, wkid, latestWkid }: SpatialReference): Json =>
  wkt === undefined ? { wkid, latestWkid } : { wkt }

function attributesOf(
  row: SimulatedLayerRow,
  fields: SimulatedLayerField[],
): SimulatedLayerRow['attributes'] {
  return Object.fromEntries(fields.map(({ name }) => [name, row.attributes[name] ?? null]))
}

interface Page {
  rows: SimulatedLayerRow[]
  exceeded: boolean
}

/** Yields rows one by one, because a layer may generate millions of rows for a count. */
function* matchingRows(layer: SimulatedArcgisLayer, query: ParsedLayerQuery): Generator<SimulatedLayerRow> {
  const keys = new Set<string>()
  for (const row of layer.rows(query.hints)) {
    if (!query.matches(row.attributes)) continue
    if (query.area && !(row.geometry && query.area.matches(row.geometry))) continue
    if (query.distinct) {
      const key = JSON.stringify(query.fields.map(({ name }) => row.attributes[name] ?? null))
      if (keys.has(key)) continue
      keys.add(key)
    }
    yield row
  }
}

function readPage(layer: SimulatedArcgisLayer, query: ParsedLayerQuery): Page {
  const { offset, limit } = query
  const rows: SimulatedLayerRow[] = []
  let position = 0
  for (const row of rowsInOrder(layer, query)) {
    if (rows.length === limit && position >= offset) return { rows, exceeded: true }
    if (position >= offset) rows.push(row)
    position += 1
  }
  return { rows, exceeded: false }
}

const rowsInOrder = (layer: SimulatedArcgisLayer, query: ParsedLayerQuery): Iterable<SimulatedLayerRow> =>
  needsSorting(layer, query) ? sorted(layer, query) : matchingRows(layer, query)

function countRows(rows: Iterable<SimulatedLayerRow>): number {
  let count = 0
  for (const _ of rows) count += 1
  return count
}

function needsSorting(
  layer: SimulatedArcgisLayer,
  { order: [first, ...others], hints }: ParsedLayerQuery,
): boolean {
  if (!first) return false
  const isById = first.name === layer.objectIdField && first.sign === 1 && others.length === 0
  return !(isById && layer.inOrder?.(hints))
}

function sorted(layer: SimulatedArcgisLayer, query: ParsedLayerQuery): SimulatedLayerRow[] {
  return [...matchingRows(layer, query)].sort((a, b) => {
    for (const { name, sign } of query.order) {
      const difference = compareCells(a.attributes[name] ?? null, b.attributes[name] ?? null)
      if (difference !== 0) return difference * sign
    }
    return 0
  })
}

/** Nulls come first, as on ArcGIS hosts. */
function compareCells(a: string | number | null, b: string | number | null): number {
  if (a === null || b === null) return Number(b === null) - Number(a === null)
  if (a === b) return 0
  return a < b ? -1 : 1
}
