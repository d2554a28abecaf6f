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

/** The longest description that a form takes, every character of it escaped, and some more. */
const LONGEST_ADDRESS = 6_000

/** Cost of a page in the visitor's minute, beside its reads; app/_lib/site/visitor.ts has the other prices. */
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
 * A page as it was seen is the same for everyone but its maker, whose cookie shows how to remove it. A cache in
 * between may hold it for a minute: a crowd then costs one page, and what is removed is soon gone there too.
 */
const KEPT = 'public, max-age=0, s-maxage=60'

function priceOf({ headers, nextUrl: { pathname } }: NextRequest): number {
  if (headers.has('next-router-prefetch')) return prices.prefetch
  return pathname.startsWith('/s/') ? prices.keptPage : prices.page
}

/** In words and without a page of ours, which would cost what there is too little of. */
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

/** A page cannot set its status itself and stay readable without scripts. */
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
  // Pages only. A matcher that covers /api/ would silently cut request bodies at 10 MB.
  // What is left out counts its visitors itself: routes, and lib/server/static-files.ts for what is in folders of files.
  matcher: [
    '/((?!api/|export/|(?:costs|environment|environment/review|parcels|permits|place|place/compare|map/list/[^/]+|open-data/[^/]+/[^/]+|places/list/[^/]+)/export$|tiles/|basemap/|icons/|_next/static/|_next/image$|(?:favicon\\.ico|icon\\.svg|apple-icon\\.png|manifest\\.webmanifest|robots\\.txt|sitemap\\.xml)$).*)',
  ],
}
