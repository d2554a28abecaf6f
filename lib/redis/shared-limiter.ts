import { type RateLimiterMemory, RateLimiterRedis } from 'rate-limiter-flexible'
import type { RedisLink } from './link'

/** Counts visits to all instances together; where Redis cannot be asked, the limiter in memory counts on. */
export function createSharedLimiter(
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
