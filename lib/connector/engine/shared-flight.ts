import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { ConnectorError, statusOf } from '../errors'
import { readAnswer, writeAnswer } from './answer-text'
import { type CacheEntry, REFRESH_PAUSE_MS, type SharedFlightLoader } from './cache'
import type {
  MethodRunResult,
  SharedCallResult,
  SharedRequestOutcome,
  SharedResultStore,
} from './engine-answer'

type FlightQuestion = Parameters<SharedFlightLoader<MethodRunResult>>[0]
type SharedOutcome = { found: CacheEntry<MethodRunResult> } | { failure: unknown }

const FIRST_WAIT_MS = 20
const LONGEST_WAIT_MS = 250

/**
 * Instances share one request: the holder of the claim queries the source, and the others wait for the
 * outcome.
 */
export function createSharedFlight(
  shared: SharedResultStore,
  now: () => number,
): SharedFlightLoader<MethodRunResult> {
  async function fly(question: FlightQuestion, token: string): Promise<CacheEntry<MethodRunResult>> {
    const { key, policy, ask, abandoned } = question
    const renewing = setInterval(() => void shared.renew(key, token), shared.renewEveryMs)
    let landing: SharedRequestOutcome | undefined
    try {
      const value = await ask(abandoned)
      const storedAt = now()
      const milliseconds = Math.ceil((policy.freshFor + policy.staleFor) * 1000)
      landing = toLanding('answer', writeAnswer(value, storedAt), milliseconds)
      return { value, storedAt, isNew: true }
    } catch (error) {
      landing = toLanding('failure', writeFailure(error, token), REFRESH_PAUSE_MS)
      throw error
    } finally {
      clearInterval(renewing)
      void shared.land(key, token, landing)
    }
  }

  async function untilOver(key: string, holder: string, abandoned: AbortSignal): Promise<void> {
    for (let wait = FIRST_WAIT_MS; (await shared.holder(key)) === holder; wait *= 1.3)
      await pause(Math.min(wait, LONGEST_WAIT_MS), undefined, { signal: abandoned })
  }

  return async (question) => {
    const { key, abandoned } = question
    let awaited: string | undefined
    for (;;) {
      const outcome = judge(await shared.look(key), question, now(), awaited)
      if (outcome) return toFound(outcome)
      abandoned.throwIfAborted()
      const token = randomUUID()
      const { holder, ...look } = await shared.claim(key, token)
      if (holder !== token) {
        awaited = holder
        await untilOver(key, holder, abandoned)
        continue
      }
      // The claim returns the stored result too, because another instance may have finished since `look` was
      // called.
      const late = judge(look, question, now(), awaited)
      if (!late) return fly(question, token)
      void shared.land(key, token)
      return toFound(late)
    }
  }
}

function judge(
  look: SharedCallResult,
  { policy, newerThan }: FlightQuestion,
  now: number,
  awaited?: string,
): SharedOutcome | undefined {
  const cached = look.answer === undefined ? undefined : readAnswer(look.answer)
  if (cached) {
    // Never later than our clock, because the clock of the instance that stored the result may be ahead.
    const storedAt = Math.min(cached.storedAt, now)
    const isUsable = now - storedAt < (policy.freshFor + policy.staleFor) * 1000
    if (isUsable && storedAt > (newerThan ?? Number.NEGATIVE_INFINITY))
      return { found: { value: cached.value, storedAt, isNew: awaited !== undefined } }
  }
  const failed = look.failure === undefined ? undefined : readFailure(look.failure)
  // A refresh accepts the recent failure of any instance. Other calls accept only a failure of the holder for
  // which they waited.
  const isOurs = failed && (newerThan !== undefined || failed.token === awaited)
  return isOurs ? { failure: failed.error } : undefined
}

/** Serializes a failure for instances that wait for the same result. Returns undefined for a bug of ours. */
function writeFailure(error: unknown, token: string): string | undefined {
  if (!(error instanceof ConnectorError)) return undefined
  const { code, message, issues, retryAfter, keeper } = error
  return JSON.stringify({ token, code, message, issues, retryAfter, keeper })
}

function readFailure(text: string): { error: ConnectorError; token: string } | undefined {
  try {
    const { token, code, message, issues, retryAfter, keeper } = JSON.parse(text)
    if (!Object.hasOwn(statusOf, code)) return undefined
    return { token, error: new ConnectorError(code, message, { issues, retryAfter, keeper }) }
  } catch {
    return undefined
  }
}

function toFound(outcome: SharedOutcome): CacheEntry<MethodRunResult> {
  if ('found' in outcome) return outcome.found
  throw outcome.failure
}

const toLanding = (kind: SharedRequestOutcome['kind'], text: string | undefined, milliseconds: number) =>
  text === undefined ? undefined : { kind, text, milliseconds }
