import { createLeastServed } from '../least-served'

/** So long others have the thread after a slice, for each millisecond that it took; longer while it is asked for by many. */
const REST = { calm: 1, crowded: 20 }
const HALF_LIFE_MS = 60_000

/** The share of the thread that is left to heavy work: a slice at a time, and a rest after each. */
export interface Share {
  /** The next slice is of whoever had the least of late, so that a small file never waits for large ones. */
  slice<T>(visitor: string, work: () => T): Promise<T>
}

export function createShare(isCrowded: () => boolean): Share {
  const waiting = createLeastServed(HALF_LIFE_MS)
  let isTaken = false

  function serve(): void {
    if (isTaken) return
    const begin = waiting.take()
    if (!begin) return
    isTaken = true
    begin()
  }

  return {
    async slice(visitor, work) {
      await new Promise<void>((begin) => {
        waiting.add(visitor, begin)
        serve()
      })
      const began = performance.now()
      try {
        return work()
      } finally {
        const took = performance.now() - began
        waiting.note(visitor, took)
        setTimeout(
          () => {
            isTaken = false
            serve()
          },
          took * (isCrowded() ? REST.crowded : REST.calm),
        )
      }
    },
  }
}
