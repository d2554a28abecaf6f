import { createHmac } from 'node:crypto'
import { type RateLimiterAbstract, type RateLimiterMemory, RateLimiterRedis } from 'rate-limiter-flexible'
import type { Counter } from '@/lib/connector/upstream/budget'
import { connectRedis, type RedisLink } from './link'
import { type RedisAnswers, shareAnswers } from './shared-answers'
import { type RedisHealth, shareHealth } from './shared-health'

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
  const link = await connectRedis(url, log, `${prefix}:trial`)
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

/** Counts visits to all instances together; where Redis cannot be asked, the limiter in memory counts on. */
function createSharedLimiter(
  own: RateLimiterMemory,
  link: RedisLink,
  nameOf: (kind: string, key: string) => string,
): RateLimiterRedis {
  let script = ''
  return new RateLimiterRedis({
    storeClient: {
      defineCommand(_: string, { lua }: { lua: string }) {
        script = lua
      },
      // The limiter’s own way to a client would wait for a slow Redis again and again.
      rlflxIncr: ([key = '', ...words]: string[]) =>
        link.run((client) => client.eval(script, 1, nameOf('visits', key), ...words)),
    },
    keyPrefix: own.keyPrefix,
    points: own.points,
    duration: own.duration,
    insuranceLimiter: own,
    // Whoever is over the limit is not worth another question to Redis.
    inMemoryBlockOnConsumed: own.points + 1,
  })
}

/** Adds; a store that lost its numbers is told at least what this process knows. */
const ADD = `
local sum = redis.call('incrby', KEYS[1], ARGV[1])
if sum < tonumber(ARGV[2]) then
  sum = tonumber(ARGV[2])
  redis.call('set', KEYS[1], sum)
end
redis.call('pexpireat', KEYS[1], ARGV[3])
return sum`

interface Known {
  sum: number
  /** Counted here while the store could not be told. */
  owed: number
  until: Date
}

/** One sum for all instances. Without Redis each goes on from the last sum it knew. */
function createSharedCounter(
  link: RedisLink,
  nameOf: (kind: string, key: string) => string,
  now: () => Date,
): Counter {
  const numbers = new Map<string, Known>()

  function of(name: string, until: Date): Known {
    for (const [other, number] of numbers) if (number.until <= now()) numbers.delete(other)
    const known = numbers.get(name) ?? { sum: 0, owed: 0, until }
    numbers.set(name, known)
    return known
  }

  return {
    async add(name, amount, until) {
      const known = of(name, until)
      const told = amount + known.owed
      known.owed = 0
      known.sum += amount
      const words = [nameOf('count', name), told, known.sum, until.getTime()]
      try {
        known.sum = Math.max(known.sum, Number(await link.run((client) => client.eval(ADD, 1, ...words))))
      } catch {
        // It may have been counted all the same: then too many are, which no source minds.
        known.owed += told
      }
      return known.sum
    },
    async read(name) {
      const known = numbers.get(name)
      const own = known && known.until > now() ? known.sum : 0
      const shared = await link.run((client) => client.get(nameOf('count', name))).catch(() => 0)
      return Math.max(own, Number(shared))
    },
  }
}
