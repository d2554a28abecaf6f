import { type NextRequest, NextResponse } from 'next/server'
import type { House } from './connectors/engine'
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

const LONGEST_ADDRESS = 2_000

/** A fresh nonce for every page. Next reads it from the request's own policy header. */
export async function proxy(request: NextRequest): Promise<NextResponse> {
  const policy = policyWith(Buffer.from(crypto.randomUUID()).toString('base64'))
  const headers = new Headers(request.headers)
  headers.set('content-security-policy', policy)
  // A page is not told its own address, which is printed with it.
  const { pathname, search } = request.nextUrl
  headers.set('x-openplat-page', `${pathname}${search}`.slice(0, LONGEST_ADDRESS))
  const response = NextResponse.next({ request: { headers }, status: await statusOf(pathname) })
  response.headers.set('content-security-policy', policy)
  return response
}

const house = Symbol.for('openplat.engine')

/**
 * A page cannot set its status itself and stay readable without scripts. The house is the pages' own; before the
 * first of them has opened it, a link to a kept page answers 200 whatever became of it.
 */
async function statusOf(pathname: string): Promise<number> {
  const [, id] = /^\/s\/([^/]+)(?:\/today)?$/.exec(pathname) ?? []
  if (id === undefined || id === 'not-kept') return 200
  const opened = (globalThis as { [house]?: Promise<House> })[house]
  const snapshots = await opened?.then((each) => each.snapshots).catch(() => undefined)
  return snapshots ? statusOfLink(await snapshots.open(id)) : 200
}

export const config = {
  // Pages only. A matcher that covers /api/ would silently cut request bodies at 10 MB.
  matcher: ['/((?!api/|export/|tiles/|basemap/|icons/|_next/static|_next/image|favicon.ico|robots.txt).*)'],
}
