import { performance } from 'node:perf_hooks'
import { createLeastServed } from '../least-served'
import { createArrivals } from './arrivals'
import { createPresence } from './presence'

/**
 * A heavy visitor's request waits while this many requests run, because more would only slow each other down.
 */
const AT_ONCE = 3
const FEW = 2
const AT_ONCE_FOR_FEW = 12
const CHECK_MS = 20
const BUSY = 0.7
/**
 * A request gives up its slot after this time even on a busy thread, so that a slow source does not block
 * other visitors.
 */
const LONGEST_PLACE_MS = 500
/** If this many requests wait, a visitor with a waiting request cannot queue another. */
const CROWDED = 500
const MOST_WAITING = 5_000
const LONGEST_WAIT_MS = 60_000
const HALF_LIFE_MS = 5_000
/**
 * Length of the pause after a heavy visitor's request, as a multiple of the time that the thread worked
 * during the request.
 */
const REST = 3
const LONGEST_REST_MS = 250

interface Answer {
  writableFinished: boolean
  once(event: 'close', then: () => void): unknown
}

interface Visit {
  /** Never called after the response has closed. */
  begin(): void
  refuse(): void
  weight?: number
}

export interface RequestScheduler {
  arrive(): void
  take(visitor: string, answer: Answer, visit: Visit): void
  areOthersHere(visitor: string): boolean
}

interface Place {
  since: number
  worked?: number
}

interface Thread {
  measureLeisure(): () => boolean
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

export function createTurns({ measureLeisure, worked, now }: Thread = thisThread): RequestScheduler {
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
        // If the visitor hangs up early, the thread still does the work, so the slot stays occupied.
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
