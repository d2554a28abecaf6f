import type { Position } from 'geojson'
import type { SimulatedArcgisLayer, SpatialReference } from '@/lib/arcgis/simulated-layer'
import { floridaBounds } from '@/lib/sample-world/florida/land'
import { arePaged, centroidOf, parcelRows, polygonOf, simulatedFields } from './rows'

const edited = Date.UTC(2026, 8, 30, 14, 5)

const degree = Math.PI / 180
const radius = 6_378_137
const eccentricity = Math.sqrt(0.006_694_380_022_9)
const [southParallel, northParallel] = [24 * degree, 31.5 * degree]
const origin = { longitude: -84, latitude: 24 * degree, easting: 400_000 }

const n =
  (width(southParallel) ** 2 - width(northParallel) ** 2) / (zone(northParallel) - zone(southParallel))
const c = width(southParallel) ** 2 + n * zone(southParallel)
const distance = (latitude: number) => (radius * Math.sqrt(c - n * zone(latitude))) / n

export const floridaAlbers = {
  wkid: 102967,
  latestWkid: 6439,
  project([longitude = 0, latitude = 0]: Position): Position {
    const angle = n * (longitude - origin.longitude) * degree
    const away = distance(latitude * degree)
    return [origin.easting + away * Math.sin(angle), distance(origin.latitude) - away * Math.cos(angle)]
  },
} satisfies SpatialReference

function width(latitude: number): number {
  return Math.cos(latitude) / Math.sqrt(1 - (eccentricity * Math.sin(latitude)) ** 2)
}

function zone(latitude: number): number {
  const sine = Math.sin(latitude)
  const bent = eccentricity * sine
  const log = Math.log((1 - bent) / (1 + bent)) / (2 * eccentricity)
  return (1 - eccentricity ** 2) * (sine / (1 - bent ** 2) - log)
}

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
  inOrder: arePaged,
} as const

export function polygonLayer(): SimulatedArcgisLayer {
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

export function centroidLayer(): SimulatedArcgisLayer {
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
