import ipaddr from 'ipaddr.js'
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'

export type LimitKind = 'calls' | 'tiles'

export interface Limits {
  /** Undefined when allowed, else the seconds until it is again. */
  refuse(kind: LimitKind, visitor: string): Promise<number | undefined>
}

export function createLimits(
  perMinute: Record<LimitKind, number>,
  /** Where several processes count visits together. */
  share?: (own: RateLimiterMemory) => RateLimiterAbstract,
): Limits {
  const limiter = (kind: LimitKind) => {
    const own = new RateLimiterMemory({ keyPrefix: kind, points: perMinute[kind], duration: 60 })
    return share ? share(own) : own
  }
  const limiters = { calls: limiter('calls'), tiles: limiter('tiles') }
  return {
    async refuse(kind, visitor) {
      try {
        await limiters[kind].consume(toNetwork(visitor))
        return undefined
      } catch (refusal) {
        if (refusal instanceof RateLimiterRes) return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000))
        throw refusal
      }
    },
  }
}

/** A visitor with IPv6 has a whole /64 to choose addresses from, so that is what counts. */
function toNetwork(visitor: string): string {
  if (!ipaddr.isValid(visitor)) return 'unknown'
  const address = ipaddr.process(visitor)
  if (address.kind() === 'ipv4') return address.toString()
  return address.toByteArray().slice(0, 8).join(':')
}
