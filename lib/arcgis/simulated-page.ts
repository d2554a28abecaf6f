import { fieldHead } from './simulated-answer'
import type { SimulatedLayer, SimulatedService } from './simulated-layer'

type Json = Record<string, unknown>

const able = { hosted: 'Query', server: 'Map,Query,Data' } as const
const version = { hosted: 12, server: 11.5 } as const

/** `{service}?f=json`. */
export function servicePage({ layers }: SimulatedService): Json {
  const style = layers[0]?.style ?? 'hosted'
  const listed = layers.map(({ id, name, geometryType }) => ({ id, name, geometryType }))
  return {
    currentVersion: version[style],
    serviceDescription: '',
    capabilities: able[style],
    layers: listed.filter(({ geometryType }) => geometryType),
    tables: listed.filter(({ geometryType }) => !geometryType),
  }
}

/** `{layer}?f=json`. */
export function layerPage(layer: SimulatedLayer): Json {
  const { id, name, style, geometryType, objectIdField, maxRecordCount } = layer
  return {
    currentVersion: version[style],
    id,
    name,
    type: geometryType ? 'Feature Layer' : 'Table',
    description: '',
    copyrightText: '',
    ...(geometryType && { geometryType }),
    objectIdField,
    uniqueIdField: { name: objectIdField, isSystemMaintained: true },
    fields: layer.fields.map((field) => ({ ...fieldHead(field), domain: null })),
    maxRecordCount,
    capabilities: able[style],
    supportedQueryFormats: 'JSON, geoJSON',
    supportsStatistics: false,
    supportsAdvancedQueries: true,
    useStandardizedQueries: true,
    advancedQueryCapabilities: {
      useStandardizedQueries: true,
      supportsPagination: true,
      supportsOrderBy: true,
      supportsDistinct: true,
      supportsStatistics: false,
      supportsReturningQueryExtent: true,
      supportsQueryWithDistance: true,
    },
    dateFieldsTimeReference: { timeZone: 'UTC', respectsDaylightSaving: false },
    ...layer.metadata,
  }
}
