import type { Simulator } from '@/lib/connector/simulator'
import { Refusal } from './refusal'
import { answerQuery } from './simulated-answer'
import type { SimulatedLayer, SimulatedService } from './simulated-layer'
import { layerPage, servicePage } from './simulated-page'
import { readQuery } from './simulated-query'

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
