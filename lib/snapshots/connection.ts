import { type Database, openDatabase, type Place } from './database'

/** One opened database at a time, opened when first asked for and anew after it was let go. */
export interface Connection {
  database(): Promise<Database>
  readFailed(): void
  /** Where a failed write may be the connection's fault, the next one gets a new connection. */
  writeFailed(): void
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
    readFailed: () => void letGo(),
    writeFailed() {
      const judged = opened?.then(({ survivesFailedWrite }) => (survivesFailedWrite ? undefined : letGo()))
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
