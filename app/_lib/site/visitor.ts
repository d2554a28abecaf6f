import 'server-only'
import type { Call } from '@/lib/connector/engine/requests'
import type { Problem } from '@/lib/connector/errors'
import { visitorOf } from '@/lib/connector/http/caller'
import type { LimitKind } from '@/lib/server/limits'
import { getApp } from './app'

/** What a door costs of a minute's allowance where it is more than a read; proxy.ts has those of pages. */
export const prices = { picture: 5 } as const

/** Takes what something costs from this visitor's allowance; a problem when too little was left. */
export async function refuseTooMany(
  headers: Headers,
  cost = 1,
  kind: LimitKind = 'calls',
): Promise<Problem | undefined> {
  const { limits } = await getApp()
  const retryAfter = await limits.take(kind, visitorOf(headers), cost)
  if (retryAfter === undefined) return undefined
  return {
    code: 'rate_limited',
    message: `Too many requests from your address. Try again in ${retryAfter} seconds.`,
    issues: [],
    retryAfter,
  }
}

/** By the number that our own server gave a request: the end of its visit, which pages are not told otherwise. */
const visits = Symbol.for('openplat.visits')
const HEADER = 'x-openplat-visit'

/** Whose visit this is, and the signal that they have gone. */
export function visitOf(headers: Headers): Pick<Call, 'visitor' | 'signal'> {
  const known = (globalThis as { [visits]?: Map<string, AbortSignal> })[visits]
  const signal = known?.get(headers.get(HEADER) ?? '')
  return { visitor: visitorOf(headers), ...(signal ? { signal } : {}) }
}
