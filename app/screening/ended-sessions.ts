import type { ScreeningSession } from './seal'

/**
 * Lists the sessions that visitors ended, because a copy of an ended session's cookie would still be valid.
 * The list is in the memory of this process and drops sessions that would have expired.
 */
export function createEndedSessions() {
  const ends = new Map<string, number>()
  return {
    add({ id, until }: ScreeningSession, now: number): void {
      for (const [ended, end] of ends) if (end <= now) ends.delete(ended)
      ends.set(id, until)
    },
    has: ({ id }: ScreeningSession): boolean => ends.has(id),
    get size() {
      return ends.size
    },
  }
}
