import type { IncomingHttpHeaders } from 'node:http'
import { isOwnOrigin } from '../connector/http/origin'
import { isActionBody, isMultipart } from './action-body'

interface Arriving {
  method: string
  url: string
  headers: IncomingHttpHeaders
  /** Contains repeated Host headers, which Node drops from `headers`. */
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
  /** Set only if the target is an absolute URL, whose host replaces the Host header (RFC 9112, 3.2.2). */
  host?: string
}

/** Returns undefined if the target is neither a path nor a URL. Proxies may send absolute URLs. */
export function parseTarget(target: string): Target | undefined {
  if (target.startsWith('/') || target === '*') return { url: target }
  const [, host, rest = ''] = /^https?:\/\/([^/?#@\\]+)([/?][^#]*)?$/i.exec(target) ?? []
  if (host === undefined) return undefined
  return { host, url: rest.startsWith('/') ? rest : `/${rest}` }
}

const VERBS = 'GET, HEAD, POST, OPTIONS'

/**
 * Paths outside the API with a handler for plain forms. Any other page would ignore the form and just render.
 */
const formDoors =
  /^\/(?:arcgis\/rest\/.+|s|s\/[^/]+\/remove\/confirm|parcels\/export|parcels\/find|map\/lots\/(?:file|find)|places\/list\/[^/]+\/change)$/

const UPLOAD_DOOR = '/places/list/new'

/**
 * Refuses requests that Next would misread or respond to with status 500, and forms from other sites. Returns
 * undefined if the request is admissible.
 */
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
  // Next loses a parameter that is named `__proto__`.
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

/** Must equal `serverActions.bodySizeLimit` in next.config.ts. */
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

/**
 * An action has the header `next-action`, or is a multipart form if the browser runs no JavaScript. The
 * upload is a multipart form too, but is no action.
 */
export const isAction = (headers: IncomingHttpHeaders, url = ''): boolean =>
  headers['next-action'] !== undefined || (isMultipart(headers['content-type'] ?? '') && url !== UPLOAD_DOOR)

/** Browsers send an Origin header with every POST, so a request without this header is refused. */
const isFromHere = ({ origin, host = '' }: IncomingHttpHeaders, publicUrl?: string): boolean =>
  origin !== undefined && isOwnOrigin(new Headers({ origin, host }), publicUrl)

/** Next would serve `/_global-error` as a page that caches may store for a year. */
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
