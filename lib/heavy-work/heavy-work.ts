import { defineSentences } from '@/lib/sentences/define-sentences'
import type { Problem } from '../connector/errors'
import type { SliceRunner } from '../in-turns'
import { areOthersHere as areOthersAtDoor } from '../light-visitors'
import { SITE_VISITORS, siteOf } from '../networks'
import { createLine, type QueueSlot } from './line'
import { createShare } from './share'

const texts = defineSentences('heavy-work.heavy-work', {
  filesOrPicturesForYour:
    '{own} files or pictures for your address are being made. Try again in {retryAfterS} seconds.',
  tooManyPeopleAsk:
    'Too many people ask for files and pictures right now. Try again in {retryAfterS} seconds.',
  requestWasTakenBack: 'The request was taken back before its turn came.',
})

/**
 * Limit of jobs per visitor. Further jobs are refused, because a refusal serves the visitor better than a
 * long wait.
 */
const MOST_EACH = 5
/**
 * While this many jobs are under way, only visitors without a job are admitted, so that heavy visitors do not
 * lock out others.
 */
const CROWDED = 60
const MOST_UNDER_WAY = 240
const RETRY_AFTER_S = 5

/**
 * A job loses its slot after `placeMs`, or after `muchMs` if it is heavy, so that a slow source or client
 * does not block other jobs. Reading has more slots, because it mostly waits for sources.
 */
const READING = { atOnce: 8, placeMs: 500, muchMs: 5_000 }
const MAKING = { atOnce: 2, placeMs: 15_000, muchMs: 15_000 }

const LONG_REST = { errand: 8, answer: 4 }

export interface HeavyJob {
  read(): Promise<Problem | undefined>
  turn(): Promise<Problem | undefined>
  slice: SliceRunner
  send(): void
  end(): void
}

/**
 * A refusal is a returned value, because each route bundles its own copy of an error class, and `instanceof`
 * fails between copies.
 */
export interface HeavyWorkQueue {
  begin(visitor: string, signal: AbortSignal): HeavyJob | Problem
  paceOf(visitor: string): SliceRunner
}

export function createHeavyWork(areOthersHere = areOthersAtDoor): HeavyWorkQueue {
  const reading = createLine(READING, areOthersHere)
  const making = createLine(MAKING, areOthersHere)
  const share = createShare(areOthersHere)
  const underWay = new Map<string, number>()
  let all = 0

  function countOf(visitor: string): number {
    const ofSite = underWay.get(siteOf(visitor) ?? '') ?? 0
    return Math.max(underWay.get(visitor) ?? 0, Math.floor(ofSite / SITE_VISITORS))
  }

  function note(visitor: string, change: 1 | -1): void {
    all += change
    for (const name of [visitor, siteOf(visitor)]) {
      if (!name) continue
      const count = (underWay.get(name) ?? 0) + change
      if (count > 0) underWay.set(name, count)
      else underWay.delete(name)
    }
  }

  return {
    paceOf: (visitor) => (work) => share.slice(visitor, work, LONG_REST.answer),
    begin(visitor, signal) {
      const own = countOf(visitor)
      if (own >= MOST_EACH) return enoughOf(own)
      if (all >= (own === 0 ? MOST_UNDER_WAY : CROWDED)) return crowded()
      note(visitor, 1)
      const over = new AbortController()
      const left = AbortSignal.any([signal, over.signal])
      let place: QueueSlot | undefined

      function leavePlace(): void {
        place?.leave()
        place = undefined
      }

      async function enter(line: typeof reading): Promise<Problem | undefined> {
        leavePlace()
        const admission = await line.enter(visitor, left)
        if (admission === 'crowded') return crowded()
        if (admission === 'left') {
          end()
          return takenBack()
        }
        if (over.signal.aborted) {
          admission.leave()
          return takenBack()
        }
        place = admission
        return undefined
      }

      function end(): void {
        if (over.signal.aborted) return
        over.abort()
        leavePlace()
        note(visitor, -1)
      }

      const slice: SliceRunner = (work) => {
        if (share.hadMuch(visitor)) place?.weigh()
        return share.slice(visitor, work, LONG_REST.errand)
      }

      return {
        // Also waits for a slice, because otherwise all jobs whose results are cached would read at the same
        // time.
        read: async () => (await enter(reading)) ?? slice(() => undefined),
        turn: () => enter(making),
        slice,
        send: leavePlace,
        end,
      }
    },
  }
}

const refused = (message: string): Problem => ({
  code: 'rate_limited',
  message,
  issues: [],
  retryAfter: RETRY_AFTER_S,
})

const enoughOf = (own: number) => refused(texts.filesOrPicturesForYour({ own, retryAfterS: RETRY_AFTER_S }))

const crowded = () => refused(texts.tooManyPeopleAsk({ retryAfterS: RETRY_AFTER_S }))

const takenBack = () => refused(texts.requestWasTakenBack)
