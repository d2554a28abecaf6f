import { type Expression, type Kysely, sql } from 'kysely'
import { deleteFeeds } from '@/lib/feeds/rows'
import type { DatabaseTables } from './database'

type Queries = Kysely<DatabaseTables>

interface Row {
  id: string
  body: Uint8Array
  keptAt: string
  expiresAt: string | null
}

export async function writeRow(queries: Queries, row: Row, keyDigest: string): Promise<void> {
  const { id, body, keptAt, expiresAt } = row
  const whole = {
    body,
    bytes: body.byteLength,
    kept_at: keptAt,
    expires_at: expiresAt,
    ended_as: null,
    ended_at: null,
    opened_at: null,
  }
  await queries.transaction().execute(async (transaction) => {
    // If the earlier frozen copy was removed or has expired, its keys are marked as removed, because they do
    // not apply to the new copy. The keys of a damaged copy stay valid.
    await transaction
      .updateTable('openplat_snapshot_keys')
      .set({ removed_at: keptAt })
      .where('snapshot', '=', id)
      .where('removed_at', 'is', null)
      .where(({ exists, selectFrom }) =>
        exists(
          selectFrom('openplat_snapshots')
            .select('id')
            .where('id', '=', id)
            .where('ended_as', 'is not', null),
        ),
      )
      .execute()
    await transaction
      .insertInto('openplat_snapshots')
      .values({ id, ...whole })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(whole))
      .execute()
    await writeKey(transaction, id, keyDigest)
  })
}

/**
 * Keeps the later of the two expiries, where null means never. Returns undefined if the snapshot was removed
 * or has expired meanwhile.
 */
export async function keepLonger(
  queries: Queries,
  { id, expiresAt }: Pick<Row, 'id' | 'expiresAt'>,
  keyDigest: string,
): Promise<Pick<Row, 'expiresAt'> | undefined> {
  return queries.transaction().execute(async (transaction) => {
    // The update comes before the first read, because it locks the row in PostgreSQL and the file in SQLite.
    const { numUpdatedRows } = await transaction
      .updateTable('openplat_snapshots')
      .set(
        expiresAt === null
          ? { expires_at: null }
          : ({ ref }) => ({ expires_at: later(ref('expires_at'), expiresAt) }),
      )
      .where('id', '=', id)
      .where('ended_as', 'is', null)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) return undefined
    await writeKey(transaction, id, keyDigest)
    const row = await transaction
      .selectFrom('openplat_snapshots')
      .select('expires_at')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    return { expiresAt: row.expires_at }
  })
}

/** Returns null if `day` is null, because a comparison with null is never true. */
const later = (day: Expression<string | null>, other: string) =>
  sql<string | null>`case when ${day} < ${other} then ${other} else ${day} end`

const writeKey = (queries: Queries, id: string, keyDigest: string) =>
  queries
    .insertInto('openplat_snapshot_keys')
    .values({ snapshot: id, digest: keyDigest, removed_at: null })
    .execute()

export const markOpened = (queries: Queries, id: string, at: string) =>
  queries
    .updateTable('openplat_snapshots')
    .set({ opened_at: at })
    .where('id', '=', id)
    .where('opened_at', 'is', null)
    .execute()

/** One save drops at most this many frozen copies, and fails if this does not free enough room. */
const MOST_DROPPED_AT_ONCE = 1_000

export async function dropUnopened(queries: Queries, bytes: number, at: string): Promise<number> {
  const oldest = await queries
    .selectFrom('openplat_snapshots')
    .select(['id', 'bytes'])
    .where('opened_at', 'is', null)
    .where('bytes', '>', 0)
    .orderBy('kept_at')
    .limit(MOST_DROPPED_AT_ONCE)
    .execute()
  let freed = 0
  const dropped: string[] = []
  for (const row of oldest) {
    if (freed >= bytes) break
    freed += row.bytes
    dropped.push(row.id)
  }
  if (freed < bytes || dropped.length === 0) return 0
  await queries
    .updateTable('openplat_snapshots')
    .set({ body: null, bytes: 0, ended_as: 'expired', ended_at: at })
    .where('id', 'in', dropped)
    .execute()
  await deleteFeeds(queries, dropped)
  return freed
}

export const loadRow = (queries: Queries, id: string) =>
  queries.selectFrom('openplat_snapshots').selectAll().where('id', '=', id).executeTakeFirst()

export async function loadKeys(queries: Queries, id: string) {
  const row = await queries
    .selectFrom('openplat_snapshots')
    .select('ended_as')
    .where('id', '=', id)
    .executeTakeFirst()
  const keys = await queries
    .selectFrom('openplat_snapshot_keys')
    .select('digest')
    .where('snapshot', '=', id)
    .execute()
  return { row, digests: keys.map(({ digest }) => digest) }
}

interface KeyRemoval {
  id: string
  digest: string
  at: string
}

/** Marks the key as removed, and also deletes the snapshot's body if no other key is left. */
export const removeKey = (queries: Queries, { id, digest, at }: KeyRemoval) =>
  queries.transaction().execute(async (transaction) => {
    // The update changes nothing and locks the row. Without the lock, two concurrent removals would each find
    // the other's key, and neither would delete the body.
    await transaction
      .updateTable('openplat_snapshots')
      .set(({ ref }) => ({ bytes: ref('bytes') }))
      .where('id', '=', id)
      .execute()
    const key = await transaction
      .updateTable('openplat_snapshot_keys')
      .set({ removed_at: at })
      .where('snapshot', '=', id)
      .where('digest', '=', digest)
      .where('removed_at', 'is', null)
      .executeTakeFirst()
    if (key.numUpdatedRows === 0n) return 'already-removed'
    const others = await transaction
      .selectFrom('openplat_snapshot_keys')
      .select('digest')
      .where('snapshot', '=', id)
      .where('removed_at', 'is', null)
      .limit(1)
      .execute()
    const { ended_as: endedAs } = await transaction
      .selectFrom('openplat_snapshots')
      .select('ended_as')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    if (endedAs) return 'already-removed'
    if (others.length > 0) return 'key-removed'
    await transaction
      .updateTable('openplat_snapshots')
      .set({ body: null, bytes: 0, ended_as: 'removed', ended_at: at })
      .where('id', '=', id)
      .execute()
    await deleteFeeds(transaction, [id])
    return 'removed'
  })

export async function loadNewestTime(queries: Queries): Promise<string | undefined> {
  const { max } = queries.fn
  const row = await queries
    .selectFrom('openplat_snapshots')
    .select([max('kept_at').as('kept'), max('opened_at').as('opened')])
    .executeTakeFirstOrThrow()
  return [row.kept, row.opened]
    .flatMap((time) => time ?? [])
    .sort()
    .at(-1)
}

export async function expireBodies(queries: Queries, at: string): Promise<bigint> {
  const { numUpdatedRows } = await queries
    .updateTable('openplat_snapshots')
    .set({ body: null, bytes: 0, ended_as: 'expired', ended_at: sql.ref('expires_at') })
    .where('expires_at', '<=', at)
    .where('ended_as', 'is', null)
    .executeTakeFirst()
  if (numUpdatedRows > 0n)
    await deleteFeeds(
      queries,
      queries.selectFrom('openplat_snapshots').select('id').where('ended_as', 'is not', null),
    )
  return numUpdatedRows
}

export async function measure(queries: Queries): Promise<{ snapshots: number; bytes: number }> {
  const { countAll, sum } = queries.fn
  const row = await queries
    .selectFrom('openplat_snapshots')
    .select([countAll().as('snapshots'), sum('bytes').as('bytes')])
    .where('bytes', '>', 0)
    .executeTakeFirstOrThrow()
  const feeds = await queries
    .selectFrom('openplat_feeds')
    .select(sum('bytes').as('bytes'))
    .executeTakeFirstOrThrow()
  // PostgreSQL returns counts and sums as text.
  return {
    snapshots: Number(row.snapshots),
    bytes: Number(row.bytes ?? 0) + Number(feeds.bytes ?? 0),
  }
}
