import type { Database } from './database'
import type { Lane } from './lane'

/** One opened database at a time, opened when first asked for and anew after it was let go. */
export interface Connection {
  database(): Promise<Database>
  /** The same for a write; rejects if what was opened is not the store any more. */
  databaseForWriting(): Promise<Database>
  /** Where it may be the connection's fault, the next question gets a new one. */
  failed(failure: unknown, during: 'reading' | 'writing'): void
  isClosed(): boolean
  close(): Promise<void>
}

export function createConnection(place: StorePlace): Connection {
  let opened: Promise<Database> | undefined
  let isClosed = false

  function database(): Promise<Database> {
    if (isClosed) return Promise.reject(new Error('The store is closed'))
    opened ??= openDatabase(place).catch((error) => {
      opened = undefined
      throw error
    })
    return opened
  }

  async function letGo(): Promise<void> {
    const current = opened
    opened = undefined
    await current?.then((database) => database.close()).catch(() => undefined)
  }

  return {
    database,
    async databaseForWriting() {
      const current = await database()
      await current.expectInPlace()
      return current
    },
    failed(failure, during) {
      const judged = opened?.then(({ survives }) => (survives(failure, during) ? undefined : letGo()))
      // Whoever opens it hears why it did not open.
      void judged?.catch(() => undefined)
    },
    isClosed: () => isClosed,
    async close() {
      isClosed = true
      await letGo()
    },
  }
}

export interface StorePlace {
  /** Address of a PostgreSQL; without it the file in the folder is used. */
  databaseUrl: string | undefined
  folder: string
}

/** Either database is loaded only where it is used, and only once somebody uses it. */
export async function openDatabase({ databaseUrl, folder }: StorePlace): Promise<Database> {
  const { migrate } = await import('./migrate')
  const database = databaseUrl
    ? (await import('./open-postgres')).openPostgres(databaseUrl)
    : await (await import('./open-embedded')).openEmbedded(folder)
  try {
    await migrate(database)
    return database
  } catch (error) {
    // A connection that never came about must not keep anybody waiting.
    void database.close().catch(() => undefined)
    throw error
  }
}

const HOUR_MS = 3_600_000
const GRACE_MS = 30 * 24 * HOUR_MS

export interface Expiry {
  takeIfDue(): Promise<void>
}

interface Options {
  writing: Lane
  database: () => Promise<Database>
  now: () => Date
  /** Milliseconds from any start, by a clock that nobody sets. */
  elapsedMs: () => number
}

/** Deletes the bodies of snapshots that expired thirty days ago; runs at most hourly, when the store is used. */
export function createExpiry({ writing, database, now, elapsedMs }: Options): Expiry {
  let dueAt = Number.NEGATIVE_INFINITY
  let newest: { time: number; readAt: number } | undefined

  /**
   * The wall clock may run ahead for a moment, and a deletion cannot be undone. So time has gone on no further than the
   * newest row was old when this process first saw the store, and the uptime since.
   */
  async function trustedNow(queries: Database['queries']): Promise<number> {
    const { loadNewestTime } = await import('./rows')
    const wallClock = now()
    newest ??= {
      time: Date.parse((await loadNewestTime(queries)) ?? wallClock.toISOString()),
      readAt: elapsedMs(),
    }
    return Math.min(wallClock.getTime(), newest.time + elapsedMs() - newest.readAt)
  }

  async function take(): Promise<true> {
    const { queries, wipe } = await database()
    const { expireBodies } = await import('./rows')
    const before = new Date((await trustedNow(queries)) - GRACE_MS).toISOString()
    if ((await expireBodies(queries, before)) > 0n) await wipe()
    return true
  }
  return {
    async takeIfDue() {
      const time = elapsedMs()
      if (time < dueAt) return
      dueAt = time + HOUR_MS
      // After a failure the next use tries again.
      if (!(await writing.run(take))) dueAt = time
    },
  }
}
