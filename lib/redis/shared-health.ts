import type { HostHealth, SharedHealthStore } from '@/lib/connector/upstream/health'
import type { RedisLink } from './link'

const KEPT_MS = 30 * 86_400_000
/**
 * Updates within this time are sent together, because a busy instance would otherwise send the same update a
 * hundred times a second.
 */
const TOGETHER_MS = 1_000

/** Each value begins with an ISO time of 24 characters. An older value does not replace a newer one. */
const TELL = `
for n = 1, #KEYS do
  local known = redis.call('get', KEYS[n])
  if not known or string.sub(known, 1, 24) < string.sub(ARGV[n + 1], 1, 24) then
    redis.call('set', KEYS[n], ARGV[n + 1], 'PX', ARGV[1])
  end
end`

export interface RedisHealthStore extends SharedHealthStore {
  flush(): Promise<void>
}

export function shareHealth(
  link: RedisLink,
  nameOf: (kind: string, key: string) => string,
  togetherMs = TOGETHER_MS,
): RedisHealthStore {
  const pendingHealth = new Map<string, HostHealth>()
  let timer: NodeJS.Timeout | undefined
  const names = (host: string) => [nameOf('success', host), nameOf('failure', host)] as const

  async function flush(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    const news = [...pendingHealth].flatMap(([host, { lastSuccess, lastFailure }]) => {
      const [success, failure] = names(host)
      return [
        ...(lastSuccess ? [{ name: success, text: `${lastSuccess.at} ${lastSuccess.milliseconds}` }] : []),
        ...(lastFailure ? [{ name: failure, text: `${lastFailure.at} ${lastFailure.code}` }] : []),
      ]
    })
    pendingHealth.clear()
    if (news.length === 0) return
    const words = [...news.map(({ name }) => name), KEPT_MS, ...news.map(({ text }) => text)]
    await link.run((client) => client.eval(TELL, news.length, ...words)).catch(() => undefined)
  }

  return {
    flush,
    tell(host, health) {
      pendingHealth.set(host, health)
      timer ??= setTimeout(flush, togetherMs).unref()
    },
    async read(hosts) {
      if (hosts.length === 0) return []
      const texts = await link.run((client) => client.mget(hosts.flatMap(names))).catch(() => undefined)
      return texts && hosts.map((_, n) => toHealth(texts[2 * n], texts[2 * n + 1]))
    },
  }
}

function toHealth(success?: string | null, failure?: string | null): HostHealth {
  const [succeededAt, milliseconds] = success?.split(' ') ?? []
  const [failedAt, code = ''] = failure?.split(' ') ?? []
  return {
    ...(succeededAt ? { lastSuccess: { at: succeededAt, milliseconds: Number(milliseconds) } } : {}),
    ...(failedAt ? { lastFailure: { at: failedAt, code } } : {}),
  }
}
