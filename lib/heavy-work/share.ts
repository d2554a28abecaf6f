import { createLeastServed } from '../least-served'

/** So long others have the thread after a slice, for each millisecond that it took. */
const REST = 1
/** Milliseconds of late that are little. */
const LITTLE = 50
const HALF_LIFE_MS = 60_000

/** The share of the thread that is left to heavy work: a slice at a time, and a rest after each. */
export interface Share {
  /**
   * The next slice is of whoever had the least of late, so that a small file never waits for large ones. After one of
   * a visitor who had much, those here who ask for little have the thread so many times as long as it took.
   */
  slice<T>(visitor: string, work: () => T, longRest: number): Promise<T>
  hadMuch(visitor: string): boolean
}

export function createShare(
  areOthersHere: (visitor: string) => boolean,
  now: () => number = () => performance.now(),
): Share {
  const waiting = createLeastServed(HALF_LIFE_MS, { now })
  let isTaken = false
  /** When whoever had much may go on beside others. */
  let restedAt = 0
  let look: NodeJS.Timeout | undefined

  function serve(): void {
    if (isTaken || waiting.size === 0) return
    const left = restedAt - now()
    const begin = waiting.take((visitor, had) => left <= 0 || had < LITTLE || !areOthersHere(visitor))
    clearTimeout(look)
    if (!begin) {
      look = setTimeout(serve, left)
      return
    }
    isTaken = true
    begin()
  }

  function rest(visitor: string, took: number, longRest: number): void {
    if (waiting.had(visitor) >= LITTLE) restedAt = now() + took * longRest
    waiting.note(visitor, took)
    setTimeout(() => {
      isTaken = false
      serve()
    }, took * REST)
  }

  return {
    hadMuch: (visitor) => waiting.had(visitor) >= LITTLE,
    async slice(visitor, work, longRest) {
      await new Promise<void>((begin) => {
        waiting.add(visitor, begin)
        serve()
      })
      const began = now()
      try {
        return work()
      } finally {
        rest(visitor, now() - began, longRest)
      }
    },
  }
}
