import type { ServerResponse } from 'node:http'

/**
 * The policy of JSON, files, tiles, redirects and refusals. Pages have their own policy, which `proxy.ts`
 * sets.
 */
const POLICY = "default-src 'none'; frame-ancestors 'none'"
/** An SVG that a browser opens by itself needs its inline styles. */
const DRAWING_POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'"

/**
 * `next.config.ts` sets these headers too, but they are missing from Next's redirects and from our refusals.
 */
const everywhere = {
  'referrer-policy': 'same-origin',
  'strict-transport-security': 'max-age=31536000',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
}

/** Adds missing headers when the response begins, so that a page or file can set its own. */
export function addSecurityHeaders(response: ServerResponse, url: string): void {
  const writeHead = response.writeHead.bind(response) as (...given: unknown[]) => ServerResponse
  response.writeHead = (...args: unknown[]) => {
    const policy = policyOf(url, Number(args[0]))
    const added = { ...everywhere, ...(policy ? { 'content-security-policy': policy } : {}) }
    for (const [name, value] of Object.entries(added)) {
      if (!response.headersSent && !response.hasHeader(name)) response.setHeader(name, value)
    }
    return writeHead(...args)
  }
}

/**
 * Scripts have no Content-Security-Policy, because a worker runs under the policy of its script's response,
 * and `POLICY` would block the worker.
 */
function policyOf(url: string, status: number): string | undefined {
  if (url.startsWith('/_next/static/') && status < 400) return undefined
  return /^[^?]*\.svg(?:\?|$)/.test(url) ? DRAWING_POLICY : POLICY
}
