import { randomUUID } from 'node:crypto'
import { ConnectorError } from './connector/errors'
import { FairQueue } from './connector/fair-queue'
import { networkOf } from './limits'

const AT_ONCE = 2
/** Beyond these a visitor is better served by being told. */
const MOST_EACH = 5
const MOST_WAITING = 20
/** After this long others take the place: a slow reader keeps only himself waiting. */
const PLACE_MS = 15_000
const RETRY_AFTER_S = 5

/** One heavy thing that a visitor asked for: a file, a workbook, a picture. */
export interface Errand {
  /** Waits until it may be made: the reading of sources comes before, for that is no work of ours. */
  turn(): Promise<void>
  /** Once it is sent or given up. */
  end(): void
}

/** The one line of a process: two at once, one of each visitor, who take turns. */
export interface HeavyWork {
  /** Refuses whoever has enough under way. */
  begin(visitor: string, signal: AbortSignal): Errand
}

export function createHeavyWork(): HeavyWork {
  const line = new FairQueue()
  const underWay = new Map<string, number>()
  const served = new Set<string>()
  let places = AT_ONCE

  function serve(): void {
    while (places > 0) {
      const next = line.dequeue(served)
      if (!next) return
      next()
    }
  }

  /** Gives the place back once, when told to or when its time is over. */
  function takePlace(): () => void {
    places -= 1
    const giveBack = () => {
      if (!timer) return
      clearTimeout(timer)
      timer = undefined
      places += 1
      serve()
    }
    let timer: NodeJS.Timeout | undefined = setTimeout(giveBack, PLACE_MS)
    timer.unref()
    return giveBack
  }

  return {
    begin(name, signal) {
      const visitor = networkOf(name)
      const own = underWay.get(visitor) ?? 0
      if (own >= MOST_EACH) throw enoughOf(own)
      if (line.size >= MOST_WAITING) throw crowded()
      underWay.set(visitor, own + 1)
      const id = randomUUID()
      let giveBack: (() => void) | undefined
      let ended = false

      function end(): void {
        if (ended) return
        ended = true
        line.remove(id)
        const left = (underWay.get(visitor) ?? 1) - 1
        if (left > 0) underWay.set(visitor, left)
        else underWay.delete(visitor)
        if (!giveBack) return
        served.delete(visitor)
        giveBack()
        serve()
      }

      function wait(resolve: () => void, reject: (reason: unknown) => void): void {
        if (line.size >= MOST_WAITING) throw crowded()
        if (signal.aborted) throw takenBack()
        const leave = () => {
          end()
          reject(takenBack())
        }
        const run = async () => {
          signal.removeEventListener('abort', leave)
          served.add(visitor)
          giveBack = takePlace()
          resolve()
        }
        signal.addEventListener('abort', leave, { once: true })
        line.enqueue(run, { visitor, id })
        serve()
      }

      return { turn: () => new Promise(wait), end }
    },
  }
}

const enoughOf = (own: number) =>
  new ConnectorError(
    'rate_limited',
    `${own} files or pictures for your address are being made. Try again in ${RETRY_AFTER_S} seconds.`,
    { retryAfter: RETRY_AFTER_S },
  )

const crowded = () =>
  new ConnectorError(
    'rate_limited',
    `Too many people ask for files and pictures right now. Try again in ${RETRY_AFTER_S} seconds.`,
    { retryAfter: RETRY_AFTER_S },
  )

/** Goes nowhere: whoever asked is gone. */
const takenBack = () => new ConnectorError('rate_limited', 'The request was taken back before its turn came.')
