import { createLeastServed } from '../least-served'

/** Beyond these only who waits for nothing yet may wait. */
const CROWDED = 20
const MOST_WAITING = 120
/** Whoever had a place goes behind newcomers, less and less so. */
const HALF_LIFE_MS = 60_000
const TRACE = 0.1
const LOOK_MS = 100

export interface Place {
  leave(): void
}

/** Some places, one for each visitor at a time, and a short line before them, in which whoever had the fewest of late is first. */
export interface Line {
  enter(visitor: string, left: AbortSignal): Promise<Place | 'crowded' | 'left'>
}

interface Options {
  atOnce: number
  /** After this long the place is free for others. */
  placeMs: number
}

export function createLine({ atOnce, placeMs }: Options, isCrowded: () => boolean = () => false): Line {
  const waiting = createLeastServed(HALF_LIFE_MS, { trace: TRACE })
  const served = new Set<string>()
  let taken = 0
  let look: NodeJS.Timeout | undefined

  function serve(): void {
    while (taken < atOnce) {
      // While the thread is asked for by many, most of the places are for those who had none of late.
      const below = isCrowded() && taken >= atOnce / 4 ? TRACE : undefined
      const begin = waiting.take({ except: served, below })
      if (!begin) break
      begin()
    }
    if (taken >= atOnce || waiting.size === 0 || look) return
    look = setTimeout(() => {
      look = undefined
      serve()
    }, LOOK_MS)
    look.unref()
  }

  function take(visitor: string): Place {
    taken += 1
    served.add(visitor)
    waiting.note(visitor, 1)
    let isTaken = true
    const giveBack = () => {
      if (!isTaken) return
      isTaken = false
      clearTimeout(timer)
      taken -= 1
      serve()
    }
    const timer = setTimeout(giveBack, placeMs)
    timer.unref()
    let isLeft = false
    return {
      leave() {
        if (isLeft) return
        isLeft = true
        served.delete(visitor)
        giveBack()
        serve()
      },
    }
  }

  return {
    enter: (visitor, left) =>
      new Promise((resolve) => {
        if (left.aborted) return resolve('left')
        if (waiting.size >= (waiting.sizeOf(visitor) === 0 ? MOST_WAITING : CROWDED))
          return resolve('crowded')
        const remove = waiting.add(visitor, () => {
          left.removeEventListener('abort', leave)
          resolve(take(visitor))
        })
        function leave() {
          remove()
          resolve('left')
        }
        left.addEventListener('abort', leave, { once: true })
        serve()
      }),
  }
}
