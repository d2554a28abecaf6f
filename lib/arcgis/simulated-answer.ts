import { boxAround, boxOf } from './intersection'
import type { SimulatedField, SimulatedLayer, SimulatedRow } from './simulated-layer'
import type { ReadQuery } from './simulated-query'
import { countRows, matchingRows, readPage } from './simulated-rows'
import { writeEsri, writeGeoJson, writePosition } from './simulated-shape'

type Json = Record<string, unknown>

export function answerQuery(layer: SimulatedLayer, query: ReadQuery): Json {
  if (query.idsOnly) return answerIds(layer, query)
  if (query.extentOnly) return answerExtent(layer, query)
  if (query.countOnly) return { count: countRows(matchingRows(layer, query)) }
  return query.geojson ? answerGeoJson(layer, query) : answerEsri(layer, query)
}

/** Not limited by the cap. A server's empty list is null. */
function answerIds(layer: SimulatedLayer, query: ReadQuery): Json {
  const ids = Array.from(matchingRows(layer, query), ({ attributes }) => attributes[layer.objectIdField])
  const objectIds = ids.length === 0 && layer.style === 'server' ? null : ids
  return { objectIdFieldName: layer.objectIdField, objectIds }
}

/** Nothing found has no extent: four texts that say so. */
function answerExtent(layer: SimulatedLayer, query: ReadQuery): Json {
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

function answerGeoJson(layer: SimulatedLayer, query: ReadQuery): Json {
  const { rows, exceeded } = readPage(layer, query)
  const flag = { exceededTransferLimit: true }
  return {
    type: 'FeatureCollection',
    // Withdrawn from the standard in 2016 and still sent.
    crs: { type: 'name', properties: { name: `EPSG:${query.reference.latestWkid}` } },
    ...(exceeded && (layer.style === 'hosted' ? { properties: flag } : flag)),
    features: rows.map((row) => ({
      type: 'Feature',
      id: row.attributes[layer.objectIdField],
      geometry: query.geometry && row.geometry ? writeGeoJson(row.geometry, query) : null,
      properties: attributesOf(row, query.fields),
    })),
  }
}

function answerEsri(layer: SimulatedLayer, query: ReadQuery): Json {
  const { rows, exceeded } = readPage(layer, query)
  const features = rows.map((row) => ({
    attributes: attributesOf(row, query.fields),
    ...(query.geometry && row.geometry && { geometry: writeEsri(row.geometry, query) }),
  }))
  const head = layer.style === 'hosted' ? hostedHead(layer, query) : serverHead(layer, query, rows.length > 0)
  return { ...head, ...(exceeded && { exceededTransferLimit: true }), features }
}

function hostedHead(layer: SimulatedLayer, query: ReadQuery): Json {
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

/** A server describes shapes only when it sends some, and nothing at all when it found nothing. */
function serverHead(layer: SimulatedLayer, query: ReadQuery, found: boolean): Json {
  return {
    displayFieldName: '',
    fieldAliases: Object.fromEntries(query.fields.map(({ name, alias }) => [name, alias ?? name])),
    ...(found &&
      query.geometry && { geometryType: layer.geometryType, spatialReference: spatialReference(query) }),
    ...(found && { fields: query.fields.map(fieldHead) }),
  }
}

export function fieldHead({ name, type, alias, length }: SimulatedField): Json {
  return { name, type, alias: alias ?? name, ...(length !== undefined && { length }) }
}

function spatialReference({ reference: { wkid, latestWkid } }: ReadQuery): Json {
  return { wkid, latestWkid }
}

function attributesOf(row: SimulatedRow, fields: SimulatedField[]): SimulatedRow['attributes'] {
  return Object.fromEntries(fields.map(({ name }) => [name, row.attributes[name] ?? null]))
}
