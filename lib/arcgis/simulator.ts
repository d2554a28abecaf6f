import type { Geometry } from 'geojson'
import type { Simulator } from '@/lib/connector/simulator'
import { Refusal } from './refusal'
import { answerQuery } from './simulated-answer'
import { layerPage, servicePage } from './simulated-page'
import { readQuery } from './simulated-query'

/** A record of a layer; geometry in degrees, longitude first. */
export interface SimulatedRow {
  attributes: Record<string, string | number | null>
  geometry?: Geometry | null
}

export interface SimulatedField {
  name: string
  type: string
  alias?: string
  length?: number
}

export interface SimulatedRowQuery {
  bbox?: [number, number, number, number]
  /** What the where clause demands of a field by `=` or IN, as text; numbers in their shortest form. */
  equals: Record<string, string[]>
  /** LIKE patterns of which the where clause demands one, `_` and `%` kept. */
  like: Record<string, string[]>
}

export interface SimulatedLayer {
  id: number
  name: string
  /** ArcGIS Online answers differently from a government's own ArcGIS Server. */
  style: 'hosted' | 'server'
  objectIdField: string
  geometryType?: 'esriGeometryPolygon' | 'esriGeometryPoint'
  fields: SimulatedField[]
  maxRecordCount: number
  /** Added to the layer's own page, over what is there: `editingInfo`, `copyrightText`, an `extent`. */
  metadata?: Record<string, unknown>
  /** May over-deliver: rows are filtered again by the clause and by exact geometry. */
  rows(query: SimulatedRowQuery): Iterable<SimulatedRow>
}

export interface SimulatedService {
  /** Up to and with the service type: `/arcgis/rest/services/Parcels/FeatureServer`. */
  path: string
  layers: SimulatedLayer[]
}

/** An ArcGIS REST service in process: service page, layer pages and `/query`, by GET and by POST form. */
export function simulateArcgis(service: SimulatedService): Simulator {
  return async (request) => {
    const url = new URL(request.url)
    const form = request.method === 'POST' ? await request.text() : ''
    const params = new URLSearchParams([...url.searchParams, ...new URLSearchParams(form)])
    if (!params.get('f') || params.get('f') === 'html') return htmlPage(service)
    // Failures too are answered with HTTP 200.
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

function answerOrRefuse(layer: SimulatedLayer, params: URLSearchParams): unknown {
  try {
    return answerQuery(layer, readQuery(params, layer))
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    // ArcGIS Online names what it did not like, a server keeps it to itself.
    return layer.style === 'hosted'
      ? failure(400, 'Cannot perform query. Invalid query parameters.', [error.message])
      : failure(400, 'Unable to complete operation.', [])
  }
}

const failure = (code: number, message: string, details: string[]) => ({ error: { code, message, details } })

function htmlPage({ layers }: SimulatedService): Response {
  const names = layers.map(({ name, id }) => `<li>${name} (${id})</li>`).join('')
  const page = `<!DOCTYPE html><html><head><title>ArcGIS REST Services Directory</title></head><body><ul>${names}</ul></body></html>`
  return new Response(page, { headers: { 'content-type': 'text/html;charset=utf-8' } })
}
