import { ENVELOPE } from '@/lib/connector/envelope'
import type { Meta } from '@/lib/connector/result'

/** What the page's own lists are read from: an answer with its provenance. */
export function answerBrowser(answer: { data: unknown; meta: Meta }, keep: string): Response {
  const { data, meta } = answer
  return Response.json(
    { data, meta },
    { headers: { 'content-type': ENVELOPE, 'cache-control': keep, 'x-robots-tag': 'noindex' } },
  )
}
