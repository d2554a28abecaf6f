import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { SITE_VISITORS, siteOf } from '../networks'

const MINUTE = 60
const DAY = 24 * 60 * MINUTE

/** What is counted of one visitor, and over how many seconds. */
const seconds = {
  /** What reads, pages, pictures and files cost together. */
  calls: MINUTE,
  tiles: MINUTE,
  /** Pages kept, and their bytes. */
  kept: DAY,
  keptBytes: DAY,
  /** Names of persons in answers. */
  names: DAY,
  /** Refused credentials of one user name from one network. */
  refusals: 15 * MINUTE,
  /** Refused credentials of one user name, and of one network, whatever the other is. */
  allRefusals: 15 * MINUTE,
}

export type LimitKind = keyof typeof seconds

export interface Limits {
  /** Undefined when there was room for it, else the seconds until there is again. */
  take(kind: LimitKind, visitor: string, cost?: number): Promise<number | undefined>
  /** Like `take`, but takes nothing where it returns seconds. */
  hold(kind: LimitKind, key: string): Promise<number | undefined>
  /** Returns what was held. */
  giveBack(kind: LimitKind, key: string): Promise<void>
  /** Undefined while anything is left, else the seconds until it is; takes nothing. */
  waitFor(kind: LimitKind, visitor: string): Promise<number | undefined>
}

/** A limiter that refuses remembers it until the end, so points that may come back are compared here instead. */
const UNBOUNDED = 1_000_000_000

export function createLimits(
  most: Record<LimitKind, number>,
  /** Where several processes count visits together. */
  share?: (own: RateLimiterMemory) => RateLimiterAbstract,
): Limits {
  const limiter = (keyPrefix: string, points: number, duration: number) => {
    const own = new RateLimiterMemory({ keyPrefix, points, duration })
    return share ? share(own) : own
  }
  const limiters = new Map<string, RateLimiterAbstract>()
  function limiterOf(kind: LimitKind, factor: number): RateLimiterAbstract {
    const name = factor === 1 ? kind : `${kind}-site`
    const isHeld = kind === 'refusals' || kind === 'allRefusals'
    const points = isHeld ? UNBOUNDED : most[kind] * factor
    const known = limiters.get(name) ?? limiter(name, points, seconds[kind])
    limiters.set(name, known)
    return known
  }

  /** Adds points; returns how many are left (below zero: too many were added) and the seconds until all are back. */
  async function count(kind: LimitKind, { key, factor }: Counted, points: number) {
    const all = most[kind] * factor
    try {
      const state = await limiterOf(kind, factor).consume(key, points)
      return { left: all - state.consumedPoints, wait: secondsOf(state) }
    } catch (refusal) {
      // A limiter that remembers a refusal does not say how much was counted.
      if (refusal instanceof RateLimiterRes) return { left: -1, wait: secondsOf(refusal) }
      throw refusal
    }
  }

  async function giveBack(kind: LimitKind, key: string): Promise<void> {
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

interface Counted {
  key: string
  /** How many visitors it may cost as much as. */
  factor: number
}

/** A visitor, and the site around it. */
function countedOf(visitor: string): Counted[] {
  const site = siteOf(visitor)
  const own = { key: visitor, factor: 1 }
  return site ? [own, { key: site, factor: SITE_VISITORS }] : [own]
}

const secondsOf = ({ msBeforeNext }: RateLimiterRes) => Math.max(1, Math.ceil(msBeforeNext / 1000))
