import type { ServerResponse } from 'node:http'

/** For everything that is no page of ours: JSON, files, tiles, redirects and refusals. Pages bring a policy of their own. */
const POLICY = "default-src 'none'; frame-ancestors 'none'"
/** A drawing brings its own styles, also where it is opened by itself. */
const DRAWING_POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'"

/** Next adds these to what it answers itself, but neither to its redirects nor to refusals of ours. */
const everywhere = {
  'referrer-policy': 'same-origin',
  'strict-transport-security': 'max-age=31536000',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
}

/** Adds what is missing when the response begins, so that whatever a page or a file says of itself stays. */
export function addSecurityHeaders(response: ServerResponse, url: string): void {
  const writeHead = response.writeHead.bind(response) as (...given: unknown[]) => ServerResponse
  response.writeHead = (...given: unknown[]) => {
    const policy = policyOf(url, Number(given[0]))
    const added = { ...everywhere, ...(policy ? { 'content-security-policy': policy } : {}) }
    for (const [name, value] of Object.entries(added)) {
      if (!response.headersSent && !response.hasHeader(name)) response.setHeader(name, value)
    }
    return writeHead(...given)
  }
}

/** A worker runs under the policy of its own script, and would not start under ours. */
function policyOf(url: string, status: number): string | undefined {
  if (url.startsWith('/_next/static/') && status < 400) return undefined
  return /^[^?]*\.svg(?:\?|$)/.test(url) ? DRAWING_POLICY : POLICY
}
