import { createHmac } from 'node:crypto'
import type { RateLimiterAbstract, RateLimiterMemory } from 'rate-limiter-flexible'
import type { Counter } from '@/lib/connector/counter'
import { connectRedis, type RedisLink } from './link'
import { type RedisAnswers, shareAnswers } from './shared-answers'
import { createSharedCounter } from './shared-counter'
import { type RedisHealth, shareHealth } from './shared-health'
import { createSharedLimiter } from './shared-limiter'

/** What instances behind one balancer have in common. */
export interface Sharing {
  answers: RedisAnswers
  counter: Counter
  limiter: (own: RateLimiterMemory) => RateLimiterAbstract
  health: RedisHealth
  state: RedisLink['state']
  close(): Promise<void>
}

interface Options {
  url: string
  /** Names are made with it, so that they tell nobody who has asked what. */
  secret: string
  /** Instances that say the same here have the same sources: visits and days are counted together. */
  upstream: string
  /** Everything else that makes an answer: those of other settings are not taken. */
  settings: unknown
  log: Parameters<typeof connectRedis>[1]
  now: () => Date
  prefix?: string
  leaseMs?: number
}

export async function shareThroughRedis({
  url,
  secret,
  upstream,
  settings,
  log,
  now,
  prefix = 'openplat',
  leaseMs,
}: Options): Promise<Sharing> {
  const link = await connectRedis(url, log)
  const namesIn = (scope: unknown) => (kind: string, key: string) => {
    const digest = createHmac('sha256', secret)
      .update(JSON.stringify([scope, key]))
      .digest('base64url')
    return `${prefix}:${kind}:${digest}`
  }
  const everywhere = namesIn(upstream)
  const alike = namesIn([upstream, settings])
  const health = shareHealth(link, everywhere)
  const answers = shareAnswers({ link, nameOf: alike, ...(leaseMs ? { leaseMs } : {}) })
  return {
    answers,
    counter: createSharedCounter(link, everywhere, now),
    limiter: (own) => createSharedLimiter(own, link, everywhere),
    health,
    state: link.state,
    async close() {
      await Promise.all([answers.letGo(), health.flush()])
      await link.close()
    },
  }
}
