import type { Session } from './seal'

/**
 * Sign-ins that were ended before their time: a copy of the cookie would still open. Known to this process alone, and
 * only until they would have ended by themselves.
 */
export function createEndedSessions() {
  const ends = new Map<string, number>()
  return {
    add({ id, until }: Session, now: number): void {
      for (const [ended, end] of ends) if (end <= now) ends.delete(ended)
      ends.set(id, until)
    },
    has: ({ id }: Session): boolean => ends.has(id),
    get size() {
      return ends.size
    },
  }
}
