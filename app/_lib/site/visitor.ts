import 'server-only'
import type { EngineCallOptions } from '@/lib/connector/engine/requests'
import type { Problem } from '@/lib/connector/errors'
import { limitTexts, visitorOf } from '@/lib/connector/http/caller'
import type { RateLimitKind } from '@/lib/server/limits'
import { getApp } from './app'

/** Costs of routes in calls, if more than one. `proxy.ts` has the costs of pages. */
export const prices = { picture: 5 } as const

export async function refuseTooMany(
  headers: Headers,
  cost = 1,
  kind: RateLimitKind = 'calls',
): Promise<Problem | undefined> {
  const { limits } = await getApp()
  const retryAfter = await limits.take(kind, visitorOf(headers), cost)
  if (retryAfter === undefined) return undefined
  return {
    code: 'rate_limited',
    message: limitTexts.tooMany({ count: retryAfter }),
    issues: [],
    retryAfter,
  }
}

/**
 * `scripts/start.mjs` stores the abort signal of each visit here, because Next does not notify a page of a
 * disconnect.
 */
const visits = Symbol.for('openplat.visits')
const HEADER = 'x-openplat-visit'

export function visitOf(headers: Headers): Pick<EngineCallOptions, 'visitor' | 'signal'> {
  const signals = (globalThis as { [visits]?: Map<string, AbortSignal> })[visits]
  const signal = signals?.get(headers.get(HEADER) ?? '')
  return { visitor: visitorOf(headers), ...(signal ? { signal } : {}) }
}
