import { type Problem, statusOf } from '@/lib/connector/errors'

/** A map needs no words: a status tells it to keep what it has, and when another try is worth it. */
export function refuseTile({ code, retryAfter }: Problem): Response {
  // A tile outside the zoom level is only no tile.
  const status = code === 'invalid_params' ? 404 : statusOf[code]
  const headers = new Headers({ 'cache-control': 'no-store' })
  if (retryAfter !== undefined) headers.set('retry-after', String(Math.ceil(retryAfter)))
  return new Response(null, { status, headers })
}
