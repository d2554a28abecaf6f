import 'server-only'
import { cookies } from 'next/headers'
import { ConnectorError, type Problem } from '@/lib/connector/errors'
import { readBody } from '@/lib/connector/http/call'
import { isOwnOrigin } from '@/lib/connector/http/origin'
import { toProblem } from '@/lib/connector/result'
import { siteOrigin } from '@/lib/server/forwarded'

/** The `__Secure-` prefix proves https. `__Host-` would require the path of the whole site. */
const NAME = 'made'
const SECURE_NAME = '__Secure-made'
const TEN_MINUTES = 600

/** A cookie with which only the creator sees the removal link, and only on that page. */
export const removalCookie = (id: string, removalKey: string, isSecure: boolean): string =>
  [
    `${isSecure ? SECURE_NAME : NAME}=${encodeURIComponent(removalKey)}`,
    `Path=/s/${id}`,
    `Max-Age=${TEN_MINUTES}`,
    'HttpOnly',
    'SameSite=Strict',
    ...(isSecure ? ['Secure'] : []),
  ].join('; ')

export async function fetchRemovalKey(): Promise<string | undefined> {
  const jar = await cookies()
  return (jar.get(SECURE_NAME) ?? jar.get(NAME))?.value
}

/** Uses the page's address as the browser reports it, because a proxy may not forward the protocol. */
export const isOverHttps = (headers: Headers, publicUrl?: string): boolean =>
  (headers.get('origin') ?? siteOrigin(headers, publicUrl)).startsWith('https:')

/** Returns false if Sec-Fetch-Site or Origin names another site. Missing headers pass. */
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
