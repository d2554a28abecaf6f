import { toMercator } from '@/lib/arcgis/geometry'
import { headerOf } from '@/lib/export/cell'
import type { Bounds } from '@/lib/geography/types'
import type { LiveColumn, LiveLayer, LiveService } from '@/lib/live-links/live-layer'
import { OBJECT_ID } from '@/lib/live-links/select-rows'
import { geometryTypes, type Srid, spatialReference } from './esri-shape'

/** Our responses follow this version of ArcGIS. */
export const currentVersion = 10.81

export const MOST_RECORDS = 1_000

const country: Bounds = [-179.5, 17.5, -64.5, 71.5]

/**
 * The directory must not name lists of places or snapshots, because anyone with the URL of one can read it.
 */
export const describeDirectory = (services: readonly LiveService[]) => ({
  currentVersion,
  folders: [],
  services: services.map(({ id }) => ({ name: id, type: 'FeatureServer' })),
})

export const serverInfo = {
  currentVersion,
  fullVersion: '10.8.1',
  authInfo: { isTokenBasedSecurity: false },
}

export function describeService({ title, description, layers }: LiveService) {
  const extent = toExtent(layers.map(({ extent }) => extent).find((box) => box !== null) ?? country, 4326)
  return {
    currentVersion,
    serviceDescription: `${title}. ${description}`,
    hasVersionedData: false,
    maxRecordCount: MOST_RECORDS,
    supportedQueryFormats: 'JSON, geoJSON',
    capabilities: 'Query',
    description,
    copyrightText: attributionOf(layers),
    spatialReference: spatialReference(4326),
    initialExtent: extent,
    fullExtent: extent,
    allowGeometryUpdates: false,
    units: 'esriDecimalDegrees',
    layers: layers.map((layer, id) => describeEntry(layer, id)),
    tables: [],
  }
}

const attributionOf = (layers: readonly LiveLayer[]) =>
  [...new Set(layers.map(({ attribution }) => attribution))].join(' | ')

const describeEntry = ({ title, shape }: LiveLayer, id: number) => ({
  id,
  name: title,
  parentLayerId: -1,
  defaultVisibility: true,
  subLayerIds: null,
  minScale: 0,
  maxScale: 0,
  type: 'Feature Layer',
  geometryType: geometryTypes[shape] ?? 'esriGeometryPoint',
})

export const describeLayers = ({ layers }: LiveService) => ({ layers: layers.map(describeLayer), tables: [] })

export function describeLayer(layer: LiveLayer, id: number) {
  const { title, description, attribution, columns, shape, extent } = layer
  const [first] = columns
  return {
    currentVersion,
    id,
    name: title,
    type: 'Feature Layer',
    description,
    copyrightText: attribution,
    geometryType: geometryTypes[shape] ?? 'esriGeometryPoint',
    sourceSpatialReference: spatialReference(4326),
    extent: toExtent(extent ?? country, 4326),
    objectIdField: OBJECT_ID,
    displayField: first?.name ?? OBJECT_ID,
    fields: [objectIdField, ...columns.map(toField)],
    hasAttachments: false,
    hasZ: false,
    hasM: false,
    defaultVisibility: true,
    minScale: 0,
    maxScale: 0,
    maxRecordCount: MOST_RECORDS,
    standardMaxRecordCount: MOST_RECORDS,
    supportedQueryFormats: 'JSON, geoJSON',
    capabilities: 'Query',
    supportsStatistics: false,
    supportsAdvancedQueries: true,
    supportsCoordinatesQuantization: false,
    isDataVersioned: false,
    advancedQueryCapabilities: {
      supportsPagination: true,
      supportsOrderBy: true,
      supportsReturningQueryExtent: true,
      supportsQueryWithResultType: false,
      supportsStatistics: false,
      supportsDistinct: false,
      supportsSqlExpression: false,
    },
    useStandardizedQueries: true,
    relationships: [],
    types: [],
    templates: [],
    indexes: [],
  }
}

export const objectIdField = {
  name: OBJECT_ID,
  type: 'esriFieldTypeOID',
  alias: OBJECT_ID,
  nullable: false,
  editable: false,
  domain: null,
  defaultValue: null,
}

/**
 * A day is text, because ArcGIS shows a date in the time zone of the viewer, which may turn it into the
 * previous day.
 */
export const toField = (column: LiveColumn) => ({
  name: column.name,
  alias: headerOf(column),
  nullable: true,
  editable: false,
  domain: null,
  defaultValue: null,
  ...(column.type === 'number'
    ? { type: 'esriFieldTypeDouble' }
    : { type: 'esriFieldTypeString', length: 4_000 }),
})

export function toExtent([west, south, east, north]: Bounds, srid: Srid) {
  const [xmin, ymin, xmax, ymax] =
    srid === 3857 ? [...toMercator([west, south]), ...toMercator([east, north])] : [west, south, east, north]
  return { xmin, ymin, xmax, ymax, spatialReference: spatialReference(srid) }
}
