import type { Counter } from '@/lib/connector/counter'
import type { RedisLink } from './link'

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
export function createSharedCounter(
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
