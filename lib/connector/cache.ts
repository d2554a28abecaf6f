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

interface Flight<T> {
  entry: Promise<Entry<T>>
  waiting: number
  abandon: AbortController
}

/** Asks the source; the signal says that nobody waits for the answer any more. */
type Ask<T> = (abandoned: AbortSignal) => Promise<T>

export interface Cache<T> {
  /** `left` is one caller going away: the others' flight goes on, and ends when all have left. */
  read(key: string, policy: CachePolicy | false, ask: Ask<T>, left?: AbortSignal): Promise<Kept<T>>
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
  const flights = new Map<string, Flight<T>>()

  function start(key: string, ask: Ask<T>): Flight<T> {
    const abandon = new AbortController()
    const entry = ask(abandon.signal)
      .then((value) => {
        const kept = { value, storedAt: options.now() }
        entries.set(key, kept)
        return kept
      })
      .finally(() => {
        if (flights.get(key) === flight) flights.delete(key)
      })
    const flight = { entry, waiting: 0, abandon }
    flights.set(key, flight)
    return flight
  }

  async function fly(key: string, ask: Ask<T>, left?: AbortSignal): Promise<Entry<T>> {
    left?.throwIfAborted()
    const flight = flights.get(key) ?? start(key, ask)
    flight.waiting += 1
    if (!left) return flight.entry
    return untilLeft(flight.entry, left, () => {
      flight.waiting -= 1
      if (flight.waiting > 0) return
      // Whoever comes now gets a flight of its own instead of one that is ending.
      if (flights.get(key) === flight) flights.delete(key)
      flight.abandon.abort()
    })
  }

  function refresh(key: string, entry: Entry<T>, ask: Ask<T>): void {
    if (entry.failedAt !== undefined && options.now() - entry.failedAt < REFRESH_PAUSE_MS) return
    fly(key, ask).catch((failure) => {
      entry.failure = failure
      entry.failedAt = options.now()
    })
  }

  return {
    async read(key, policy, ask, left) {
      // What must not be kept must not be shared either: it may belong to one caller's credentials.
      if (policy === false) return { value: await ask(left ?? NEVER), state: 'miss', storedAt: options.now() }
      const entry = entries.get(key)
      const age = entry ? (options.now() - entry.storedAt) / 1000 : Number.POSITIVE_INFINITY
      if (entry && age < policy.freshFor) {
        return { value: entry.value, state: 'fresh', storedAt: entry.storedAt }
      }
      if (entry && age < policy.freshFor + policy.staleFor) {
        refresh(key, entry, ask)
        return { value: entry.value, state: 'stale', storedAt: entry.storedAt, failure: entry.failure }
      }
      const { value, storedAt } = await fly(key, ask, left)
      return { value, state: 'miss', storedAt }
    },
    size: () => ({ entries: entries.size, bytes: entries.calculatedSize }),
  }
}

const NEVER = new AbortController().signal

/** Settles with the flight, or rejects at once when the caller leaves. */
function untilLeft<T>(flight: Promise<T>, left: AbortSignal, leave: () => void): Promise<T> {
  return new Promise((resolve, reject) => {
    const go = () => {
      leave()
      reject(left.reason)
    }
    const stay = () => left.removeEventListener('abort', go)
    flight.then(resolve, reject).finally(stay)
    left.addEventListener('abort', go, { once: true })
  })
}
