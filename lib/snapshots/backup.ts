import { open, rename, rm, stat } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { type Kysely, sql } from 'kysely'
import { bytesOf, type DatabaseTables } from './database'
import { unpackSnapshot } from './encode'
import { FILE, queriesIn } from './open-embedded'

/**
 * Copies the store while the server runs. The copy gets its final name after a check. The check throws if the
 * file is damaged, and lists single snapshots that are damaged.
 */
export async function backUp(folder: string, target: string): Promise<BackupCheck> {
  const source = join(folder, FILE)
  if (!(await isFile(source))) throw new Error(`There is nothing to back up: ${source} does not exist.`)
  if (await isFile(target)) throw new Error(`${target} exists already. Name a new file.`)
  const draft = join(dirname(target), `.${basename(target)}.${process.pid}.part`)
  try {
    await copyInto(source, draft)
    const checked = await checkFile(draft)
    await rename(draft, target)
    return checked
  } finally {
    await rm(draft, { force: true })
  }
}

export async function checkFile(file: string): Promise<BackupCheck> {
  if (!(await isFile(file))) throw new Error(`${file} does not exist.`)
  const queries = queriesIn(file)
  try {
    const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(queries)
    if (rows[0]?.integrity_check !== 'ok') throw new Error('its pages are damaged')
    return await checkBodies(queries)
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new Error(`${file} does not hold a whole store of snapshots: ${reason}.`, { cause })
  } finally {
    await queries.destroy()
  }
}

interface BackupCheck {
  snapshots: number
  bytes: number
  damaged: string[]
}

const AT_ONCE = 20

/** Snapshots of a later version count as valid. */
async function checkBodies(queries: Kysely<DatabaseTables>): Promise<BackupCheck> {
  const checked: BackupCheck = { snapshots: 0, bytes: 0, damaged: [] }
  let after = ''
  for (;;) {
    const rows = await queries
      .selectFrom('openplat_snapshots')
      .select(['id', 'body'])
      .where('ended_as', 'is', null)
      .where('id', '>', after)
      .orderBy('id')
      .limit(AT_ONCE)
      .execute()
    for (const { id, body } of rows) {
      const bytes = bytesOf(body)
      checked.snapshots += 1
      checked.bytes += bytes.byteLength
      if ((await unpackSnapshot(id, bytes)).kind === 'altered') checked.damaged.push(id)
      after = id
    }
    if (rows.length < AT_ONCE) return checked
  }
}

async function copyInto(source: string, draft: string): Promise<void> {
  await (await open(draft, 'wx', 0o600)).close()
  const queries = queriesIn(source)
  try {
    await sql`vacuum into ${draft}`.execute(queries)
  } finally {
    await queries.destroy()
  }
  const handle = await open(draft, 'r')
  await handle.sync().finally(() => handle.close())
}

const isFile = (path: string): Promise<boolean> =>
  stat(path).then(
    (stats) => stats.isFile(),
    () => false,
  )
