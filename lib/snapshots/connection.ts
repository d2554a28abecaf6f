import type { Database } from './database'
import type { Lane } from './lane'

/** One opened database at a time, opened when first asked for and anew after it was let go. */
export interface Connection {
  database(): Promise<Database>
  /** Where it may be the connection's fault, the next question gets a new one. */
  failed(failure: unknown, during: 'reading' | 'writing'): void
  isClosed(): boolean
  close(): Promise<void>
}

export function createConnection(place: Place): Connection {
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

export interface Place {
  /** Address of a PostgreSQL; without it the file in the folder is used. */
  databaseUrl: string | undefined
  folder: string
}

/** Either database is loaded only where it is used, and only once somebody uses it. */
export async function openDatabase({ databaseUrl, folder }: Place): Promise<Database> {
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
