import type { Kysely, SelectQueryBuilder } from 'kysely'
import type { DatabaseTables } from '@/lib/snapshots/database'

type Queries = Kysely<DatabaseTables>

export const loadFeed = (queries: Queries, id: string) =>
  queries.selectFrom('openplat_feeds').selectAll().where('id', '=', id).executeTakeFirst()

export const loadEntries = (queries: Queries, feed: string, most: number) =>
  queries
    .selectFrom('openplat_feed_entries')
    .select(['number', 'at', 'body'])
    .where('feed', '=', feed)
    .orderBy('number', 'desc')
    .limit(most)
    .execute()

export const insertFeed = (queries: Queries, id: string, dueAt: string) =>
  queries
    .insertInto('openplat_feeds')
    .values({
      id,
      changed_at: null,
      renewed_at: null,
      due_at: dueAt,
      queued_at: null,
      body: null,
      bytes: 0,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()

export async function queueFeed(queries: Queries, id: string, at: string): Promise<boolean> {
  const { numUpdatedRows } = await queries
    .updateTable('openplat_feeds')
    .set({ queued_at: at })
    .where('id', '=', id)
    .where('due_at', '<=', at)
    .where('queued_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export const loadQueued = (queries: Queries, most: number) =>
  queries
    .selectFrom('openplat_feeds')
    .select('id')
    .where('queued_at', 'is not', null)
    .orderBy('queued_at')
    .orderBy('id')
    .limit(most)
    .execute()

export interface FeedRenewalRow {
  id: string
  at: string
  dueAt: string
  queuedAt: string | null
  /** Absent if the feed is only postponed, or if the store has no room. */
  content?: { body: Uint8Array; entries: readonly Uint8Array[]; mostEntries: number }
}

/**
 * Does nothing if the feed was deleted meanwhile, or if another process has taken the lease and renews the
 * feed.
 */
export const writeTurn = (queries: Queries, turn: FeedRenewalRow, lease: { name: string; owner: string }) =>
  queries.transaction().execute(async (transaction) => {
    const { id, at, dueAt, queuedAt, content } = turn
    // This update comes first, because it locks the row in PostgreSQL, and the file in SQLite.
    const { numUpdatedRows } = await transaction
      .updateTable('openplat_feeds')
      .set({ renewed_at: at, due_at: dueAt, queued_at: queuedAt })
      .where('id', '=', id)
      .where(({ exists, selectFrom }) =>
        exists(
          selectFrom('openplat_leases')
            .select('name')
            .where('name', '=', lease.name)
            .where('owner', '=', lease.owner),
        ),
      )
      .executeTakeFirst()
    if (numUpdatedRows === 0n || !content) return
    const { body, entries, mostEntries } = content
    await transaction
      .updateTable('openplat_feeds')
      .set({ body, bytes: body.byteLength })
      .where('id', '=', id)
      .execute()
    if (entries.length === 0) return
    await transaction.updateTable('openplat_feeds').set({ changed_at: at }).where('id', '=', id).execute()
    const [newest] = await loadEntries(transaction, id, 1)
    const last = newest?.number ?? 0
    await transaction
      .insertInto('openplat_feed_entries')
      .values(entries.map((entry, index) => ({ feed: id, number: last + index + 1, at, body: entry })))
      .execute()
    await transaction
      .deleteFrom('openplat_feed_entries')
      .where('feed', '=', id)
      .where('number', '<=', last + entries.length - mostEntries)
      .execute()
  })

export async function deleteFeeds(
  queries: Queries,
  ids: readonly string[] | SelectQueryBuilder<DatabaseTables, 'openplat_snapshots', { id: string }>,
): Promise<void> {
  await queries.deleteFrom('openplat_feed_entries').where('feed', 'in', ids).execute()
  await queries.deleteFrom('openplat_feeds').where('id', 'in', ids).execute()
}
