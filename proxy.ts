import { type NextRequest, NextResponse } from 'next/server'

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

/** A fresh nonce for every page. Next reads it from the request's own policy header. */
export function proxy(request: NextRequest): NextResponse {
  const policy = policyWith(Buffer.from(crypto.randomUUID()).toString('base64'))
  const headers = new Headers(request.headers)
  headers.set('content-security-policy', policy)
  const response = NextResponse.next({ request: { headers } })
  response.headers.set('content-security-policy', policy)
  return response
}

export const config = {
  // Pages only. A matcher that covers /api/ would silently cut request bodies at 10 MB.
  matcher: ['/((?!api/|export/|tiles/|basemap/|icons/|_next/static|_next/image|favicon.ico|robots.txt).*)'],
}
