import { gzipSync } from 'node:zlib'
import type { Problem } from '@/lib/connector/errors'
import { problemResponse } from '@/lib/connector/http/call'

export const refuseTile = (problem: Problem): Response =>
  problem.code === 'invalid_params'
    ? new Response(null, { status: 404, headers: { 'cache-control': 'no-store' } })
    : problemResponse(problem)

/**
 * Compresses the response, because `next.config.ts` sets the gzip header for every response of these URLs.
 */
export async function refuseCompressedTile(problem: Problem): Promise<Response> {
  const { status, headers, body } = refuseTile(problem)
  const text = await new Response(body).text()
  return new Response(text === '' ? null : gzipSync(text), { status, headers })
}
