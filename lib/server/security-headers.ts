import type { ServerResponse } from 'node:http'

/** The policy of JSON, files, tiles, redirects and refusals. Pages set their own policy. */
const POLICY = "default-src 'none'; frame-ancestors 'none'"
/** An SVG needs its inline styles even if a browser opens it by itself. */
const DRAWING_POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'"

/** Next sets these headers on its own responses, but not on its redirects or on our refusals. */
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
 * Responses with scripts have no Content-Security-Policy, because a worker runs under the policy of its
 * script's response, and our policy would block the worker.
 */
function policyOf(url: string, status: number): string | undefined {
  if (url.startsWith('/_next/static/') && status < 400) return undefined
  return /^[^?]*\.svg(?:\?|$)/.test(url) ? DRAWING_POLICY : POLICY
}
