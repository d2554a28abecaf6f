import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { SITE_VISITORS, siteOf } from '../networks'

const MINUTE = 60
const DAY = 24 * 60 * MINUTE

const seconds = {
  calls: MINUTE,
  tiles: MINUTE,
  kept: DAY,
  keptBytes: DAY,
  names: DAY,
  refusals: 15 * MINUTE,
  /**
   * Counts the refusals of one user name from all networks, and of one network for all user names. `refusals`
   * counts each pair of user name and network.
   */
  allRefusals: 15 * MINUTE,
}

export type RateLimitKind = keyof typeof seconds

export interface RateLimits {
  /** Returns the seconds to wait, or undefined if the limit allows the cost. */
  take(kind: RateLimitKind, visitor: string, cost?: number): Promise<number | undefined>
  /**
   * Takes one point. If this exceeds the limit, gives the point back and returns the seconds to wait.
   * Otherwise returns undefined.
   */
  hold(kind: RateLimitKind, key: string): Promise<number | undefined>
  giveBack(kind: RateLimitKind, key: string): Promise<void>
  /** Returns the result of `take` for a cost of 1, but takes no points. */
  waitFor(kind: RateLimitKind, visitor: string): Promise<number | undefined>
}

/**
 * `rate-limiter-flexible` keeps refusing a key until its window ends, even after points are given back. The
 * kinds that give points back therefore have no limit in that package, and `count` compares the points.
 */
const UNBOUNDED = 1_000_000_000

export function createLimits(
  most: Record<RateLimitKind, number>,
  share?: (own: RateLimiterMemory) => RateLimiterAbstract,
): RateLimits {
  const limiter = (keyPrefix: string, points: number, duration: number) => {
    const own = new RateLimiterMemory({ keyPrefix, points, duration })
    return share ? share(own) : own
  }
  const limiters = new Map<string, RateLimiterAbstract>()
  function limiterOf(kind: RateLimitKind, factor: number): RateLimiterAbstract {
    const name = factor === 1 ? kind : `${kind}-site`
    const isHeld = kind === 'refusals' || kind === 'allRefusals'
    const points = isHeld ? UNBOUNDED : most[kind] * factor
    const own = limiters.get(name) ?? limiter(name, points, seconds[kind])
    limiters.set(name, own)
    return own
  }

  async function count(kind: RateLimitKind, { key, factor }: CostKey, points: number) {
    const all = most[kind] * factor
    try {
      const state = await limiterOf(kind, factor).consume(key, points)
      return { left: all - state.consumedPoints, wait: secondsOf(state) }
    } catch (refusal) {
      // The Redis limiter repeats a refusal from memory and then reports 0 consumed points, so the reported
      // count is not used.
      if (refusal instanceof RateLimiterRes) return { left: -1, wait: secondsOf(refusal) }
      throw refusal
    }
  }

  async function giveBack(kind: RateLimitKind, key: string): Promise<void> {
    await limiterOf(kind, 1).reward(key, 1)
  }

  return {
    giveBack,
    async take(kind, visitor, cost = 1) {
      for (const counted of countedOf(visitor)) {
        const { left, wait } = await count(kind, counted, cost)
        if (left < 0) return wait
      }
      return undefined
    },
    async hold(kind, key) {
      const { left, wait } = await count(kind, { key, factor: 1 }, 1)
      if (left >= 0) return undefined
      await giveBack(kind, key)
      return wait
    },
    async waitFor(kind, visitor) {
      for (const counted of countedOf(visitor)) {
        const { left, wait } = await count(kind, counted, 0)
        if (left <= 0) return wait
      }
      return undefined
    },
  }
}

interface CostKey {
  key: string
  factor: number
}

function countedOf(visitor: string): CostKey[] {
  const site = siteOf(visitor)
  const own = { key: visitor, factor: 1 }
  return site ? [own, { key: site, factor: SITE_VISITORS }] : [own]
}

const secondsOf = ({ msBeforeNext }: RateLimiterRes) => Math.max(1, Math.ceil(msBeforeNext / 1000))
