import { Refusal } from '@/lib/conditions/refusal'
import type { Simulator } from '@/lib/connector/upstream/simulated-site'
import { answerQuery, fieldHead } from './simulated-answer'
import { answerIdentify } from './simulated-identify'
import type {
  SimulatedArcgisLayer,
  SimulatedArcgisService,
  SimulatedLayerField,
  SimulatedLayerGroup,
} from './simulated-layer'
import { readQuery } from './simulated-query'
import { describeAs, failure, notOffered, refuseQuery, withoutIgnored, writeAs } from './simulated-server'

export function simulateArcgis(service: SimulatedArcgisService): Simulator {
  return async (request) => {
    const url = new URL(request.url)
    const form = request.method === 'POST' ? await request.text() : ''
    const params = new URLSearchParams([...url.searchParams, ...new URLSearchParams(form)])
    if (!params.get('f') || params.get('f') === 'html') return htmlPage(service)
    const body = answer(service, url.pathname, params)
    return body instanceof Response ? body : Response.json(body)
  }
}

function answer(service: SimulatedArcgisService, pathname: string, params: URLSearchParams): unknown {
  const path = pathname.toLowerCase()
  const root = service.path.toLowerCase().replace(/\/$/, '')
  if (path === root) return servicePage(service)
  const [, id, operation] =
    /^\/(\d+)(\/query)?\/?$/.exec(path.startsWith(root) ? path.slice(root.length) : '') ?? []
  const group = service.groups?.find((candidate) => candidate.id === Number(id))
  if (group) return operation ? notOffered() : groupPage(group, service)
  if (path === `${root}/identify`) return answerIdentify(service.layers, params)
  const layer = service.layers.find((candidate) => candidate.id === Number(id))
  if (!layer) return failure(404, 'Service not found', [])
  return operation ? answerOrRefuse(layer, params) : layerPage(layer)
}

function groupPage({ id, name, subLayers }: SimulatedLayerGroup, { layers }: SimulatedArcgisService): Json {
  const members = layers.filter((layer) => subLayers.includes(layer.id))
  return {
    currentVersion: version.server,
    id,
    name,
    type: 'Group Layer',
    description: '',
    geometryType: null,
    subLayers: members.map((layer) => ({ id: layer.id, name: layer.name })),
    capabilities: able.server,
  }
}

type Json = Record<string, unknown>

const able = { hosted: 'Query', server: 'Map,Query,Data' } as const
const version = { hosted: 12, server: 11.5 } as const

function servicePage({ layers }: SimulatedArcgisService): Json {
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

function layerPage(layer: SimulatedArcgisLayer): Json {
  const page = pageOf(layer)
  return layer.server ? describeAs(layer.server, page) : page
}

function pageOf(layer: SimulatedArcgisLayer): Json {
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
    fields: layer.fields.map((field) => ({ ...fieldHead(field), domain: domainOf(field) })),
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

const domainOf = ({ name, codes }: SimulatedLayerField) =>
  codes
    ? {
        type: 'codedValue',
        name: `${name}_domain`,
        codedValues: Object.entries(codes).map(([code, words]) => ({ name: words, code })),
      }
    : null

function answerOrRefuse(layer: SimulatedArcgisLayer, params: URLSearchParams): unknown {
  const refusal = refuseQuery(layer, params)
  if (refusal) return refusal
  const { server } = layer
  try {
    if (!server) return answerQuery(layer, readQuery(params, layer))
    return writeAs(server, answerQuery(layer, readQuery(withoutIgnored(server, params), layer)), params)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    if (server?.refusal === 'Failed to execute query.') return failure(400, server.refusal)
    // ArcGIS Online names the cause. A government's own server hides it.
    return layer.style === 'hosted'
      ? failure(400, 'Cannot perform query. Invalid query parameters.', [detailOf(error)])
      : failure(400, 'Unable to complete operation.', [])
  }
}

const detailOf = ({ reason, message }: Refusal) => (reason ? "'where' parameter is invalid" : message)

function htmlPage({ layers }: SimulatedArcgisService): Response {
  const names = layers.map(({ name, id }) => `<li>${name} (${id})</li>`).join('')
  const page = `<!DOCTYPE html><html><head><title>ArcGIS REST Services Directory</title></head><body><ul>${names}</ul></body></html>`
  return new Response(page, { headers: { 'content-type': 'text/html;charset=utf-8' } })
}
