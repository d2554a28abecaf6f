import type {
  SharedCallResult,
  SharedRequestOutcome,
  SharedResultStore,
} from '@/lib/connector/engine/engine-answer'
import { inOneBreath } from './in-one-breath'
import type { RedisLink } from './link'

const LEASE_MS = 8_000
const LONGEST_TEXT = 4_000_000

const CLAIM = `
local found = {}
for n = 1, #KEYS, 3 do
  redis.call('set', KEYS[n], ARGV[(n + 2) / 3 + 1], 'NX', 'PX', ARGV[1])
  found[n] = redis.call('get', KEYS[n])
  found[n + 1] = redis.call('get', KEYS[n + 1])
  found[n + 2] = redis.call('get', KEYS[n + 2])
end
return found`

const RENEW = `if redis.call('get', KEYS[1]) == ARGV[1] then return redis.call('pexpire', KEYS[1], ARGV[2]) end`

/**
 * Writes the outcome, if there is one, and releases the claim in one atomic script. An instance that waits
 * for the claim therefore never sees it released before the outcome is stored. Without an outcome, a waiting
 * instance can take over the claim.
 */
const LAND = `
if ARGV[2] ~= '' then redis.call('set', KEYS[2], ARGV[2], 'PX', ARGV[3]) end
if ARGV[4] == 'answer' then redis.call('del', KEYS[3]) end
if redis.call('get', KEYS[1]) == ARGV[1] then redis.call('del', KEYS[1]) end`

interface Options {
  link: RedisLink
  /** Returns a hashed name, so that Redis keys do not reveal parameters. */
  nameOf: (kind: string, key: string) => string
  leaseMs?: number
}

export interface RedisResultStore extends SharedResultStore {
  /** Releases every claim at shutdown, so that other instances can take over. */
  letGo(): Promise<void>
}

export function shareAnswers({ link, nameOf, leaseMs = LEASE_MS }: Options): RedisResultStore {
  const leases = new Map<string, string>()
  const lease = (key: string) => nameOf('lease', key)
  const names = (key: string) => [nameOf('answer', key), nameOf('failure', key)]

  const look = inOneBreath<string, SharedCallResult>(async (keys) => {
    const texts = await link.run((client) => client.mget(keys.flatMap(names))).catch(() => [])
    return keys.map((_, n) => toLook(texts[2 * n], texts[2 * n + 1]))
  })

  const claim = inOneBreath<{ key: string; token: string }, SharedCallResult & { holder: string }>(
    async (claims) => {
      const keys = claims.flatMap(({ key }) => [lease(key), ...names(key)])
      const tokens = claims.map(({ token }) => token)
      const texts = await link
        .run((client) => client.eval(CLAIM, keys.length, ...keys, leaseMs, ...tokens) as Promise<Texts>)
        .catch((): Texts => [])
      return claims.map(({ token }, n) => ({
        holder: texts[3 * n] ?? token,
        ...toLook(texts[3 * n + 1], texts[3 * n + 2]),
      }))
    },
  )

  const holder = inOneBreath<string, { token: string | undefined }>(async (keys) => {
    const tokens = await link.run((client) => client.mget(keys.map(lease))).catch(() => [])
    return keys.map((_, n) => ({ token: tokens[n] ?? undefined }))
  })

  async function land(key: string, token: string, landing?: SharedRequestOutcome): Promise<void> {
    leases.delete(key)
    const [answer = '', failure = ''] = names(key)
    const text = landing && landing.text.length <= LONGEST_TEXT ? landing.text : ''
    const target = landing?.kind === 'failure' ? failure : answer
    const { kind = '', milliseconds = 0 } = landing ?? {}
    const words = [lease(key), target, failure, token, text, milliseconds, kind]
    await link.run((client) => client.eval(LAND, 3, ...words)).catch(() => undefined)
  }

  return {
    look,
    async claim(key, token) {
      const claimed = await claim({ key, token })
      if (claimed.holder === token) leases.set(key, token)
      return claimed
    },
    holder: async (key) => (await holder(key)).token,
    async renew(key, token) {
      await link.run((client) => client.eval(RENEW, 1, lease(key), token, leaseMs)).catch(() => undefined)
    },
    land,
    renewEveryMs: leaseMs / 3,
    async letGo() {
      await Promise.all([...leases].map(([key, token]) => land(key, token)))
    },
  }
}

type Texts = readonly (string | null)[]

const toLook = (answer?: string | null, failure?: string | null): SharedCallResult => ({
  answer: answer ?? undefined,
  failure: failure ?? undefined,
})
