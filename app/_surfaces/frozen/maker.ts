import 'server-only'
import { cookies } from 'next/headers'
import { ConnectorError, type Problem } from '@/lib/connector/errors'
import { readBody } from '@/lib/connector/http/call'
import { isOwnOrigin } from '@/lib/connector/http/origin'
import { toProblem } from '@/lib/connector/result'
import { siteOrigin } from '@/lib/server/forwarded'

/**
 * Browsers accept a `__Secure-` cookie only over https. `__Host-` would require the path of the whole site.
 */
const NAME = 'made'
const SECURE_NAME = '__Secure-made'
const TEN_MINUTES = 600

interface PageCookie {
  name: string
  value: string
  path: string
  isSecure: boolean
  seconds: number
}

export const pageCookie = ({ name, value, path, isSecure, seconds }: PageCookie): string =>
  [
    `${name}=${encodeURIComponent(value)}`,
    `Path=${path}`,
    `Max-Age=${seconds}`,
    'HttpOnly',
    'SameSite=Strict',
    ...(isSecure ? ['Secure'] : []),
  ].join('; ')

interface MakerCookie extends Pick<PageCookie, 'path' | 'isSecure'> {
  key: string
  seconds?: number
}

/**
 * Contains the key that changes or removes the page. The path limits the cookie to requests for that page.
 */
export const makerCookie = ({ path, key, isSecure, seconds = TEN_MINUTES }: MakerCookie): string =>
  pageCookie({ name: isSecure ? SECURE_NAME : NAME, value: key, path, isSecure, seconds })

export async function fetchRemovalKey(): Promise<string | undefined> {
  const jar = await cookies()
  return (jar.get(SECURE_NAME) ?? jar.get(NAME))?.value
}

/** Prefers the `Origin` header, because a proxy may not forward the protocol. */
export const isOverHttps = (headers: Headers, publicUrl?: string): boolean =>
  (headers.get('origin') ?? siteOrigin(headers, publicUrl)).startsWith('https:')

/** Returns false if `Sec-Fetch-Site` or `Origin` names another origin. Missing headers pass. */
export function isSameSite(headers: Headers, publicUrl?: string): boolean {
  const site = headers.get('sec-fetch-site')
  return (site === null || site === 'same-origin') && isOwnOrigin(headers, publicUrl)
}

export async function readForm(request: Request): Promise<URLSearchParams | Problem> {
  try {
    return new URLSearchParams(await readBody(request))
  } catch (error) {
    if (error instanceof ConnectorError) return toProblem(error, () => '')
    throw error
  }
}

export const seeOther = (location: string, headers: Record<string, string> = {}) =>
  new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store', ...headers } })
