import { createHmac } from 'node:crypto'
import { type RateLimiterAbstract, type RateLimiterMemory, RateLimiterRedis } from 'rate-limiter-flexible'
import type { DailyCounter } from '@/lib/connector/upstream/budget'
import { connectRedis, type RedisLink } from './link'
import { type RedisResultStore, shareAnswers } from './shared-answers'
import { type RedisHealthStore, shareHealth } from './shared-health'
import { type RedisHostSlots, shareTurns } from './shared-turns'

export interface RedisSharing {
  answers: RedisResultStore
  counter: DailyCounter
  limiter: (own: RateLimiterMemory) => RateLimiterAbstract
  health: RedisHealthStore
  turns: RedisHostSlots
  state: RedisLink['state']
  close(): Promise<void>
}

interface Options {
  url: string
  /** Key for hashing the names in Redis, so that they do not reveal who requested what. */
  secret: string
  upstream: string
  /**
   * Everything besides the parameters that determines a result. Instances with different settings share no
   * results.
   */
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
}: Options): Promise<RedisSharing> {
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
  const turns = shareTurns(link, everywhere)
  const answers = shareAnswers({ link, nameOf: alike, ...(leaseMs ? { leaseMs } : {}) })
  return {
    answers,
    counter: createSharedCounter(link, everywhere, now),
    limiter: (own) => createSharedLimiter(own, link, everywhere),
    health,
    turns,
    state: link.state,
    async close() {
      await Promise.all([answers.letGo(), health.flush(), turns.letGo()])
      await link.close()
    },
  }
}

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
      // Runs commands through `link`, because the limiter's own client would wait for a slow Redis each time.
      rlflxIncr: ([key = '', ...words]: string[]) =>
        link.run((client) => client.eval(script, 1, nameOf('visits', key), ...words)),
    },
    keyPrefix: own.keyPrefix,
    points: own.points,
    duration: own.duration,
    insuranceLimiter: own,
    inMemoryBlockOnConsumed: own.points + 1,
  })
}

/** Adds to the shared sum. If Redis has lost its data, restores at least the sum that this process knows. */
const ADD = `
local sum = redis.call('incrby', KEYS[1], ARGV[1])
if sum < tonumber(ARGV[2]) then
  sum = tonumber(ARGV[2])
  redis.call('set', KEYS[1], sum)
end
redis.call('pexpireat', KEYS[1], ARGV[3])
return sum`

interface SharedCount {
  sum: number
  owed: number
  until: Date
}

/** While Redis is down, each instance continues from its last known sum. */
function createSharedCounter(
  link: RedisLink,
  nameOf: (kind: string, key: string) => string,
  now: () => Date,
): DailyCounter {
  const numbers = new Map<string, SharedCount>()

  function of(name: string, until: Date): SharedCount {
    for (const [other, number] of numbers) if (number.until <= now()) numbers.delete(other)
    const entry = numbers.get(name) ?? { sum: 0, owed: 0, until }
    numbers.set(name, entry)
    return entry
  }

  return {
    async add(name, amount, until) {
      const entry = of(name, until)
      const sum = amount + entry.owed
      entry.owed = 0
      entry.sum += amount
      const words = [nameOf('count', name), sum, entry.sum, until.getTime()]
      try {
        entry.sum = Math.max(entry.sum, Number(await link.run((client) => client.eval(ADD, 1, ...words))))
      } catch {
        // Redis may have counted these requests already. They are sent again, because a sum that is too high
        // does not harm the source.
        entry.owed += sum
      }
      return entry.sum
    },
    async read(name) {
      const entry = numbers.get(name)
      const own = entry && entry.until > now() ? entry.sum : 0
      const shared = await link.run((client) => client.get(nameOf('count', name))).catch(() => 0)
      return Math.max(own, Number(shared))
    },
  }
}
