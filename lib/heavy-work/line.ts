import { createLeastServed } from '../least-served'

/** While this many jobs wait, only visitors without a waiting job may queue. */
const CROWDED = 20
const MOST_WAITING = 120
/** Half-life of a visitor's recorded use. The visitor with the smallest recorded use enters first. */
const HALF_LIFE_MS = 60_000
const TRACE = 0.1
const FEW = 3
const MUCH = 10
const LOOK_MS = 100

export interface QueueSlot {
  weigh(): void
  leave(): void
}

interface Line {
  enter(visitor: string, left: AbortSignal): Promise<QueueSlot | 'crowded' | 'left'>
}

interface Options {
  atOnce: number
  placeMs: number
  muchMs: number
}

export function createLine(
  { atOnce, placeMs, muchMs }: Options,
  areOthersHere: (visitor: string) => boolean,
): Line {
  const waiting = createLeastServed(HALF_LIFE_MS, { trace: TRACE })
  const served = new Set<string>()
  const places = { little: 0, much: 0 }
  let look: NodeJS.Timeout | undefined

  function mayEnter(visitor: string, had: number): boolean {
    if (served.has(visitor)) return false
    if (had < FEW) return places.little < atOnce
    const all = places.little + places.much
    return all < (areOthersHere(visitor) ? atOnce / 4 : atOnce)
  }

  function serve(): void {
    for (let begin = waiting.take(mayEnter); begin; begin = waiting.take(mayEnter)) begin()
    if (waiting.size === 0 || look) return
    look = setTimeout(() => {
      look = undefined
      serve()
    }, LOOK_MS)
    look.unref()
  }

  function take(visitor: string): QueueSlot {
    let as: keyof typeof places = 'little'
    places.little += 1
    served.add(visitor)
    waiting.note(visitor, 1)
    let isTaken = true
    const giveBack = () => {
      if (!isTaken) return
      isTaken = false
      clearTimeout(timer)
      places[as] -= 1
      serve()
    }
    let timer = setTimeout(giveBack, placeMs).unref()
    let isLeft = false
    let isWeighed = false
    return {
      weigh() {
        if (isLeft || isWeighed) return
        isWeighed = true
        waiting.note(visitor, MUCH)
        if (!isTaken) return
        as = 'much'
        places.little -= 1
        places.much += 1
        clearTimeout(timer)
        timer = setTimeout(giveBack, muchMs).unref()
        serve()
      },
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
