import type { SimulatedLayer } from '@/lib/arcgis/simulated-layer'
import { floridaBounds } from '@/lib/sample-world/florida-land'
import { simulatedFields } from './simulated-fields'
import { floridaAlbers } from './simulated-projection'
import { centroidOf, comeInOrder, parcelRows, polygonOf } from './simulated-rows'

const edited = Date.UTC(2026, 8, 30, 14, 5)
const { wkid, latestWkid } = floridaAlbers
const spatialReference = { wkid, latestWkid }

const metadata = {
  copyrightText: '',
  editingInfo: { lastEditDate: edited, schemaLastEditDate: edited, dataLastEditDate: edited },
  capabilities: 'Query,Extract',
  supportedQueryFormats: 'JSON, geoJSON, PBF',
  standardMaxRecordCountNoGeometry: 32_000,
  tileMaxRecordCount: 8_000,
  maxRecordCountFactor: 1,
  hasGeometryProperties: true,
  spatialReference,
  advancedQueryCapabilities: {
    useStandardizedQueries: true,
    supportsPagination: true,
    supportsOrderBy: true,
    supportsDistinct: true,
    supportsStatistics: true,
    supportsReturningQueryExtent: true,
    supportsQueryWithDistance: true,
    supportsReturningGeometryCentroid: true,
    supportsQueryWithResultType: true,
    supportsMaxRecordCountFactor: true,
    supportsQueryWithCacheHint: true,
    supportsSqlExpression: true,
  },
}

const common = {
  id: 0,
  style: 'hosted',
  objectIdField: 'OBJECTID',
  maxRecordCount: 2000,
  native: floridaAlbers,
  inOrder: comeInOrder,
} as const

/** Made at first use, for its extent comes from the counties' outlines. */
export function polygonLayer(): SimulatedLayer {
  return {
    ...common,
    name: 'CADASTRAL_DOR',
    geometryType: 'esriGeometryPolygon',
    fields: [...simulatedFields],
    metadata: { ...metadata, extent: extent() },
    head: {
      geometryProperties: {
        shapeAreaFieldName: 'Shape__Area',
        shapeLengthFieldName: 'Shape__Length',
        units: 'esriMeters',
      },
    },
    rows: (query) => parcelRows(query, polygonOf),
  }
}

/** Points have no area, and so not the two columns about it. */
export function centroidLayer(): SimulatedLayer {
  return {
    ...common,
    name: 'CADASTRAL_DOR_CENTROIDS',
    geometryType: 'esriGeometryPoint',
    fields: simulatedFields.filter(({ name }) => !name.startsWith('Shape__')),
    metadata: { ...metadata, extent: extent() },
    rows: (query) => parcelRows(query, centroidOf),
  }
}

function extent() {
  const [west, south, east, north] = floridaBounds()
  const [xmin, ymin] = floridaAlbers.project([west, south])
  const [xmax, ymax] = floridaAlbers.project([east, north])
  return { xmin, ymin, xmax, ymax, spatialReference }
}
