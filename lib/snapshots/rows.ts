import { type Kysely, sql } from 'kysely'
import type { Tables } from './database'

type Queries = Kysely<Tables>

interface Row {
  id: string
  body: Uint8Array
  keptAt: string
  expiresAt: string | null
}

/** The row and the maker's key, both or neither. What was removed or damaged under the same name is whole again. */
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
    await transaction
      .insertInto('openplat_snapshots')
      .values({ id, ...whole })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(whole))
      .execute()
    await writeKey(transaction, id, keyDigest)
  })
}

/** Somebody keeps what is here already: it stays as it was taken first, and until the later day. */
export async function keepLonger(
  queries: Queries,
  { id, expiresAt }: Pick<Row, 'id' | 'expiresAt'>,
  keyDigest: string,
): Promise<void> {
  await queries.transaction().execute(async (transaction) => {
    await transaction
      .updateTable('openplat_snapshots')
      .set({ expires_at: expiresAt })
      .where('id', '=', id)
      .execute()
    await writeKey(transaction, id, keyDigest)
  })
}

const writeKey = (queries: Queries, id: string, keyDigest: string) =>
  queries.insertInto('openplat_snapshot_keys').values({ snapshot: id, digest: keyDigest }).execute()

export const markOpened = (queries: Queries, id: string, at: string) =>
  queries
    .updateTable('openplat_snapshots')
    .set({ opened_at: at })
    .where('id', '=', id)
    .where('opened_at', 'is', null)
    .execute()

/** Enough to make room for the largest page that is kept, whatever their sizes. */
const MOST_DROPPED_AT_ONCE = 1_000

/** Takes the oldest bodies that nobody but their makers has opened, until so many bytes are free. */
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
  return freed
}

export const loadRow = (queries: Queries, id: string) =>
  queries.selectFrom('openplat_snapshots').selectAll().where('id', '=', id).executeTakeFirst()

/** As much of a row as a removal needs, and the digests of its keys. */
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

export async function removeBody(queries: Queries, id: string, at: string): Promise<boolean> {
  const { numUpdatedRows } = await queries
    .updateTable('openplat_snapshots')
    .set({ body: null, bytes: 0, ended_as: 'removed', ended_at: at })
    .where('id', '=', id)
    .where('ended_as', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Takes the bodies of all that is past its day, and says how many there were. */
export async function expireBodies(queries: Queries, at: string): Promise<bigint> {
  const { numUpdatedRows } = await queries
    .updateTable('openplat_snapshots')
    .set({ body: null, bytes: 0, ended_as: 'expired', ended_at: sql.ref('expires_at') })
    .where('expires_at', '<=', at)
    .where('ended_as', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows
}

export async function measure(queries: Queries): Promise<{ snapshots: number; bytes: number }> {
  const { countAll, sum } = queries.fn
  const row = await queries
    .selectFrom('openplat_snapshots')
    .select([countAll().as('snapshots'), sum('bytes').as('bytes')])
    .where('bytes', '>', 0)
    .executeTakeFirstOrThrow()
  // PostgreSQL tells sums as texts.
  return { snapshots: Number(row.snapshots), bytes: Number(row.bytes ?? 0) }
}
