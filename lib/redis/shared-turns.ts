import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { SharedHostSlots } from '@/lib/connector/upstream/host-gate'
import type { RedisLink } from './link'

const POLL_MS = 100

/**
 * Returns 0 if a request slot is reserved, or the milliseconds until the next attempt. While the host is
 * paused, returns the remaining pause as a negative number. The instance that had the last slot lets another
 * waiting instance go first.
 */
const TAKE = `
local time = redis.call('time')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
local instance, concurrency, spacing, held = ARGV[1], tonumber(ARGV[3]), tonumber(ARGV[4]), tonumber(ARGV[5])
local paused = redis.call('pttl', KEYS[4])
if paused > 0 then return -paused end
redis.call('zremrangebyscore', KEYS[1], '-inf', now)
local wanted = redis.call('get', KEYS[3])
local isOthers = wanted and wanted ~= instance
local last = redis.call('hmget', KEYS[2], 'at', 'by')
local wait = math.min(spacing, (tonumber(last[1]) or 0) + spacing - now)
if redis.call('zcard', KEYS[1]) >= concurrency or (isOthers and last[2] == instance) then
  wait = math.max(wait, ${POLL_MS})
end
if wait > 0 then
  if not isOthers then redis.call('set', KEYS[3], instance, 'PX', wait + 5 * ${POLL_MS}) end
  return wait
end
redis.call('zadd', KEYS[1], now + held, ARGV[2])
if redis.call('pttl', KEYS[1]) < held then redis.call('pexpire', KEYS[1], held) end
redis.call('hset', KEYS[2], 'at', now, 'by', instance)
redis.call('pexpire', KEYS[2], 60000)
if wanted == instance then redis.call('del', KEYS[3]) end
return 0`

/** `letGo` frees all reserved request slots at shutdown, so that no other instance waits for them. */
export interface RedisHostSlots extends SharedHostSlots {
  letGo(): Promise<void>
}

export function shareTurns(link: RedisLink, nameOf: (kind: string, key: string) => string): RedisHostSlots {
  const instance = randomUUID()
  const ends = new Set<() => Promise<void>>()
  const nameOfTurns = (host: string) => nameOf('turns', host)
  const nameOfPause = (host: string) => nameOf('pause', host)

  return {
    async take(host, { concurrency, spacing, heldMs }, signal) {
      const names = [nameOfTurns(host), nameOf('turn', host), nameOf('wanted', host), nameOfPause(host)]
      const token = randomUUID()
      const words = [instance, token, concurrency, spacing, heldMs]
      const request = () =>
        link.run((client) => client.eval(TAKE, names.length, ...names, ...words)).catch(() => undefined)
      let answer = await request()
      while (Number(answer) > 0) {
        await pause(Number(answer), undefined, { signal }).catch(() => Promise.reject(signal.reason))
        answer = await request()
      }
      async function end(): Promise<void> {
        ends.delete(end)
        await link.run((client) => client.zrem(nameOfTurns(host), token)).catch(() => undefined)
      }
      if (answer === 0) ends.add(end)
      return { pausedMs: Math.max(0, -Number(answer ?? 0)), end }
    },
    async pause(host, milliseconds) {
      await link.run((client) => client.set(nameOfPause(host), '', 'PX', milliseconds)).catch(() => undefined)
    },
    async letGo() {
      await Promise.all([...ends].map((end) => end()))
    },
  }
}
