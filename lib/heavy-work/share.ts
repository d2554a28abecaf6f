import { createLeastServed } from '../least-served'

const REST = 1
const LITTLE = 50
const HALF_LIFE_MS = 60_000

export interface FairScheduler {
  /**
   * Runs the slice of the least served visitor first, so that a small file does not wait for large ones.
   * After the slice of a heavy visitor, only light visitors run for `longRest` times the duration of that
   * slice. Without light visitors, this pause is skipped.
   */
  slice<T>(visitor: string, work: () => T, longRest: number): Promise<T>
  hadMuch(visitor: string): boolean
}

export function createShare(
  areOthersHere: (visitor: string) => boolean,
  now: () => number = () => performance.now(),
): FairScheduler {
  const waiting = createLeastServed(HALF_LIFE_MS, { now })
  let isTaken = false
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
