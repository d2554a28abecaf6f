import { performance } from 'node:perf_hooks'
import { createLeastServed } from '../least-served'

/** Worked on beside each other; more would only slow each other down. */
const AT_ONCE = 3
/** And with those who asked for fewer than so many things of late, as whoever opens a page does. */
const FEW = 2
const AT_ONCE_FOR_FEW = 12
/** So often those who wait are looked after. */
const CHECK_MS = 20
/** Beyond this share of its time the thread has no leisure. */
const BUSY = 0.7
/** After so long a place is free, busy or not: whoever waits for a source keeps nobody out. */
const LONGEST_PLACE_MS = 500
/** Beyond these only who waits for nothing yet may wait. */
const CROWDED = 500
const MOST_WAITING = 5_000
const HALF_LIFE_MS = 5_000
/** So long after the last who had to wait the thread counts as asked for by many. */
const CROWD_MS = 100

interface Answer {
  writableFinished: boolean
  once(event: 'close', then: () => void): unknown
}

/** Turns at the door of a process: while the thread that answers everybody is busy, visitors are let in one by one. */
export interface Turns {
  /** Begins at once or in its turn, and never once the answer is closed; false where too much is waiting already. */
  take(visitor: string, answer: Answer, begin: () => void, weight?: number): boolean
  /** Whether somebody waits, or did a moment ago: what can wait should. */
  isCrowded(): boolean
}

interface Place {
  since: number
}

export function createTurns(leisure = measureLeisure, now: () => number = () => performance.now()): Turns {
  const waiting = createLeastServed(HALF_LIFE_MS, { now })
  const places = new Set<Place>()
  let crowdedUntil = now()
  let looking: { timer: NodeJS.Timeout; hadLeisure: () => boolean } | undefined

  function freeOlderThan(age: number): void {
    for (const place of places) if (now() - place.since >= age) places.delete(place)
  }

  function serve(): void {
    while (places.size < AT_ONCE_FOR_FEW) {
      const below = places.size >= AT_ONCE ? FEW : undefined
      const begin = waiting.take({ below })
      if (!begin) break
      begin()
    }
    if (waiting.size === 0) {
      clearInterval(looking?.timer)
      looking = undefined
      return
    }
    crowdedUntil = now() + CROWD_MS
    looking ??= { timer: setInterval(look, CHECK_MS), hadLeisure: leisure() }
  }

  function look(): void {
    freeOlderThan(looking?.hadLeisure() ? CHECK_MS : LONGEST_PLACE_MS)
    serve()
  }

  return {
    take(visitor, answer, begin, weight = 1) {
      if (waiting.size >= (waiting.sizeOf(visitor) === 0 ? MOST_WAITING : CROWDED)) return false
      const place: Place = { since: 0 }
      const leave = waiting.add(visitor, () => {
        place.since = now()
        places.add(place)
        waiting.note(visitor, weight)
        begin()
      })
      answer.once('close', () => {
        leave()
        // Of whoever hung up the thread still has the work.
        if (answer.writableFinished) places.delete(place)
        serve()
      })
      freeOlderThan(LONGEST_PLACE_MS)
      serve()
      return true
    },
    isCrowded: () => now() < crowdedUntil,
  }
}

/** Asked again and again: whether the thread had leisure since it was asked last. */
function measureLeisure(): () => boolean {
  let last = performance.eventLoopUtilization()
  return () => {
    const current = performance.eventLoopUtilization()
    const { utilization } = performance.eventLoopUtilization(current, last)
    last = current
    return utilization < BUSY
  }
}
