import { createHash } from 'node:crypto'

/** The tag is weak, because the age beside an equal answer differs each time. */
export const tagOf = (...parts: unknown[]): string => tagOfBytes(JSON.stringify(parts))

export const tagOfBytes = (bytes: string | Uint8Array): string =>
  `W/"${createHash('sha256').update(bytes).digest('base64url').slice(0, 24)}"`

export function orNotModified(request: Request, tag: string, response: Response): Response {
  response.headers.set('etag', tag)
  const tags = (request.headers.get('if-none-match') ?? '').split(',').map((each) => each.trim())
  if (!tags.includes('*') && !tags.map(weakly).includes(weakly(tag))) return response
  const headers = new Headers(response.headers)
  headers.delete('content-type')
  return new Response(null, { status: 304, headers })
}

const weakly = (tag: string) => tag.replace(/^W\//, '')
