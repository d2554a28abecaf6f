import type { ScreeningSession } from './seal'

/**
 * Sessions that visitors ended, because a copy of their cookie is still valid. A session stays in this list,
 * in the memory of this process, until it would have expired.
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
