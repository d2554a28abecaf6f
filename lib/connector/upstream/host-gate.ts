import { BrokenCircuitError, CircuitState, ConsecutiveBreaker, circuitBreaker, handleWhen } from 'cockatiel'
import PQueue from 'p-queue'
import { inSentence } from '@/lib/in-sentence'
import { defineSentences } from '@/lib/sentences/define-sentences'
import { ConnectorError } from '../errors'
import type { SourcePace } from '../source'
import type { RequestBudget } from './budget'
import { FairQueue, type FairQueueOptions } from './fair-queue'
import type { HostHealthLog } from './health'
import { within } from './within'

const texts = defineSentences('engine.host-gate', {
  waitsAlready:
    '{mostWaitingEach} questions from your address already wait for {name}. Try again in 10 seconds.',
  crowded: 'Too many people are asking {name} right now. Try again in a minute.',
  tooSlow: '{name} did not answer within {seconds} seconds. Try again in a minute.',
  paused: '{name} asked for a pause, so no one asks it for {seconds} seconds. Try again after that.',
  resting: '{name} does not answer. You can try again in {seconds} seconds.',
})

type Attempt<T> = (signal: AbortSignal) => Promise<T>

export interface RequestPace {
  name: string
  timeout: number
  retries: number
  spacing: number
}

interface PassOptions {
  requester?: RequestPace
  demanding?: boolean | undefined
  /** Milliseconds for one attempt. A demanding request gets at most the timeout of the host. */
  patience?: number | undefined
  visitor?: string | undefined
}

interface TurnRequest {
  concurrency: number
  spacing: number
  /** Milliseconds after which the reserved request slot is freed, even if its instance has stopped. */
  heldMs: number
}

export interface SharedHostSlots {
  /**
   * While the host is paused, `take` reserves no request slot and returns the remaining pause as `pausedMs`.
   * Otherwise `pausedMs` is 0.
   */
  take(
    host: string,
    request: TurnRequest,
    signal: AbortSignal,
  ): Promise<{ pausedMs: number; end(): Promise<void> }>
  pause(host: string, milliseconds: number): Promise<void>
}

export interface HostGate {
  pass<T>(deadline: AbortSignal, attempt: Attempt<T>, options?: PassOptions): Promise<T>
}

const REST_MS = 15_000
const FIRST_RETRY_MS = 500
const FAILURES_TO_OPEN = 5
/**
 * Maximum number of waiting requests of one visitor. Further requests fail immediately, because a failure
 * serves the visitor better than a long wait.
 */
const MOST_WAITING_EACH = 40
const MOST_WAITING = 2_000
/** An aborted attempt may end up to this long after its timeout. */
const LATE_MS = 1_000
/** A failure with a longer Retry-After is not retried, and the caller receives it. */
const MAX_PAUSE_S = 5

/** Milliseconds. `rest` is the circuit breaker's pause, and `firstRetry` the pause before the first retry. */
export interface GatePace extends SourcePace {
  rest?: number
  firstRetry?: number
}

const isDown = (error: unknown) =>
  error instanceof ConnectorError &&
  (error.code === 'upstream_unavailable' || error.code === 'upstream_timeout')

export function createHostGate(
  host: string,
  name: string,
  pace: GatePace,
  health: HostHealthLog,
  budget?: RequestBudget,
  turns?: SharedHostSlots,
): HostGate {
  const queue = new PQueue<FairQueue, FairQueueOptions>({
    concurrency: pace.concurrency,
    queueClass: FairQueue,
    ...(pace.spacing ? { interval: pace.spacing, intervalCap: 1 } : {}),
  })
  const { rest = REST_MS, firstRetry = FIRST_RETRY_MS } = pace
  const breaker = circuitBreaker(handleWhen(isDown), {
    halfOpenAfter: rest,
    breaker: new ConsecutiveBreaker(FAILURES_TO_OPEN),
  })

  const own: RequestPace = { name, spacing: 0, ...pace }
  let pausedUntil = 0
  let lastStart = Number.NEGATIVE_INFINITY

  async function takeTurn(spacing: number): Promise<void> {
    const now = performance.now()
    const start = Math.max(now, lastStart + spacing)
    lastStart = start
    if (start > now) await new Promise((resolve) => setTimeout(resolve, start - now))
  }

  async function attemptOnce<T>(
    deadline: AbortSignal,
    attempt: Attempt<T>,
    patience: number,
    requester: RequestPace,
  ): Promise<T> {
    const { name, spacing } = requester
    const before = pausedUntil - performance.now()
    if (before <= 0) await takeTurn(spacing)
    const left = pausedUntil - performance.now()
    if (left > 0) throw paused(name, Math.ceil(left / 1000))
    if (!turns || spacing === 0) return attemptNow(deadline, attempt, patience, name)
    const { concurrency } = pace
    const heldMs = patience + LATE_MS
    const { pausedMs, end } = await turns.take(host, { concurrency, spacing, heldMs }, deadline)
    if (pausedMs > 0) {
      pausedUntil = performance.now() + pausedMs
      throw paused(name, Math.ceil(pausedMs / 1000))
    }
    return attemptNow(deadline, attempt, patience, name).finally(() => void end())
  }

  async function attemptNow<T>(
    deadline: AbortSignal,
    attempt: Attempt<T>,
    patience: number,
    name: string,
  ): Promise<T> {
    await budget?.take()
    const started = performance.now()
    const observed = async (signal: AbortSignal) => {
      try {
        const answer = await attempt(signal)
        health.succeeded(host, performance.now() - started)
        return answer
      } catch (error) {
        // The callers have left, so this failure does not count against the source.
        if (isAbandoned(deadline)) throw deadline.reason
        const failure = signal.aborted ? tooSlow(name, patience) : error
        if (failure instanceof ConnectorError) health.failed(host, failure)
        if (pace.pause && asksForPause(failure)) {
          pausedUntil = performance.now() + pace.pause
          await turns?.pause(host, pace.pause)
        }
        if (budget && failure instanceof ConnectorError && failure.isDaySpent) throw await budget.exhaust()
        throw failure
      }
    }
    return within(patience, observed, deadline)
  }

  async function retrying<T>(
    deadline: AbortSignal,
    attempt: Attempt<T>,
    patience: number,
    requester: RequestPace,
    left = requester.retries,
  ): Promise<T> {
    try {
      return await breaker.execute(() => attemptOnce(deadline, attempt, patience, requester))
    } catch (error) {
      if (error instanceof BrokenCircuitError) throw resting(requester.name, rest)
      const isPaused = pausedUntil > performance.now()
      const pause =
        left > 0 && !isPaused ? pauseBefore(error, requester.retries - left, firstRetry) : undefined
      if (pause === undefined || deadline.aborted) throw error
      await new Promise((resolve) => setTimeout(resolve, pause))
      return retrying(deadline, attempt, patience, requester, left - 1)
    }
  }

  async function askOnce<T>(
    deadline: AbortSignal,
    attempt: Attempt<T>,
    patience: number,
    requester: RequestPace,
  ): Promise<T> {
    if (breaker.state === CircuitState.Open) throw resting(requester.name, rest)
    return attemptOnce(deadline, attempt, patience, requester)
  }

  return {
    async pass(deadline, attempt, { requester = own, demanding = false, visitor = '', ...options } = {}) {
      const { name, timeout } = requester
      const patience = options.patience ?? timeout
      if (visitor && queue.sizeBy({ visitor }) >= MOST_WAITING_EACH) throw waitsAlready(name)
      if (queue.size >= MOST_WAITING) throw crowded(name)
      const ask = demanding
        ? () => askOnce(deadline, attempt, Math.min(patience, timeout), requester)
        : () => retrying(deadline, attempt, patience, requester)
      return queue.add(ask, { signal: deadline, visitor }).catch((error) => {
        const isOurs = error instanceof ConnectorError || !deadline.aborted || isAbandoned(deadline)
        throw isOurs ? error : tooSlow(name, patience)
      })
    },
  }
}

const asksForPause = (failure: unknown) =>
  failure instanceof ConnectorError && (failure.retryAfter !== undefined || failure.isOverload)

const isAbandoned = ({ reason }: AbortSignal) =>
  reason instanceof DOMException && reason.name === 'AbortError'

/** Returns milliseconds, or undefined if a retry would not help. */
function pauseBefore(error: unknown, attempt: number, first: number): number | undefined {
  const jitter = 0.5 + Math.random()
  if (error instanceof ConnectorError && (error.retryAfter ?? 0) > MAX_PAUSE_S) return undefined
  if (isDown(error)) return first * 3 ** attempt * jitter
  const isLimited = error instanceof ConnectorError && error.code === 'rate_limited'
  return isLimited ? (error.retryAfter ?? 1) * 1000 * (1 + Math.random() / 10) : undefined
}

const waitsAlready = (name: string) =>
  new ConnectorError(
    'rate_limited',
    texts.waitsAlready({ mostWaitingEach: MOST_WAITING_EACH, name: inSentence(name) }),
    { retryAfter: 10 },
  )

const crowded = (name: string) =>
  new ConnectorError('rate_limited', texts.crowded({ name: inSentence(name) }), {
    retryAfter: 60,
  })

const tooSlow = (name: string, ms: number) =>
  new ConnectorError('upstream_timeout', texts.tooSlow({ name, seconds: Math.round(ms / 1000) }))

const paused = (name: string, seconds: number) =>
  new ConnectorError('rate_limited', texts.paused({ name, seconds }), { retryAfter: seconds })

const resting = (name: string, rest: number) =>
  new ConnectorError('upstream_unavailable', texts.resting({ name, seconds: rest / 1000 }), {
    retryAfter: rest / 1000,
  })
