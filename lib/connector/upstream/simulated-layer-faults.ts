import { changeJson } from './drifted'
import type { Simulator } from './simulated-site'

type Json = Record<string, unknown>

export const answerJson = (code: number, message: string, details: string[] = []) =>
  Response.json({ error: { code, message, details } })

export const answerInHtml = (page: string, status: number) =>
  new Response(page, { status, headers: { 'content-type': 'text/html' } })

/** ArcGIS Online reports an invalid URL. A government's own server names the missing layer or service. */
export function answerGone({ url }: Request): Response {
  const { hostname, pathname } = new URL(url)
  if (/^services\d*\.arcgis\.com$/.test(hostname)) return answerJson(400, 'Invalid URL', ['Invalid URL'])
  const [, service, layer] = /([^/]+\/(?:Map|Feature)Server)(?:\/(\d+))?/i.exec(pathname) ?? []
  if (layer) return answerJson(400, '', [`The requested layer (layerId: ${layer}) was not found.`])
  return answerJson(500, `Service ${service ?? pathname} not found`)
}

/** Fails every query by location and responds to all other requests, as the server of one county does. */
export const failSearches =
  (simulator: Simulator): Simulator =>
  async (request) => {
    const form = request.body === null ? '' : await request.clone().text()
    const isSpatial = [new URL(request.url).search, form].some((text) =>
      new URLSearchParams(text).has('geometry'),
    )
    return isSpatial ? answerJson(500, 'Error performing query operation') : simulator(request)
  }

export const placePoints =
  (simulator: Simulator): Simulator =>
  async (request) =>
    changeJson(await simulator(request), withPoints)

function withPoints(body: unknown): unknown {
  if (!isRecord(body)) return body
  if (typeof body.geometryType === 'string') body.geometryType = 'esriGeometryPoint'
  for (const feature of Array.isArray(body.features) ? body.features : []) {
    const { rings, coordinates } = feature.geometry ?? {}
    const [x, y] = firstPosition(rings ?? coordinates)
    if (rings) feature.geometry = { x, y }
    else if (coordinates) feature.geometry = { type: 'Point', coordinates: [x, y] }
  }
  return body
}

const isRecord = (value: unknown): value is Json => typeof value === 'object' && value !== null

function firstPosition(list: unknown): number[] {
  const [first] = Array.isArray(list) ? list : []
  return Array.isArray(first) ? firstPosition(first) : Array.isArray(list) ? list : []
}
