import { setMaxListeners } from 'node:events'
import { LRUCache } from 'lru-cache'
import { defineSentences } from '@/lib/sentences/define-sentences'
import { ConnectorError } from '../errors'
import type { CachePolicy } from '../method'

const texts = defineSentences('engine.cache', {
  notKept: 'The preview of a link asks no source.',
})

interface Entry<T> {
  value: T
  storedAt: number
  failedAt?: number
  failure?: unknown
}

export interface CacheEntry<T> {
  value: T
  storedAt: number
  isNew: boolean
}

export interface CacheReadResult<T> {
  value: T
  state: 'miss' | 'fresh' | 'stale'
  storedAt: number
  failure?: unknown
}

export const REFRESH_PAUSE_MS = 30_000

/**
 * A failure that takes longer than this is remembered for pollers, because the page may have stopped waiting.
 * Shorter than PAGE_MS, because a page may send its request late.
 */
const SLOW_MS = 5_000
const SLOW_TOLD_MS = 30_000
const MOST_SLOW_FAILURES = 1_000

interface Flight<T> {
  landed: Promise<{ entry: Entry<T>; isNew: boolean }>
  waiting: number
  abandon: AbortController
}

export type CacheValueLoader<T> = (abandoned: AbortSignal) => Promise<T>

export interface CacheReadRequest<T> {
  key: string
  policy: CachePolicy | false
  ask: CacheValueLoader<T>
  /** Aborts when this caller leaves. The shared request continues while another caller waits for it. */
  left?: AbortSignal | undefined
  /** True if the result must stay in this process. */
  isPrivate?: boolean
  keptOnly?: boolean
  leavesEarly?: boolean
  /**
   * If true, the caller waits for the refresh of a stale result, and receives the stale result only if the
   * refresh fails.
   */
  waitsForRefresh?: boolean
}

export type SharedFlightLoader<T> = (question: {
  key: string
  policy: CachePolicy
  ask: CacheValueLoader<T>
  abandoned: AbortSignal
  newerThan?: number | undefined
}) => Promise<CacheEntry<T>>

export interface CallCache<T> {
  read(question: CacheReadRequest<T>): Promise<CacheReadResult<T>>
  size(): { entries: number; bytes: number }
  reads(): Record<CacheReadResult<T>['state'], number>
}

type Keepable<T> = CacheReadRequest<T> & { policy: CachePolicy }

const isKeepable = <T>(question: CacheReadRequest<T>): question is Keepable<T> => question.policy !== false

/**
 * Serves stale answers while one refresh runs, except to callers that wait for the refresh. Equal concurrent
 * calls share one request and its failure. Failures are not cached, except that pollers receive the failure
 * of a slow request for 30 seconds.
 */
export function createCache<T>(options: {
  maxBytes: number
  sizeOf: (value: T) => number
  now: () => number
  behind?: SharedFlightLoader<T>
}): CallCache<T> {
  const entries = new LRUCache<string, Entry<T>>({
    maxSize: options.maxBytes,
    sizeCalculation: (entry) => Math.max(1, options.sizeOf(entry.value)),
  })
  const flights = new Map<string, Flight<T>>()
  const slowFailures = new LRUCache<string, { error: ConnectorError; at: number }>({
    max: MOST_SLOW_FAILURES,
  })

  async function find(
    { key, policy, ask, isPrivate }: Keepable<T>,
    abandoned: AbortSignal,
    newerThan?: number,
  ): Promise<CacheEntry<T>> {
    if (options.behind && !isPrivate) return options.behind({ key, policy, ask, abandoned, newerThan })
    const value = await ask(abandoned)
    return { value, storedAt: options.now(), isNew: true }
  }

  function start(question: Keepable<T>, newerThan?: number): Flight<T> {
    const { key } = question
    const abandon = new AbortController()
    const startedAt = options.now()
    const landed = find(question, abandon.signal, newerThan)
      .then(
        ({ isNew, ...entry }) => {
          entries.set(key, entry)
          slowFailures.delete(key)
          return { entry, isNew }
        },
        (error) => {
          const at = options.now()
          const isOfSource = error instanceof ConnectorError && !abandon.signal.aborted
          if (isOfSource && at - startedAt > SLOW_MS) slowFailures.set(key, { error, at })
          throw error
        },
      )
      .finally(() => {
        if (flights.get(key) === flight) flights.delete(key)
      })
    const flight = { landed, waiting: 0, abandon }
    flights.set(key, flight)
    return flight
  }

  async function fly(question: Keepable<T>, newerThan?: number): Flight<T>['landed'] {
    const { key, left } = question
    left?.throwIfAborted()
    const flight = flights.get(key) ?? start(question, newerThan)
    flight.waiting += 1
    if (!left) return flight.landed
    return untilLeft(flight.landed, left, () => {
      flight.waiting -= 1
      if (flight.waiting > 0) return
      // A call that arrives now must not join a request that is being cancelled.
      if (flights.get(key) === flight) flights.delete(key)
      flight.abandon.abort()
    })
  }

  function refresh(question: Keepable<T>, entry: Entry<T>): void {
    if (entry.failedAt !== undefined && options.now() - entry.failedAt < REFRESH_PAUSE_MS) return
    fly({ ...question, left: undefined }, entry.storedAt).catch((failure) => {
      entry.failure = failure
      entry.failedAt = options.now()
    })
  }

  function serve(question: Keepable<T>, entry: Entry<T>): CacheReadResult<T> | undefined {
    const { value, storedAt, failure } = entry
    const { freshFor, staleFor } = question.policy
    const age = (options.now() - storedAt) / 1000
    if (age < freshFor) return { value, state: 'fresh', storedAt }
    if (age >= freshFor + staleFor) return undefined
    if (!question.keptOnly) refresh(question, entry)
    return { value, state: 'stale', storedAt, failure }
  }

  async function afterRefresh(
    question: Keepable<T>,
    cached: CacheReadResult<T>,
  ): Promise<CacheReadResult<T>> {
    if (cached.state === 'fresh' || !flights.has(question.key)) return cached
    const landed = await fly(question).catch(() => undefined)
    question.left?.throwIfAborted()
    return (landed && serve(question, landed.entry)) ?? cached
  }

  function throwSlowFailure({ key }: Keepable<T>): void {
    const failed = slowFailures.get(key)
    if (failed && !flights.has(key) && options.now() - failed.at < SLOW_TOLD_MS) throw failed.error
  }

  async function answer(question: CacheReadRequest<T>): Promise<CacheReadResult<T>> {
    // Calls whose result cannot be cached do not share a request, because the result may belong to one
    // caller's credentials.
    if (!isKeepable(question)) {
      if (question.keptOnly) throw notKept()
      const value = await question.ask(question.left ?? NEVER)
      return { value, state: 'miss', storedAt: options.now() }
    }
    const stored = entries.get(question.key)
    const cached = stored && serve(question, stored)
    if (cached) return question.waitsForRefresh ? afterRefresh(question, cached) : cached
    if (question.keptOnly) throw notKept()
    if (question.leavesEarly) throwSlowFailure(question)
    const { entry, isNew } = await fly(question)
    const { value, storedAt } = entry
    return (isNew ? undefined : serve(question, entry)) ?? { value, state: 'miss', storedAt }
  }

  const reads = { miss: 0, fresh: 0, stale: 0 }

  return {
    async read(question) {
      const cached = await answer(question)
      reads[cached.state] += 1
      return cached
    },
    reads: () => ({ ...reads }),
    size: () => ({ entries: entries.size, bytes: entries.calculatedSize }),
  }
}

const notKept = () => new ConnectorError('source_disabled', texts.notKept)

const NEVER = new AbortController().signal
// Each uncached call without a signal of its own adds a listener here.
setMaxListeners(0, NEVER)

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
