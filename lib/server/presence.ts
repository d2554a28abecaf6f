const SECOND_MS = 1_000

interface Presence {
  note(visitor: string): void
  areOthersHere(visitor: string): boolean
}

export function createPresence(now: () => number): Presence {
  const seen = new Map<string, number>()

  function forget(): void {
    for (const [visitor, at] of seen) {
      if (now() - at < SECOND_MS) return
      seen.delete(visitor)
    }
  }

  return {
    note(visitor) {
      seen.delete(visitor)
      seen.set(visitor, now())
    },
    areOthersHere(visitor) {
      forget()
      return seen.size > 1 || (seen.size === 1 && !seen.has(visitor))
    },
  }
}
