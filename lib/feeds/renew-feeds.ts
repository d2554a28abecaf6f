import type { Logger } from 'pino'
import { createLeasedWork, type LeasedWorkRunner } from '@/lib/jobs/leased-work'
import type { FeedStore } from './feed-store'
import { type FeedWatch, renew } from './renew'

interface Options {
  store: FeedStore
  /** Returns null if the page or list no longer exists, and undefined if it cannot be loaded now. */
  questionsOf(id: string): Promise<readonly FeedWatch[] | null | undefined>
  now: () => Date
  log: Pick<Logger, 'error'>
  beatMs?: number
}

const MOST_AT_ONCE = 2
const BEAT_MS = 2_000
const IDLE_BEATS = 15
const DAY_MS = 86_400_000

export function createFeedRunner({
  store,
  questionsOf,
  now,
  log,
  beatMs = BEAT_MS,
}: Options): LeasedWorkRunner {
  async function takeTurn(id: string, owner: string, signal: AbortSignal): Promise<void> {
    const checks = await store.worker.checks(id)
    if (!checks) return
    const questions = await questionsOf(id)
    if (questions === undefined) return
    if (questions === null) return void (await store.remove(id))
    const turn = await renew(questions, checks, { now: now(), signal })
    if (!signal.aborted) await store.worker.write(id, owner, turn)
  }

  /** Postpones the feed by a day after an error, because a retry at every beat would repeat the error. */
  async function takeTurnOrPostpone(id: string, owner: string, signal: AbortSignal): Promise<void> {
    try {
      await takeTurn(id, owner, signal)
    } catch (error) {
      await store.worker.postpone(id, owner, new Date(now().getTime() + DAY_MS).toISOString())
      throw error
    }
  }

  return createLeasedWork({
    store: store.worker,
    atOnce: MOST_AT_ONCE,
    run(id, owner) {
      const stop = new AbortController()
      const ended = takeTurnOrPostpone(id, owner, stop.signal)
      return {
        ended,
        async halt() {
          stop.abort()
          await ended.catch(() => undefined)
        },
      }
    },
    onFault: (error) => log.error({ err: error }, 'the renewal of a feed stopped by a fault on our side'),
    beatMs,
    idleBeats: IDLE_BEATS,
  })
}
