import { type Problem, statusOf } from '@/lib/connector/errors'

/** Maps read only the status, which says whether to retry and when. */
export function refuseTile({ code, retryAfter }: Problem): Response {
  // A tile outside the zoom range does not exist.
  const status = code === 'invalid_params' ? 404 : statusOf[code]
  const headers = new Headers({ 'cache-control': 'no-store' })
  if (retryAfter !== undefined) headers.set('retry-after', String(Math.ceil(retryAfter)))
  return new Response(null, { status, headers })
}
