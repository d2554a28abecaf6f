import type { Database } from './database'
import type { StoreBreaker } from './lane'

export interface Connection {
  database(): Promise<Database>
  databaseForWriting(): Promise<Database>
  /** If the connection may have caused the failure, the next query gets a new connection. */
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

export interface StorePlace {
  databaseUrl: string | undefined
  folder: string
}

/** The imports are lazy, so that only the driver in use is loaded, and only on first use. */
export async function openDatabase({ databaseUrl, folder }: StorePlace): Promise<Database> {
  const { migrate } = await import('./migrate')
  const database = databaseUrl
    ? (await import('./open-postgres')).openPostgres(databaseUrl)
    : await (await import('./open-embedded')).openEmbedded(folder)
  try {
    await migrate(database)
    return database
  } catch (error) {
    // The error does not wait for the close, because a failed connection may delay it.
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
  writing: StoreBreaker
  database: () => Promise<Database>
  now: () => Date
  elapsedMs: () => number
}

/**
 * Deletes the bodies of snapshots that expired thirty days ago, and expired lists of places. Runs at most
 * once an hour, when the store is used.
 */
export function createExpiry({ writing, database, now, elapsedMs }: Options): Expiry {
  let dueAt = Number.NEGATIVE_INFINITY
  let newest: { time: number; readAt: number } | undefined

  /**
   * The time is that of the newest row at first use plus the uptime since, because the wall clock may jump
   * ahead and a deletion cannot be undone.
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
