import { headerOf } from '@/lib/export/cell'
import type { LiveColumn, LiveLayer, LiveService, LiveShape } from '@/lib/live-links/live-layer'
import { lonLat } from './crs'

export interface OgcLink {
  href: string
  rel: string
  type: string
  title?: string
}

export interface OgcServiceUrls {
  api: string
  page: string
}

export const JSON_TYPE = 'application/json'
export const GEOJSON_TYPE = 'application/geo+json'
export const OPENAPI_TYPE = 'application/vnd.oai.openapi+json;version=3.0'
export const SCHEMA_TYPE = 'application/schema+json'
const HTML_TYPE = 'text/html'

const conformance = 'http://www.opengis.net/spec/ogcapi-features-1/1.0/conf'

/**
 * The conformance class `core` requires a service to return items without a `bbox`. A layer of the whole
 * country refuses such a request, so a service with such a layer does not declare `core`.
 */
export const conformanceOf = ({ layers }: LiveService): string[] => [
  ...(layers.some(({ needsBox }) => needsBox) ? [] : [`${conformance}/core`]),
  `${conformance}/oas30`,
  `${conformance}/html`,
  `${conformance}/geojson`,
]

export const describeLanding = ({ title, description }: LiveService, { api, page }: OgcServiceUrls) => ({
  title,
  description,
  links: [
    { href: api, rel: 'self', type: JSON_TYPE },
    { href: page, rel: 'alternate', type: HTML_TYPE },
    { href: `${api}/api`, rel: 'service-desc', type: OPENAPI_TYPE },
    { href: page, rel: 'service-doc', type: HTML_TYPE },
    { href: `${api}/conformance`, rel: 'conformance', type: JSON_TYPE },
    { href: `${api}/collections`, rel: 'data', type: JSON_TYPE },
  ] satisfies OgcLink[],
})

export const describeCollections = (service: LiveService, root: OgcServiceUrls) => ({
  links: [
    { href: `${root.api}/collections`, rel: 'self', type: JSON_TYPE },
    { href: root.page, rel: 'alternate', type: HTML_TYPE },
  ] satisfies OgcLink[],
  collections: service.layers.map((layer) => describeCollection(layer, root)),
})

export function describeCollection(layer: LiveLayer, root: OgcServiceUrls) {
  const { id, title, description, attribution, extent } = layer
  const address = `${root.api}/collections/${id}`
  return {
    id,
    title,
    description,
    attribution,
    itemType: 'feature',
    crs: [lonLat],
    storageCrs: lonLat,
    ...(extent && { extent: { spatial: { bbox: [extent], crs: lonLat } } }),
    links: [
      { href: address, rel: 'self', type: JSON_TYPE },
      { href: `${address}/items`, rel: 'items', type: GEOJSON_TYPE, title },
      { href: `${root.page}/${id}`, rel: 'items', type: HTML_TYPE, title },
      { href: `${address}/schema`, rel: 'describedby', type: SCHEMA_TYPE },
    ] satisfies OgcLink[],
  }
}

const geometries: Readonly<Record<LiveShape, string>> = {
  point: 'geometry-point',
  line: 'geometry-multilinestring',
  area: 'geometry-multipolygon',
  none: 'geometry-any',
}

export const describeSchema = ({ id, title, columns, shape }: LiveLayer, { api }: OgcServiceUrls) => ({
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  $id: `${api}/collections/${id}/schema`,
  type: 'object',
  title,
  properties: {
    ...Object.fromEntries(columns.map((column) => [column.name, describeColumn(column)])),
    geometry: { 'x-ogc-role': 'primary-geometry', format: geometries[shape] },
  },
})

const describeColumn = (column: LiveColumn) => ({
  title: headerOf(column),
  type: column.type === 'number' ? 'number' : 'string',
  ...(column.type === 'date' && { format: 'date' }),
})
