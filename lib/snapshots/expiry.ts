import type { Database } from './database'
import type { Lane } from './lane'

const HOUR_MS = 3_600_000

export interface Expiry {
  takeIfDue(): Promise<void>
}

interface Options {
  writing: Lane
  database: () => Promise<Database>
  now: () => Date
}

/** Takes away what is past its day, when somebody uses the store and at most hourly; it is never shown anyway. */
export function createExpiry({ writing, database, now }: Options): Expiry {
  let dueAt = 0

  async function take(): Promise<true> {
    const { queries, wipe } = await database()
    const { expireBodies } = await import('./rows')
    if ((await expireBodies(queries, now().toISOString())) > 0n) await wipe()
    return true
  }
  return {
    async takeIfDue() {
      const time = now().getTime()
      if (time < dueAt) return
      dueAt = time + HOUR_MS
      // What failed is tried at the next use, not in an hour.
      if (!(await writing.run(take))) dueAt = 0
    },
  }
}
