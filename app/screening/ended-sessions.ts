import type { Session } from './seal'

/**
 * Sessions that were ended early, because a copy of the cookie would still be valid. Stored in this process
 * until the sessions would have expired.
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
