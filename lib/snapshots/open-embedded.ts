import { mkdir, open, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Kysely, SqliteDialect, sql } from 'kysely'
import Libsql from 'libsql'
import type { Database, DatabaseTables } from './database'

export const FILE = 'snapshots.db'

/** Maximum wait for a lock that another process holds. The wait blocks this thread. */
const BUSY_MS = 1_000

export async function openEmbedded(folder: string): Promise<Database> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const file = join(folder, FILE)
  await createFile(file)
  const identity = await identityOf(file)
  const queries = queriesIn(file, [
    'journal_mode = wal',
    // With `full`, an acknowledged write survives a power failure, and not only a crash of the process.
    'synchronous = full',
    'secure_delete = on',
  ])
  // A failure is ignored, because the next removal repeats the checkpoint.
  const wipe = () =>
    sql`pragma wal_checkpoint(truncate)`.execute(queries).then(
      () => undefined,
      () => undefined,
    )
  return {
    queries,
    beginAlone: ['begin immediate'],
    // A failed write does not break the connection unless the file was replaced, and a full disk can still be
    // read.
    survives: (failure, during) =>
      during === 'writing' && !(failure instanceof MissingFileError && failure.isReplaced),
    async expectInPlace() {
      const current = await identityOf(file)
      if (current !== identity) throw new MissingFileError(current !== undefined)
    },
    wipe,
    async close() {
      await wipe()
      await queries.destroy()
    },
  }
}

/**
 * The file is created first, because the journal files inherit its permissions. An existing file is not
 * opened here: closing it would release the locks of this process's other connections, and another process
 * could then delete the journal that they use.
 */
const createFile = (file: string): Promise<void> =>
  open(file, 'ax', 0o600).then(
    (created) => created.close(),
    (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error
    },
  )

/**
 * After a deletion the connection stays open, so that readers still get the deleted content until the process
 * ends. After a replacement a new connection is opened.
 */
class MissingFileError extends Error {
  constructor(readonly isReplaced: boolean) {
    super(`${FILE} was ${isReplaced ? 'replaced' : 'moved or deleted'} while it was open`)
  }
}

const identityOf = (file: string): Promise<string | undefined> =>
  stat(file).then(
    ({ dev, ino }) => `${dev}:${ino}`,
    () => undefined,
  )

/**
 * If two processes create the same file, SQLite fails immediately instead of waiting for `timeout`, so the
 * call is repeated.
 */
async function patiently(set: () => unknown): Promise<void> {
  for (const until = performance.now() + BUSY_MS; ; await pause(10)) {
    try {
      set()
      return
    } catch (error) {
      const isBusy = (error as { code?: unknown }).code === 'SQLITE_BUSY'
      if (!isBusy || performance.now() > until) throw error
    }
  }
}

export function queriesIn(file: string, pragmas: readonly string[] = []): Kysely<DatabaseTables> {
  return new Kysely<DatabaseTables>({
    dialect: new SqliteDialect({
      database: async () => {
        const database = new Libsql(file, { timeout: BUSY_MS })
        for (const pragma of pragmas) await patiently(() => database.prepare(`pragma ${pragma}`).all())
        return database
      },
    }),
  })
}
