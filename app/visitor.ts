import 'server-only'
import { visitorOf } from '@/lib/connector/asked-by'
import type { Problem } from '@/lib/connector/errors'
import type { LimitKind } from '@/lib/limits'
import { openHouse } from './house'

/** What a door costs of a minute's allowance where it is more than a read; proxy.ts has those of pages. */
export const prices = { picture: 5 } as const

/** Takes what something costs from this visitor's allowance; a problem when too little was left. */
export async function refuseTooMany(
  headers: Headers,
  cost = 1,
  kind: LimitKind = 'calls',
): Promise<Problem | undefined> {
  const { limits } = await openHouse()
  const retryAfter = await limits.take(kind, visitorOf(headers), cost)
  if (retryAfter === undefined) return undefined
  return {
    code: 'rate_limited',
    message: `Too many requests from your address. Try again in ${retryAfter} seconds.`,
    issues: [],
    retryAfter,
  }
}
