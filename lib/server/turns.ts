import { performance } from 'node:perf_hooks'
import { createLeastServed } from '../least-served'
import { createArrivals } from './arrivals'
import { createPresence } from './presence'

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
/** Whoever waited so long behind those who ask for less is better served by being told. */
const LONGEST_WAIT_MS = 60_000
const HALF_LIFE_MS = 5_000
/** So many times as long as the thread worked others have it, beside whom somebody asks for more than a few things. */
const REST = 3
const LONGEST_REST_MS = 250

interface Answer {
  writableFinished: boolean
  once(event: 'close', then: () => void): unknown
}

interface Visit {
  /** At once or in its turn, and never once the answer is closed. */
  begin(): void
  /** Where too much is waiting already, and where it waited too long. */
  refuse(): void
  /** What the thread has to do for it, beside a question. */
  weight?: number
}

/** Turns at the door of a process: while the thread that answers everybody is busy, visitors are let in one by one. */
export interface Turns {
  /** Somebody was let in, whose question comes next. */
  arrive(): void
  take(visitor: string, answer: Answer, visit: Visit): void
  /** Whether others than this visitor asked for few things a moment ago: what is much should wait for them. */
  areOthersHere(visitor: string): boolean
}

interface Place {
  since: number
  /** What the thread had worked until then; only of those who are let in one at a time. */
  worked?: number
}

interface Thread {
  /** Asked again and again: whether the thread had leisure since it was asked last. */
  measureLeisure(): () => boolean
  /** Milliseconds that it worked since it began. */
  worked(): number
  now(): number
}

const thisThread: Thread = {
  measureLeisure() {
    let last = performance.eventLoopUtilization()
    return () => {
      const current = performance.eventLoopUtilization()
      const { utilization } = performance.eventLoopUtilization(current, last)
      last = current
      return utilization < BUSY
    }
  },
  worked: () => performance.eventLoopUtilization().active,
  now: () => performance.now(),
}

export function createTurns({ measureLeisure, worked, now }: Thread = thisThread): Turns {
  const waiting = createLeastServed(HALF_LIFE_MS, { now })
  const presence = createPresence(now)
  const places = new Set<Place>()
  const arrivals = createArrivals(serve)
  let restedAt = 0
  let looking: { timer: NodeJS.Timeout; hadLeisure: () => boolean } | undefined
  let afterRest: NodeJS.Timeout | undefined

  function free(place: Place): void {
    if (!places.delete(place) || place.worked === undefined) return
    const rest = Math.min((worked() - place.worked) * REST, LONGEST_REST_MS)
    restedAt = now() + rest
    clearTimeout(afterRest)
    if (waiting.size > 0) afterRest = setTimeout(serve, rest)
  }

  function freeOlderThan(age: number): void {
    for (const place of places) if (now() - place.since >= age) free(place)
  }

  /** Few things at once; more than a few beside others only one at a time, with a rest after each. */
  function mayBegin(visitor: string, had: number): boolean {
    if (had < FEW) return true
    if (places.size >= AT_ONCE) return false
    if (!presence.areOthersHere(visitor)) return true
    return now() >= restedAt && [...places].every((place) => place.worked === undefined)
  }

  function serve(): void {
    if (arrivals.areUnderWay) return
    while (places.size < AT_ONCE_FOR_FEW) {
      const begin = waiting.take(mayBegin)
      if (!begin) break
      begin()
    }
    if (waiting.size === 0) {
      clearInterval(looking?.timer)
      clearTimeout(afterRest)
      looking = undefined
      return
    }
    looking ??= { timer: setInterval(look, CHECK_MS), hadLeisure: measureLeisure() }
  }

  function look(): void {
    freeOlderThan(looking?.hadLeisure() ? CHECK_MS : LONGEST_PLACE_MS)
    serve()
  }

  return {
    arrive: arrivals.note,
    take(visitor, answer, { begin, refuse, weight = 1 }) {
      if (waiting.size >= (waiting.sizeOf(visitor) === 0 ? MOST_WAITING : CROWDED)) return refuse()
      const place: Place = { since: 0 }
      if (waiting.had(visitor) < FEW) presence.note(visitor)
      let tooLong: NodeJS.Timeout | undefined
      let isWaiting = true
      const leave = waiting.add(visitor, () => {
        isWaiting = false
        clearTimeout(tooLong)
        place.since = now()
        if (waiting.had(visitor) >= FEW && presence.areOthersHere(visitor)) place.worked = worked()
        places.add(place)
        waiting.note(visitor, weight)
        begin()
      })
      answer.once('close', () => {
        clearTimeout(tooLong)
        leave()
        // Of whoever hung up the thread still has the work.
        if (answer.writableFinished) free(place)
        serve()
      })
      freeOlderThan(LONGEST_PLACE_MS)
      serve()
      if (!isWaiting) return
      tooLong = setTimeout(() => {
        leave()
        refuse()
      }, LONGEST_WAIT_MS)
    },
    areOthersHere: presence.areOthersHere,
  }
}
