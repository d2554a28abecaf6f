import PQueue from 'p-queue'
import type { ValueDifference } from '@/lib/comparison/difference'
import type { FeedChange, FeedChecks, FeedWatchResult } from './change'

export interface FeedWatch {
  key: string
  everyDays: number
  firstAskedAt: string
  loadFirst(): Promise<FeedWatchResult | undefined>
  ask(signal: AbortSignal): Promise<FeedWatchResult | undefined>
  compare(was: FeedWatchResult, is: FeedWatchResult): readonly ValueDifference[]
}

export interface FeedRenewal {
  checks: FeedChecks
  changes: FeedChange[]
  isMoreDue: boolean
  dueAt: string
}

interface Options {
  now: Date
  signal: AbortSignal
}

/**
 * Maximum number of questions in one renewal, so that a feed with many questions does not delay other feeds.
 */
const MOST_A_TURN = 100
const WIDTH = 3
const MOST_A_QUESTION = 20
const DAY_MS = 86_400_000

/**
 * Reports a change only if a newer result differs from the previous one. A failure or a first result is not a
 * change.
 */
export async function renew(
  questions: readonly FeedWatch[],
  checks: FeedChecks,
  { now, signal }: Options,
): Promise<FeedRenewal> {
  const due = questions.filter((question) => dueAt(question, checks) <= now.getTime())
  const turn = due.slice(0, MOST_A_TURN)
  const renewed: FeedChecks = { ...checks }
  const changes = new Map<string, FeedChange[]>()
  const queue = new PQueue({ concurrency: WIDTH })
  await queue.addAll(
    turn.map((question) => async () => {
      if (signal.aborted) return
      const { key } = question
      const answer = await question.ask(signal)
      if (signal.aborted) return
      const outcome = await judge(question, checks[key], answer)
      renewed[key] = { askedAt: now.toISOString(), ...outcome.check }
      changes.set(key, outcome.changes)
    }),
  )
  return {
    checks: renewed,
    changes: turn.flatMap(({ key }) => changes.get(key) ?? []),
    isMoreDue: due.length > turn.length,
    dueAt: nextDueAt(questions, renewed, now),
  }
}

const WEEK_DAYS = 7

/** A feed without queries is due again in a week, because a later release may have queries for it. */
export function nextDueAt(questions: readonly FeedWatch[], checks: FeedChecks, now: Date): string {
  const times = questions.map((question) => dueAt(question, checks))
  const time = times.length > 0 ? Math.min(...times) : now.getTime() + WEEK_DAYS * DAY_MS
  return new Date(time).toISOString()
}

function dueAt({ key, everyDays, firstAskedAt }: FeedWatch, checks: FeedChecks): number {
  return Date.parse(checks[key]?.askedAt ?? firstAskedAt) + everyDays * DAY_MS
}

type Check = Omit<FeedChecks[string], 'askedAt'>

async function judge(
  { key, loadFirst, compare }: FeedWatch,
  check: Check | undefined,
  answer: FeedWatchResult | undefined,
): Promise<{ check: Check; changes: FeedChange[] }> {
  const { askedAt: _, ...before } = { askedAt: '', ...check }
  const was = before.answer ?? (await loadFirst())
  const seenAt = before.seenAt ?? was?.retrievedAt ?? ''
  // The cache may return a result that is older than the previous one.
  if (!answer || answer.retrievedAt <= seenAt) return { check: before, changes: [] }
  const current = { ...before, seenAt: answer.retrievedAt }
  if (!was) return { check: { ...current, answer }, changes: [] }
  const differences = compare(was, answer)
  if (differences.length === 0) return { check: current, changes: [] }
  const { source, retrievedAt } = answer
  const change = { question: key, source, retrievedAt }
  const more = differences.length - MOST_A_QUESTION
  return {
    check: { ...current, answer },
    changes: [
      ...differences.slice(0, MOST_A_QUESTION).map((difference) => ({ ...change, difference })),
      ...(more > 0 ? [{ ...change, more }] : []),
    ],
  }
}
