import { LRUCache } from 'lru-cache'
import type { CachePolicy } from './method'

interface Entry<T> {
  value: T
  storedAt: number
  failedAt?: number
  failure?: unknown
}

export interface Kept<T> {
  value: T
  state: 'miss' | 'fresh' | 'stale'
  storedAt: number
  /** The failure of the newest refresh, while an older answer serves. */
  failure?: unknown
}

/** After a refresh failed, the older answer serves this long before the source is asked again. */
const REFRESH_PAUSE_MS = 30_000

export interface Cache<T> {
  read(key: string, policy: CachePolicy | false, ask: () => Promise<T>): Promise<Kept<T>>
  size(): { entries: number; bytes: number }
}

/** Fresh, then stale while one refresh runs behind, then gone. Equal calls share one flight, failures included. */
export function createCache<T>(options: {
  maxBytes: number
  sizeOf: (value: T) => number
  now: () => number
}): Cache<T> {
  const entries = new LRUCache<string, Entry<T>>({
    maxSize: options.maxBytes,
    sizeCalculation: (entry) => Math.max(1, options.sizeOf(entry.value)),
  })
  const flights = new Map<string, Promise<Entry<T>>>()

  function fly(key: string, ask: () => Promise<T>): Promise<Entry<T>> {
    const flying = flights.get(key)
    if (flying) return flying
    const flight = ask()
      .then((value) => {
        const entry = { value, storedAt: options.now() }
        entries.set(key, entry)
        return entry
      })
      .finally(() => flights.delete(key))
    flights.set(key, flight)
    return flight
  }

  function refresh(key: string, entry: Entry<T>, ask: () => Promise<T>): void {
    if (entry.failedAt !== undefined && options.now() - entry.failedAt < REFRESH_PAUSE_MS) return
    fly(key, ask).catch((failure) => {
      entry.failure = failure
      entry.failedAt = options.now()
    })
  }

  return {
    async read(key, policy, ask) {
      // What must not be kept must not be shared either: it may belong to one caller's credentials.
      if (policy === false) return { value: await ask(), state: 'miss', storedAt: options.now() }
      const entry = entries.get(key)
      const age = entry ? (options.now() - entry.storedAt) / 1000 : Number.POSITIVE_INFINITY
      if (entry && age < policy.freshFor) {
        return { value: entry.value, state: 'fresh', storedAt: entry.storedAt }
      }
      if (entry && age < policy.freshFor + policy.staleFor) {
        refresh(key, entry, ask)
        return { value: entry.value, state: 'stale', storedAt: entry.storedAt, failure: entry.failure }
      }
      const { value, storedAt } = await fly(key, ask)
      return { value, state: 'miss', storedAt }
    },
    size: () => ({ entries: entries.size, bytes: entries.calculatedSize }),
  }
}
