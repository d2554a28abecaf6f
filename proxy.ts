import { type NextRequest, NextResponse } from 'next/server'
import type { App } from './connectors/engine'
import { limitTexts, visitorOf } from './lib/connector/http/caller'
import { currentLanguage } from './lib/language/current-language'
import { translate } from './lib/language/translate'
import { statusOfLink } from './lib/snapshots/link-status'

/** Next's overlay in development needs eval and inline styles. */
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

/** Long enough for the longest legal description that a form accepts, with each character percent-encoded. */
const LONGEST_ADDRESS = 6_000

/**
 * Calls that a page costs in addition to its reads. `app/_lib/site/visitor.ts` has the costs of other routes.
 */
const prices = { page: 2, prefetch: 1, keptPage: 10 } as const

/**
 * Every page gets a new nonce. Next reads the nonce from the content security policy in the request's
 * headers.
 */
export async function proxy(request: NextRequest): Promise<NextResponse> {
  const opened = await openedApp()
  const wait = await opened?.limits.take('calls', visitorOf(request.headers), priceOf(request))
  if (wait !== undefined) return tooMany(wait)
  const policy = policyWith(Buffer.from(crypto.randomUUID()).toString('base64'))
  const headers = new Headers(request.headers)
  headers.set('content-security-policy', policy)
  // Pages show their URL on paper, and Next does not pass the URL to pages.
  const { pathname, search } = request.nextUrl
  headers.set('x-openplat-page', `${pathname}${search}`.slice(0, LONGEST_ADDRESS))
  const status = await statusOf(pathname)
  const response = NextResponse.next({ request: { headers }, status })
  response.headers.set('content-security-policy', policy)
  // Without `PUBLIC_URL`, absolute links come from the headers of the request, so shared caches must not
  // store the page.
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
 * A snapshot's page is the same for all visitors except the maker, whose cookie adds a button for its
 * removal. One minute absorbs a crowd of visitors, and limits how long a removed page stays in caches.
 */
const KEPT = 'public, max-age=0, s-maxage=60'

function priceOf({ headers, nextUrl: { pathname } }: NextRequest): number {
  if (headers.has('next-router-prefetch')) return prices.prefetch
  return pathname.startsWith('/s/') ? prices.keptPage : prices.page
}

/** The response is plain HTML, because rendering a page would use capacity that the server lacks. */
function tooMany(seconds: number): NextResponse {
  const title = translate(limitTexts.title)
  const sentence = translate(limitTexts.tooMany({ count: seconds }))
  return new NextResponse(
    `<!doctype html><html lang="${currentLanguage()}"><meta name="viewport" content="width=device-width"><title>${title}</title><h1>${title}</h1><p>${sentence}</p></html>`,
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

/** A page of Next cannot set its own status, and `notFound` renders nothing without scripting. */
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
  // Only pages match, because Next truncates the bodies of matching requests at 10 MB without an error. Route
  // handlers count their calls themselves, and requests for existing static files are not counted.
  matcher: [
    '/((?!api/|export/|ogc(?:/|$)|arcgis/|csv/|(?:costs|environment|environment/review|ground/flood|parcels|permits|place|place/compare|map/list/[^/]+|open-data/[^/]+/[^/]+|places/list/[^/]+)/export$|(?:s|places/list)/[^/]+/feed\\.(?:xml|json)$|tiles/|basemap/|icons/|_next/static/|_next/image$|(?:favicon\\.ico|icon\\.svg|apple-icon\\.png|manifest\\.webmanifest|robots\\.txt|sitemap\\.xml)$).*)',
  ],
}
