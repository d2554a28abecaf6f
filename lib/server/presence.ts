const SECOND_MS = 1_000

interface Presence {
  note(visitor: string): void
  areOthersHere(visitor: string): boolean
}

export function createPresence(now: () => number): Presence {
  const visits = new Map<string, number>()

  function forget(): void {
    for (const [visitor, at] of visits) {
      if (now() - at < SECOND_MS) return
      visits.delete(visitor)
    }
  }

  return {
    note(visitor) {
      visits.delete(visitor)
      visits.set(visitor, now())
    },
    areOthersHere(visitor) {
      forget()
      return visits.size > 1 || (visits.size === 1 && !visits.has(visitor))
    },
  }
}
