import type { Problem } from '@/lib/connector/errors'
import { problemResponse } from '@/lib/connector/http/call'

/** The status says whether the map retries and when, the body why. A tile outside the zoom range does not exist. */
export const refuseTile = (problem: Problem): Response =>
  problem.code === 'invalid_params'
    ? new Response(null, { status: 404, headers: { 'cache-control': 'no-store' } })
    : problemResponse(problem)
