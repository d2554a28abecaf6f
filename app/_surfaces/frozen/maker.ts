import 'server-only'
import { cookies } from 'next/headers'
import { ConnectorError, type Problem } from '@/lib/connector/errors'
import { readBody } from '@/lib/connector/http/call'
import { isOwnOrigin } from '@/lib/connector/http/origin'
import { toProblem } from '@/lib/connector/result'
import { siteOrigin } from '@/lib/server/forwarded'

/** The prefix says that it came over https; `__Host-` would want the path of the whole site. */
const NAME = 'made'
const SECURE_NAME = '__Secure-made'
const TEN_MINUTES = 600

/** Only whoever made a link is shown how to remove it, and only on its page. */
export const madeCookie = (id: string, removalKey: string, isSecure: boolean): string =>
  [
    `${isSecure ? SECURE_NAME : NAME}=${encodeURIComponent(removalKey)}`,
    `Path=/s/${id}`,
    `Max-Age=${TEN_MINUTES}`,
    'HttpOnly',
    'SameSite=Strict',
    ...(isSecure ? ['Secure'] : []),
  ].join('; ')

export async function readMadeKey(): Promise<string | undefined> {
  const jar = await cookies()
  return (jar.get(SECURE_NAME) ?? jar.get(NAME))?.value
}

/** By the address that the browser has the page under, where it says so: a proxy need not. */
export const isOverHttps = (headers: Headers, publicUrl?: string): boolean =>
  (headers.get('origin') ?? siteOrigin(headers, publicUrl)).startsWith('https:')

/** A form of this site: browsers say so in two ways, and neither may say otherwise. */
export function comesFromHere(headers: Headers, publicUrl?: string): boolean {
  const site = headers.get('sec-fetch-site')
  return (site === null || site === 'same-origin') && isOwnOrigin(headers, publicUrl)
}

/** The fields of a form, or why they cannot be read. */
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
