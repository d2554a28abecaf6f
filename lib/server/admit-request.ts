import type { IncomingHttpHeaders } from 'node:http'
import { isOwnOrigin } from '../connector/http/origin'
import { isActionBody, isMultipart } from './action-body'

interface Arriving {
  method: string
  url: string
  headers: IncomingHttpHeaders
  /** The raw list of headers, because `headers` joins or drops repeated headers. */
  rawHeaders?: readonly string[]
}

export interface RequestRefusal {
  status: number
  code:
    | 'invalid_params'
    | 'method_not_allowed'
    | 'payload_too_large'
    | 'forbidden'
    | 'rate_limited'
    | 'not_found'
  message: string
  field?: string
  allow?: string
  retryAfter?: number
}

export const crowded: RequestRefusal = {
  status: 429,
  code: 'rate_limited',
  message: 'Too many people ask right now. Try again in 5 seconds.',
  retryAfter: 5,
}

export const tooMany = (retryAfter: number): RequestRefusal => ({
  status: 429,
  code: 'rate_limited',
  message: `Too many requests from your address. Try again in ${retryAfter} seconds.`,
  retryAfter,
})

export const noFile: RequestRefusal = {
  status: 404,
  code: 'not_found',
  message: 'There is no file at this address.',
}

interface Target {
  url: string
  /** Set only for an absolute target. The host of the target replaces the Host header (RFC 9112, 3.2.2). */
  host?: string
}

/** Proxies may send absolute URLs. */
export function parseTarget(target: string): Target | undefined {
  if (target.startsWith('/') || target === '*') return { url: target }
  const [, host, rest = ''] = /^https?:\/\/([^/?#@\\]+)([/?][^#]*)?$/i.exec(target) ?? []
  if (host === undefined) return undefined
  return { host, url: rest.startsWith('/') ? rest : `/${rest}` }
}

const VERBS = 'GET, HEAD, POST, OPTIONS'

/**
 * Paths outside of the API that accept a plain form. All other pages would ignore the form and just render.
 */
const formDoors =
  /^\/(?:arcgis\/rest\/.+|s|s\/[^/]+\/remove\/confirm|parcels\/export|parcels\/find|map\/lots\/(?:file|find)|places\/list\/[^/]+\/change)$/

const UPLOAD_DOOR = '/places/list/new'

/** Next would misread these requests or answer with status 500. */
export function refuseRequest(
  { method, url, headers, rawHeaders = [] }: Arriving,
  publicUrl?: string,
): RequestRefusal | undefined {
  const hosts = rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host')
  if (hosts.length > 1)
    return { status: 400, code: 'invalid_params', message: 'The request has more than one Host header.' }
  if (url === '*')
    return {
      status: 400,
      code: 'invalid_params',
      message: 'The address "*" names neither a page nor a file.',
    }
  const [path = '', query = ''] = url.split('?')
  if (!isDecodable(path)) {
    return {
      status: 400,
      code: 'invalid_params',
      message: 'The address holds a percent sign that encodes nothing.',
    }
  }
  if (!url.startsWith('/'))
    return { status: 400, code: 'invalid_params', message: 'The address is neither a path nor a URL.' }
  if (isInternal(path))
    return { status: 404, code: 'not_found', message: 'There is no page at this address.' }
  // Next loses a parameter with this name.
  if (new URLSearchParams(query).has('__proto__')) {
    return { status: 400, code: 'invalid_params', message: 'Unknown parameter.', field: '__proto__' }
  }
  const isApi = path.startsWith('/api/')
  if (!VERBS.split(', ').includes(method) && (!isApi || method === 'TRACE')) {
    return {
      status: 405,
      code: 'method_not_allowed',
      message: 'Pages and files are only read.',
      allow: VERBS,
    }
  }
  if (method !== 'POST' || isApi) return undefined
  if (!isAction(headers, path)) {
    if (formDoors.test(path) || path === UPLOAD_DOOR) return undefined
    return {
      status: 405,
      code: 'method_not_allowed',
      message: 'This page is only read. Programs use /api/v1.',
      allow: 'GET, HEAD, OPTIONS',
    }
  }
  if (isFromHere(headers, publicUrl)) return undefined
  return { status: 403, code: 'forbidden', message: 'Forms are taken from pages of this site only.' }
}

/** Equals Next's limit (serverActions.bodySizeLimit). */
const MOST_FORM_BYTES = 64 * 1024

export async function readForm(
  body: AsyncIterable<Uint8Array>,
  headers: IncomingHttpHeaders,
): Promise<Buffer | RequestRefusal> {
  const chunks: Uint8Array[] = []
  let total = 0
  for await (const chunk of body) {
    total += chunk.byteLength
    if (total > MOST_FORM_BYTES)
      return { status: 413, code: 'payload_too_large', message: 'This form holds more than 64 KB.' }
    chunks.push(chunk)
  }
  const whole = Buffer.concat(chunks)
  if (await isActionBody(whole, headers)) return whole
  return { status: 400, code: 'invalid_params', message: 'This form is not from this site.' }
}

/** Server actions arrive with this header. Without JavaScript they arrive as multipart. */
export const isAction = (headers: IncomingHttpHeaders, url = ''): boolean =>
  headers['next-action'] !== undefined || (isMultipart(headers['content-type'] ?? '') && url !== UPLOAD_DOOR)

/** Browsers send the page's origin with every such form. A request without it is refused. */
const isFromHere = ({ origin, host = '' }: IncomingHttpHeaders, publicUrl?: string): boolean =>
  origin !== undefined && isOwnOrigin(new Headers({ origin, host }), publicUrl)

/** Next serves its global error page like any other page, and allows caches to store it for a year. */
const isInternal = (path: string): boolean =>
  /^\/+_global-error(?:\/|$)/.test(decodeURIComponent(new URL(`http://host${path}`).pathname))

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}
