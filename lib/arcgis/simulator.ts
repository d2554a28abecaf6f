import { Refusal } from '@/lib/conditions/refusal'
import type { Simulator } from '@/lib/connector/upstream/simulated-site'
import { answerQuery, fieldHead } from './simulated-answer'
import type { SimulatedLayer, SimulatedService } from './simulated-layer'
import { readQuery } from './simulated-query'

export function simulateArcgis(service: SimulatedService): Simulator {
  return async (request) => {
    const url = new URL(request.url)
    const form = request.method === 'POST' ? await request.text() : ''
    const params = new URLSearchParams([...url.searchParams, ...new URLSearchParams(form)])
    if (!params.get('f') || params.get('f') === 'html') return htmlPage(service)
    // Failures also have HTTP 200.
    return Response.json(answer(service, url.pathname, params))
  }
}

function answer(service: SimulatedService, pathname: string, params: URLSearchParams): unknown {
  const path = pathname.toLowerCase()
  const root = service.path.toLowerCase().replace(/\/$/, '')
  if (path === root) return servicePage(service)
  const [, id, operation] =
    /^\/(\d+)(\/query)?\/?$/.exec(path.startsWith(root) ? path.slice(root.length) : '') ?? []
  const layer = service.layers.find((candidate) => String(candidate.id) === id)
  if (!layer) return failure(404, 'Service not found', [])
  return operation ? answerOrRefuse(layer, params) : layerPage(layer)
}

type Json = Record<string, unknown>

const able = { hosted: 'Query', server: 'Map,Query,Data' } as const
const version = { hosted: 12, server: 11.5 } as const

function servicePage({ layers }: SimulatedService): Json {
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

function layerPage(layer: SimulatedLayer): Json {
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
    supportsStatistics: !layer.refusesStatistics,
    supportsAdvancedQueries: true,
    useStandardizedQueries: true,
    advancedQueryCapabilities: {
      useStandardizedQueries: true,
      supportsPagination: true,
      supportsOrderBy: true,
      supportsDistinct: true,
      supportsStatistics: !layer.refusesStatistics,
      supportsReturningQueryExtent: true,
      supportsQueryWithDistance: true,
    },
    dateFieldsTimeReference: { timeZone: 'UTC', respectsDaylightSaving: false },
    ...layer.metadata,
  }
}

function answerOrRefuse(layer: SimulatedLayer, params: URLSearchParams): unknown {
  try {
    return answerQuery(layer, readQuery(params, layer))
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    // ArcGIS Online names the cause, a server hides it.
    return layer.style === 'hosted'
      ? failure(400, 'Cannot perform query. Invalid query parameters.', [detailOf(error)])
      : failure(400, 'Unable to complete operation.', [])
  }
}

const detailOf = ({ reason, message }: Refusal) => (reason ? "'where' parameter is invalid" : message)

const failure = (code: number, message: string, details: string[]) => ({ error: { code, message, details } })

function htmlPage({ layers }: SimulatedService): Response {
  const names = layers.map(({ name, id }) => `<li>${name} (${id})</li>`).join('')
  const page = `<!DOCTYPE html><html><head><title>ArcGIS REST Services Directory</title></head><body><ul>${names}</ul></body></html>`
  return new Response(page, { headers: { 'content-type': 'text/html;charset=utf-8' } })
}
