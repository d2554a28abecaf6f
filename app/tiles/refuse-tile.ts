import { gzipSync } from 'node:zlib'
import type { Problem } from '@/lib/connector/errors'
import { problemResponse } from '@/lib/connector/http/call'

/** The status says whether the map retries and when, the body why. A tile outside the zoom range does not exist. */
export const refuseTile = (problem: Problem): Response =>
  problem.code === 'invalid_params'
    ? new Response(null, { status: 404, headers: { 'cache-control': 'no-store' } })
    : problemResponse(problem)

/** Refuses under an address where next.config.ts says gzip of each answer. */
export async function refuseCompressedTile(problem: Problem): Promise<Response> {
  const { status, headers, body } = refuseTile(problem)
  const text = await new Response(body).text()
  return new Response(text === '' ? null : gzipSync(text), { status, headers })
}
