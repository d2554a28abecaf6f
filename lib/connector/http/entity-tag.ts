import { createHash } from 'node:crypto'

/** The tag is weak, because the ages of equal results differ between responses. */
export const tagOf = (...parts: unknown[]): string => tagOfBytes(JSON.stringify(parts))

export const tagOfBytes = (bytes: string | Uint8Array): string =>
  `W/"${createHash('sha256').update(bytes).digest('base64url').slice(0, 24)}"`

/** With `modifiedAt`, a request without a tag is compared by time (RFC 9110, 13.1.3). */
export function orNotModified(
  request: Request,
  tag: string,
  response: Response,
  modifiedAt?: string,
): Response {
  response.headers.set('etag', tag)
  if (modifiedAt) response.headers.set('last-modified', new Date(modifiedAt).toUTCString())
  if (!hasNewest(request.headers, tag, modifiedAt)) return response
  const headers = new Headers(response.headers)
  headers.delete('content-type')
  return new Response(null, { status: 304, headers })
}

function hasNewest(headers: Headers, tag: string, modifiedAt: string | undefined): boolean {
  const match = headers.get('if-none-match')
  if (match !== null) {
    const tags = match.split(',').map((each) => each.trim())
    return tags.includes('*') || tags.map(weakly).includes(weakly(tag))
  }
  const since = headers.get('if-modified-since')
  if (since === null || modifiedAt === undefined) return false
  // `if-modified-since` has whole seconds.
  return Date.parse(since) >= Math.floor(Date.parse(modifiedAt) / 1000) * 1000
}

const weakly = (tag: string) => tag.replace(/^W\//, '')
