import { headerOf } from '@/lib/export/cell'
import type { LiveLayer, LiveService } from '@/lib/live-links/live-layer'
import { DEFAULT_LIMIT, MOST_FEATURES } from './answer-items'
import { GEOJSON_TYPE, JSON_TYPE, type OgcServiceUrls } from './describe-service'

export const describeApi = (service: LiveService, { api }: OgcServiceUrls, release: string) => ({
  openapi: '3.0.3',
  info: { title: service.title, description: service.description, version: release },
  servers: [{ url: api }],
  tags: [{ name: 'service', description: 'The service and its collections.' }, ...service.layers.map(toTag)],
  paths: {
    '/': operation('getLandingPage', 'Landing page', JSON_TYPE),
    '/conformance': operation('getConformance', 'Conformance classes', JSON_TYPE),
    '/collections': operation('getCollections', 'Collections', JSON_TYPE),
    ...Object.assign({}, ...service.layers.map(pathsOf)),
  },
  components: {
    responses: {
      problem: {
        description: 'The request failed: the cause, and the parameter to change.',
        content: { 'application/problem+json': { schema: { type: 'object' } } },
      },
    },
  },
})

const toTag = ({ id, description }: LiveLayer) => ({ name: id, description })

const problem = { $ref: '#/components/responses/problem' }

const operation = (
  operationId: string,
  summary: string,
  type: string,
  { tag = 'service', parameters = [] }: { tag?: string; parameters?: readonly object[] } = {},
) => ({
  get: {
    operationId,
    summary,
    tags: [tag],
    parameters,
    responses: {
      200: { description: summary, content: { [type]: { schema: { type: 'object' } } } },
      400: problem,
      404: problem,
      default: problem,
    },
  },
})

function pathsOf(layer: LiveLayer) {
  const { id, title } = layer
  const name = id.replace(/\W/g, '_')
  const featureId = { name: 'featureId', in: 'path', required: true, schema: { type: 'string' } }
  return {
    [`/collections/${id}`]: operation(`describe_${name}`, title, JSON_TYPE, { tag: id }),
    [`/collections/${id}/schema`]: operation(`schema_${name}`, `Columns: ${title}`, JSON_TYPE, { tag: id }),
    [`/collections/${id}/items`]: operation(`items_${name}`, `Features: ${title}`, GEOJSON_TYPE, {
      tag: id,
      parameters: [bbox(layer), limit, offset, ...layer.columns.map(toFilter)],
    }),
    [`/collections/${id}/items/{featureId}`]: operation(`item_${name}`, `One of: ${title}`, GEOJSON_TYPE, {
      tag: id,
      parameters: [featureId, bbox(layer)],
    }),
  }
}

const bbox = ({ needsBox }: LiveLayer) => ({
  name: 'bbox',
  in: 'query',
  required: needsBox,
  description: 'west,south,east,north in degrees. Only features that meet the box.',
  style: 'form',
  explode: false,
  schema: { type: 'array', oneOf: [4, 6].map(ofLength), items: { type: 'number' } },
})

const ofLength = (length: number) => ({ minItems: length, maxItems: length })

const limit = {
  name: 'limit',
  in: 'query',
  description: 'Features of one page.',
  style: 'form',
  explode: false,
  schema: { type: 'integer', minimum: 1, maximum: MOST_FEATURES, default: DEFAULT_LIMIT },
}

const offset = {
  name: 'offset',
  in: 'query',
  description: 'Features to pass over; the next link has it.',
  style: 'form',
  explode: false,
  schema: { type: 'integer', minimum: 0, default: 0 },
}

const toFilter = (column: LiveLayer['columns'][number]) => ({
  name: column.name,
  in: 'query',
  description: `Only features with this value: ${headerOf(column)}.`,
  style: 'form',
  explode: false,
  schema: { type: column.type === 'number' ? 'number' : 'string' },
})
