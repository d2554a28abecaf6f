import 'server-only'
import type { Problem } from '@/lib/connector/errors'
import type { LimitKind } from '@/lib/limits'
import { openHouse } from './house'

/** Set by our own server from the socket or a trusted proxy; what a visitor sends under this name is removed there. */
const HEADER = 'x-openplat-visitor'

/** Counts one read of this visitor; a problem when there were too many. */
export async function refuseTooMany(
  headers: Headers,
  kind: LimitKind = 'calls',
): Promise<Problem | undefined> {
  const { limits } = await openHouse()
  const retryAfter = await limits.refuse(kind, headers.get(HEADER) ?? 'unknown')
  if (retryAfter === undefined) return undefined
  return {
    code: 'rate_limited',
    message: `Too many requests from your address. Try again in ${retryAfter} seconds.`,
    issues: [],
    retryAfter,
  }
}
