import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'

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
  /** Credentials that a vendor refused. */
  refusals: 15 * MINUTE,
}

export type LimitKind = keyof typeof seconds

export interface Limits {
  /** Undefined when there was room for it, else the seconds until there is again. */
  take(kind: LimitKind, visitor: string, cost?: number): Promise<number | undefined>
  /** Undefined while anything is left, else the seconds until it is; takes nothing. */
  waitFor(kind: LimitKind, visitor: string): Promise<number | undefined>
}

export function createLimits(
  most: Record<LimitKind, number>,
  /** Where several processes count visits together. */
  share?: (own: RateLimiterMemory) => RateLimiterAbstract,
): Limits {
  const limiter = (kind: LimitKind) => {
    const own = new RateLimiterMemory({ keyPrefix: kind, points: most[kind], duration: seconds[kind] })
    return share ? share(own) : own
  }
  const limiters: Record<LimitKind, RateLimiterAbstract> = {
    calls: limiter('calls'),
    tiles: limiter('tiles'),
    kept: limiter('kept'),
    keptBytes: limiter('keptBytes'),
    refusals: limiter('refusals'),
  }
  /** So many points more: whether that was too many, and how it stands now. */
  async function count(kind: LimitKind, visitor: string, points: number) {
    try {
      return { isRefused: false, state: await limiters[kind].consume(visitor, points) }
    } catch (refusal) {
      if (refusal instanceof RateLimiterRes) return { isRefused: true, state: refusal }
      throw refusal
    }
  }
  return {
    async take(kind, visitor, cost = 1) {
      const { isRefused, state } = await count(kind, visitor, cost)
      return isRefused ? secondsOf(state) : undefined
    },
    async waitFor(kind, visitor) {
      const { isRefused, state } = await count(kind, visitor, 0)
      return isRefused || state.consumedPoints >= most[kind] ? secondsOf(state) : undefined
    },
  }
}

const secondsOf = ({ msBeforeNext }: RateLimiterRes) => Math.max(1, Math.ceil(msBeforeNext / 1000))
