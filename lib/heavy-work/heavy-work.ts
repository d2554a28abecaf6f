import { defineSentences } from '@/lib/sentences/define-sentences'
import type { Problem } from '../connector/errors'
import { areOthersHere as areOthersAtDoor } from '../crowd'
import type { Pace } from '../in-turns'
import { SITE_VISITORS, siteOf } from '../networks'
import { createLine, type LinePlace } from './line'
import { createShare } from './share'

const texts = defineSentences('heavy-work.heavy-work', {
  filesOrPicturesForYour:
    '{own} files or pictures for your address are being made. Try again in {retryAfterS} seconds.',
  tooManyPeopleAsk:
    'Too many people ask for files and pictures right now. Try again in {retryAfterS} seconds.',
  requestWasTakenBack: 'The request was taken back before its turn came.',
})

/** Beyond these a visitor is better served by being told. */
const MOST_EACH = 5
/** Beyond these only who has nothing under way is let in, so that nobody is kept out by those who ask much. */
const CROWDED = 60
const MOST_UNDER_WAY = 240
const RETRY_AFTER_S = 5

/**
 * After its time others take a place: a slow source or reader keeps only himself waiting. Reading waits for sources,
 * so many may; workbooks and pictures have a thread each.
 */
const READING = { atOnce: 8, placeMs: 500, muchMs: 5_000 }
const MAKING = { atOnce: 2, placeMs: 15_000, muchMs: 15_000 }

/** How long the thread is for others after each slice: of a file, which its visitor waits for, and of an answer. */
const LONG_REST = { errand: 8, answer: 4 }

/** One heavy thing that a visitor asked for: a file, a workbook, a picture. */
export interface Errand {
  /** Waits until its sources may be read. A problem where it may not be, here and in `turn`. */
  read(): Promise<Problem | undefined>
  /** Waits until it may be made in a thread of its own. */
  turn(): Promise<Problem | undefined>
  /** Does a few milliseconds of it in the thread that answers everybody, in the share that is left to such work. */
  slice: Pace
  /** Once all that is left is to send it, in slices: its place is free for others. */
  send(): void
  /** Once it is sent or given up. */
  end(): void
}

/**
 * The heavy work of a process, in which visitors take turns. It refuses by values: routes have copies of these modules
 * of their own, to which an error thrown here is of no known class.
 */
export interface HeavyWork {
  /** A problem for whoever has enough under way. */
  begin(visitor: string, signal: AbortSignal): Errand | Problem
  /** For answers of thousands of rows: slices of the same share. */
  paceOf(visitor: string): Pace
}

export function createHeavyWork(areOthersHere = areOthersAtDoor): HeavyWork {
  const reading = createLine(READING, areOthersHere)
  const making = createLine(MAKING, areOthersHere)
  const share = createShare(areOthersHere)
  const underWay = new Map<string, number>()
  let all = 0

  /** Of a visitor; of all networks of a /48, an eighth. */
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
      let place: LinePlace | undefined

      function leavePlace(): void {
        place?.leave()
        place = undefined
      }

      async function enter(line: typeof reading): Promise<Problem | undefined> {
        leavePlace()
        const given = await line.enter(visitor, left)
        if (given === 'crowded') return crowded()
        if (given === 'left') {
          end()
          return takenBack()
        }
        // Given up between the giving and the taking.
        if (over.signal.aborted) {
          given.leave()
          return takenBack()
        }
        place = given
        return undefined
      }

      function end(): void {
        if (over.signal.aborted) return
        over.abort()
        leavePlace()
        note(visitor, -1)
      }

      const slice: Pace = (work) => {
        if (share.hadMuch(visitor)) place?.weigh()
        return share.slice(visitor, work, LONG_REST.errand)
      }

      return {
        // What is kept already is there at once: without a turn of the thread a line of it would be read in one go.
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

/** Goes nowhere: whoever asked is gone. */
const takenBack = () => refused(texts.requestWasTakenBack)
