import 'server-only'
import { ConnectorError, type Problem, statusOf } from '@/lib/connector/errors'
import { readBody } from '@/lib/connector/http/call'
import { answerQuery } from '@/lib/feature-server/answer-query'
import {
  describeDirectory,
  describeLayer,
  describeLayers,
  describeService,
  serverInfo,
} from '@/lib/feature-server/describe-service'
import { MAP_ID } from '@/lib/live-links/service-id'
import { GEOJSON_TYPE, JSON_TYPE } from '@/lib/ogc-features/describe-service'
import { answerLive, type LiveServiceOpener, liveJson } from './live-door'

const texts = { unknown: 'There is no service, layer or operation at this address.' }

export const answerArcgis = (request: Request, path: readonly string[]): Promise<Response> =>
  answerLive({
    request,
    service: path[1] ?? MAP_ID,
    toFailure,
    answer: (door) => answerPath(request, path, door),
  })

async function answerPath(
  request: Request,
  path: readonly string[],
  door: LiveServiceOpener,
): Promise<Response> {
  const send = (body: object, type = JSON_TYPE) => liveJson(request, body, type)
  const [first, id, type, part, operation, ...others] = path
  if (first === 'info' && id === undefined) return send(serverInfo)
  if (first !== 'services' || others.length > 0) throw unknown()
  if (id === undefined) return send(describeDirectory([await door.open(MAP_ID)]))
  if (type !== 'FeatureServer') throw unknown()
  const service = await door.open(id)
  if (part === undefined) return send(describeService(service))
  if (part === 'layers' && operation === undefined) return send(describeLayers(service))
  const number = /^\d{1,3}$/.test(part) ? Number(part) : -1
  const layer = service.layers[number]
  if (!layer) throw unknown()
  if (operation === undefined) return send(describeLayer(layer, number))
  if (operation !== 'query') throw unknown()
  const { body, isGeoJson } = await answerQuery(await paramsOf(request), layer)
  return send(body, isGeoJson ? GEOJSON_TYPE : JSON_TYPE)
}

const unknown = () => new ConnectorError('not_found', texts.unknown)

/** Clients post long queries as a form, and some keep a part of the query in the URL. */
async function paramsOf(request: Request): Promise<URLSearchParams> {
  const params = new URL(request.url).searchParams
  if (request.method !== 'POST') return params
  for (const [name, value] of new URLSearchParams(await readBody(request))) params.set(name, value)
  return params
}

function toFailure({ code, message, issues, retryAfter }: Problem): Response {
  const status = statusOf[code]
  const details = issues.map((issue) => `${issue.path}: ${issue.message}`)
  return Response.json(
    { error: { code: status, message, details } },
    {
      status,
      headers: {
        'cache-control': 'no-store',
        'x-robots-tag': 'noindex',
        ...(retryAfter !== undefined && { 'retry-after': String(retryAfter) }),
      },
    },
  )
}
