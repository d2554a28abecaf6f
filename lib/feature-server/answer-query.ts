import { windRings } from '@/lib/export/maps/shape'
import { extentOfRows, type LiveLayer, type LiveRow } from '@/lib/live-links/live-layer'
import { parseWhere } from '@/lib/live-links/row-filter'
import { OBJECT_ID, selectRows } from '@/lib/live-links/select-rows'
import { objectIdField, toExtent, toField } from './describe-service'
import { geometryTypes, spatialReference, toEsriShape } from './esri-shape'
import { type FeatureQuery, parseQuery } from './query-params'

export interface FeatureQueryResponse {
  body: object
  isGeoJson: boolean
}

export async function answerQuery(params: URLSearchParams, layer: LiveLayer): Promise<FeatureQueryResponse> {
  const query = parseQuery(params, layer)
  const { where, box, objectIds, order, returns, offset, count, format } = query
  const idSet = objectIds && new Set(objectIds)
  const tests = [parseWhere(where, layer), ...(idSet ? [({ number }: LiveRow) => idSet.has(number)] : [])]
  const { rows } = await selectRows(layer, { box, boxField: 'geometry', tests, order })
  if (returns === 'count') return json({ count: rows.length })
  if (returns === 'ids')
    return json({ objectIdFieldName: OBJECT_ID, objectIds: rows.map(({ number }) => number) })
  if (returns === 'extent') return json({ count: rows.length, extent: extentOf(rows, query) })
  const page = rows.slice(offset, offset + count)
  const isMore = rows.length > offset + page.length
  if (format === 'geojson') return { body: toCollection(page, query, isMore), isGeoJson: true }
  return json(toFeatureSet(page, query, layer, isMore))
}

const json = (body: object): FeatureQueryResponse => ({ body, isGeoJson: false })

function extentOf(rows: readonly LiveRow[], { outSrid }: FeatureQuery) {
  const box = extentOfRows(rows)
  return box
    ? toExtent(box, outSrid)
    : { xmin: 'NaN', ymin: 'NaN', xmax: 'NaN', ymax: 'NaN', spatialReference: spatialReference(outSrid) }
}

function attributesOf({ number, cells }: LiveRow, { columns, hasObjectId }: FeatureQuery) {
  return Object.fromEntries([
    ...(hasObjectId ? [[OBJECT_ID, number]] : []),
    ...columns.map(({ name, type }) => [name, cellOf(cells[name] ?? null, type)]),
  ])
}

function cellOf(cell: LiveRow['cells'][string] | null, type: string) {
  if (cell === null || typeof cell === 'number')
    return type === 'number' || cell === null ? cell : String(cell)
  return type === 'number' ? null : String(cell)
}

function toFeatureSet(page: readonly LiveRow[], query: FeatureQuery, { shape }: LiveLayer, isMore: boolean) {
  const { columns, hasObjectId, hasGeometry, outSrid } = query
  return {
    objectIdFieldName: OBJECT_ID,
    globalIdFieldName: '',
    ...(hasGeometry && { geometryType: geometryTypes[shape], spatialReference: spatialReference(outSrid) }),
    fields: [...(hasObjectId ? [objectIdField] : []), ...columns.map(toField)],
    ...(isMore && { exceededTransferLimit: true }),
    features: page.map((row) => ({
      attributes: attributesOf(row, query),
      ...(hasGeometry && { geometry: toEsriShape(row.geometry, shape, outSrid) }),
    })),
  }
}

function toCollection(page: readonly LiveRow[], query: FeatureQuery, isMore: boolean) {
  return {
    type: 'FeatureCollection',
    ...(isMore && { properties: { exceededTransferLimit: true } }),
    features: page.map((row) => ({
      type: 'Feature',
      id: row.number,
      geometry: query.hasGeometry && row.geometry ? windRings(row.geometry) : null,
      properties: attributesOf(row, query),
    })),
  }
}
