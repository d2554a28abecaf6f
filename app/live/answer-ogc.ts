import 'server-only'
import { ConnectorError } from '@/lib/connector/errors'
import { problemResponse } from '@/lib/connector/http/call'
import { refuse } from '@/lib/live-links/row-filter'
import { MAP_ID, parseServiceId } from '@/lib/live-links/service-id'
import { answerItem, answerItems } from '@/lib/ogc-features/answer-items'
import {
  conformanceOf,
  describeCollection,
  describeCollections,
  describeLanding,
  describeSchema,
  GEOJSON_TYPE,
  JSON_TYPE,
  type OgcServiceUrls,
  OPENAPI_TYPE,
  SCHEMA_TYPE,
} from '@/lib/ogc-features/describe-service'
import { describeApi } from '@/lib/ogc-features/openapi'
import { answerLive, type LiveServiceOpener, liveJson } from './live-door'

const texts = {
  unknown: 'There is nothing at this address. Start at the landing page of the service.',
  format: 'Answers are in json or html.',
}

export function answerOgc(request: Request, path: readonly string[]): Promise<Response> {
  const [first = ''] = path
  const isNamed = first !== MAP_ID && parseServiceId(first) !== undefined
  const [id, parts] = isNamed ? [first, path.slice(1)] : [MAP_ID, path]
  return answerLive({
    request,
    service: id,
    toFailure: problemResponse,
    async answer(door) {
      const page = `${door.origin}/live/${id}`
      const api = `${door.origin}/ogc${isNamed ? `/${id}` : ''}`
      return isForPeople(request) && parts[0] !== 'api'
        ? toPage(page, parts, request)
        : answerPart(request, door, { id, parts, root: { api, page } })
    },
  })
}

interface Part {
  id: string
  parts: readonly string[]
  root: OgcServiceUrls
}

async function answerPart(
  request: Request,
  door: LiveServiceOpener,
  { id, parts, root }: Part,
): Promise<Response> {
  const query = new URL(request.url).searchParams
  const service = await door.open(id)
  const [first, collection, items, feature, ...others] = parts
  if (first === undefined) return liveJson(request, describeLanding(service, root), JSON_TYPE)
  const isAlone = collection === undefined
  if (first === 'conformance' && isAlone)
    return liveJson(request, { conformsTo: conformanceOf(service) }, JSON_TYPE)
  if (first === 'api' && isAlone)
    return liveJson(request, describeApi(service, root, door.release), OPENAPI_TYPE)
  if (first !== 'collections' || others.length > 0) throw unknown()
  if (isAlone) return liveJson(request, describeCollections(service, root), JSON_TYPE)
  const layer = service.layers.find((each) => each.id === collection)
  if (!layer) throw unknown()
  if (items === undefined) return liveJson(request, describeCollection(layer, root), JSON_TYPE)
  if (items === 'schema' && feature === undefined)
    return liveJson(request, describeSchema(layer, root), SCHEMA_TYPE)
  if (items !== 'items') throw unknown()
  const answer =
    feature === undefined ? answerItems(query, layer, root) : answerItem(query, feature, layer, root)
  return liveJson(request, await answer, GEOJSON_TYPE)
}

const unknown = () => new ConnectorError('not_found', texts.unknown)

/** `f` takes precedence over the Accept header, because a browser lists HTML first in that header. */
function isForPeople(request: Request): boolean {
  const format = new URL(request.url).searchParams.get('f')
  if (format !== null && !['json', 'geojson', 'html'].includes(format)) throw refuse('f', texts.format)
  const accepted = request.headers.get('accept') ?? ''
  return format === null ? accepted.startsWith('text/html') : format === 'html'
}

async function toPage(page: string, [first, collection]: readonly string[], request: Request) {
  const query = new URL(request.url).searchParams
  query.delete('f')
  const path = first === 'collections' && collection !== undefined ? `/${encodeURIComponent(collection)}` : ''
  const location = `${page}${path}${query.size > 0 ? `?${query}` : ''}`
  return new Response(null, { status: 303, headers: { location, vary: 'Accept' } })
}
