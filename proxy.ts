import { type NextRequest, NextResponse } from 'next/server'
import type { App } from './connectors/engine'
import { visitorOf } from './lib/connector/http/caller'
import { statusOfLink } from './lib/snapshots/link-status'

/** Development needs eval and inline styles for its overlay; production never does. */
const development = process.env.NODE_ENV === 'development'

function policyWith(nonce: string): string {
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'${development ? " 'unsafe-eval'" : ''}`,
    development ? "style-src 'self' 'unsafe-inline'" : `style-src 'self' 'nonce-${nonce}'`,
    "worker-src 'self'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/** Fits the longest description that a form accepts, with each character percent-encoded. */
const LONGEST_ADDRESS = 6_000

/**
 * Number of requests that a page costs in the visitor's minute, in addition to its reads. The other prices
 * are in app/_lib/site/visitor.ts.
 */
const prices = { page: 2, prefetch: 1, keptPage: 10 } as const

/** A fresh nonce for every page. Next reads it from the request's own policy header. */
export async function proxy(request: NextRequest): Promise<NextResponse> {
  const opened = await openedApp()
  const wait = await opened?.limits.take('calls', visitorOf(request.headers), priceOf(request))
  if (wait !== undefined) return tooMany(wait)
  const policy = policyWith(Buffer.from(crypto.randomUUID()).toString('base64'))
  const headers = new Headers(request.headers)
  headers.set('content-security-policy', policy)
  // Next gives a page no address of its own, and the page prints it.
  const { pathname, search } = request.nextUrl
  headers.set('x-openplat-page', `${pathname}${search}`.slice(0, LONGEST_ADDRESS))
  const status = await statusOf(pathname)
  const response = NextResponse.next({ request: { headers }, status })
  response.headers.set('content-security-policy', policy)
  // Absolute links of a page come from the headers of its request, unless the site knows its own address.
  const isSharedByCaches = opened?.config.PUBLIC_URL !== undefined
  if (
    isSharedByCaches &&
    status === 200 &&
    linkIn(pathname)?.isAsSeen &&
    !madeCookies.some((name) => request.cookies.has(name))
  ) {
    response.headers.set('cache-control', KEPT)
    response.headers.append('vary', 'Cookie')
  }
  return response
}

/**
 * A saved page is identical for everyone except its maker, whose cookie adds a remove button. Shared caches
 * may hold it for a minute: that absorbs a crowd, and a removed page disappears from them within the minute.
 */
const KEPT = 'public, max-age=0, s-maxage=60'

function priceOf({ headers, nextUrl: { pathname } }: NextRequest): number {
  if (headers.has('next-router-prefetch')) return prices.prefetch
  return pathname.startsWith('/s/') ? prices.keptPage : prices.page
}

/** Plain HTML, because rendering a page would use the capacity that is missing. */
function tooMany(seconds: number): NextResponse {
  const sentence = `Too many requests from your address. Try again in ${seconds} seconds.`
  return new NextResponse(
    `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Too many requests</title><h1>Too many requests</h1><p>${sentence}</p></html>`,
    {
      status: 429,
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
        'retry-after': String(seconds),
      },
    },
  )
}

const madeCookies = ['made', '__Secure-made']

const house = Symbol.for('openplat.engine')

const openedApp = async (): Promise<App | undefined> =>
  (globalThis as { [house]?: Promise<App> })[house]?.catch(() => undefined)

/** A page component cannot set its own status and still render without scripts. */
async function statusOf(pathname: string): Promise<number> {
  const link = linkIn(pathname)
  if (!link) return 200
  const opened = await openedApp()
  return opened ? statusOfLink(await opened.snapshots.open(link.id)) : 200
}

function linkIn(pathname: string): { id: string; isAsSeen: boolean } | undefined {
  const [, id, today] = /^\/s\/([^/]+)(\/today)?$/.exec(pathname) ?? []
  return id === undefined || id === 'not-kept' ? undefined : { id, isAsSeen: today === undefined }
}

export const config = {
  // Pages only: a matcher that covers /api/ would silently cut request bodies at 10 MB. Routes count their
  // visitors themselves, and lib/server/static-files.ts counts those of static files.
  matcher: [
    '/((?!api/|export/|(?:costs|environment|environment/review|parcels|permits|place|place/compare|map/list/[^/]+|open-data/[^/]+/[^/]+|places/list/[^/]+)/export$|tiles/|basemap/|icons/|_next/static/|_next/image$|(?:favicon\\.ico|icon\\.svg|apple-icon\\.png|manifest\\.webmanifest|robots\\.txt|sitemap\\.xml)$).*)',
  ],
}
