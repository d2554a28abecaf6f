import type { Database } from './database'
import type { StoreBreaker } from './lane'

export interface StoreConnection {
  database(): Promise<Database>
  databaseForWriting(): Promise<Database>
  /** If the failure may have broken the connection, the next query opens a new one. */
  failed(failure: unknown, during: 'reading' | 'writing'): void
  isClosed(): boolean
  close(): Promise<void>
}

export function createConnection(place: StoreLocation): StoreConnection {
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
      // The rejection is ignored here, because the caller of `database()` receives it.
      void judged?.catch(() => undefined)
    },
    isClosed: () => isClosed,
    async close() {
      isClosed = true
      await letGo()
    },
  }
}

export interface StoreLocation {
  databaseUrl: string | undefined
  folder: string
}

/** The imports are lazy, so that only the driver in use is loaded, and only on first use. */
export async function openDatabase({ databaseUrl, folder }: StoreLocation): Promise<Database> {
  const { migrate } = await import('./migrate')
  const database = databaseUrl
    ? (await import('./open-postgres')).openPostgres(databaseUrl)
    : await (await import('./open-embedded')).openEmbedded(folder)
  try {
    await migrate(database)
    return database
  } catch (error) {
    // The error is thrown before the close ends, because a broken connection may delay the close.
    void database.close().catch(() => undefined)
    throw error
  }
}

const HOUR_MS = 3_600_000
const GRACE_MS = 30 * 24 * HOUR_MS

export interface ExpiryTask {
  takeIfDue(): Promise<void>
}

interface Options {
  writing: StoreBreaker
  database: () => Promise<Database>
  now: () => Date
  elapsedMs: () => number
}

/**
 * Deletes the bodies of snapshots thirty days after their expiry, and lists of places at their expiry. Runs
 * at most once an hour, when the store is used.
 */
export function createExpiry({ writing, database, now, elapsedMs }: Options): ExpiryTask {
  let dueAt = Number.NEGATIVE_INFINITY
  let newest: { time: number; readAt: number } | undefined

  /**
   * Returns the wall clock's time, but at most the newest time in the store at first use plus the uptime
   * since. A clock that jumps ahead must not delete anything.
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
    const [{ expireBodies }, { expireJobs }] = await Promise.all([
      import('./rows'),
      import('@/lib/jobs/rows'),
    ])
    const trusted = await trustedNow(queries)
    const bodies = await expireBodies(queries, new Date(trusted - GRACE_MS).toISOString())
    const jobs = await expireJobs(queries, new Date(trusted).toISOString())
    if (bodies > 0n || jobs > 0) await wipe()
    return true
  }
  return {
    async takeIfDue() {
      const time = elapsedMs()
      if (time < dueAt) return
      dueAt = time + HOUR_MS
      if (!(await writing.run(take))) dueAt = time
    },
  }
}
