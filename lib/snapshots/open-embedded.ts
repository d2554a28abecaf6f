import { mkdir, open, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Kysely, SqliteDialect, sql } from 'kysely'
import Libsql from 'libsql'
import type { Database, Tables } from './database'

export const FILE = 'snapshots.db'

/** Maximum wait for another process that uses the folder. This process is blocked during the wait. */
const BUSY_MS = 1_000

export async function openEmbedded(folder: string): Promise<Database> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const file = join(folder, FILE)
  await createFile(file)
  const identity = await identityOf(file)
  const queries = queriesIn(file, [
    'journal_mode = wal',
    // With this setting an acknowledged write survives a power failure, not only a crash.
    'synchronous = full',
    'secure_delete = on',
  ])
  // If another process blocks the checkpoint, the next removal repeats it.
  const wipe = () =>
    sql`pragma wal_checkpoint(truncate)`.execute(queries).then(
      () => undefined,
      () => undefined,
    )
  return {
    queries,
    beginAlone: ['begin immediate'],
    // A failed write does not break the connection to a file, and a file on a full disk is still readable.
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
 * The file is created with its permissions first, because the journal files inherit them. An existing file is
 * not opened, because closing it would release the locks of the other connections of this process, and another
 * process could then delete the journal that they use.
 */
const createFile = (file: string): Promise<void> =>
  open(file, 'ax', 0o600).then(
    (created) => created.close(),
    (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error
    },
  )

/**
 * If the file was deleted and not replaced, this connection stays open and readers still get the deleted
 * content, at the latest until the process ends. If the file was replaced, the connection is opened again.
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
 * Two processes that create the same file do not wait for each other's journal, and SQLite fails at once. So
 * the call is repeated.
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

export function queriesIn(file: string, pragmas: readonly string[] = []): Kysely<Tables> {
  return new Kysely<Tables>({
    dialect: new SqliteDialect({
      database: async () => {
        const database = new Libsql(file, { timeout: BUSY_MS })
        for (const pragma of pragmas) await patiently(() => database.prepare(`pragma ${pragma}`).all())
        return database
      },
    }),
  })
}
