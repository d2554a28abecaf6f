import { type Kysely, sql } from 'kysely'
import type { Database, DatabaseTables } from './database'

/**
 * Each version is a list of statements, and a released version never changes. Both databases run the same
 * statements: `bytea` is PostgreSQL's type for bytes, and SQLite accepts any type name.
 */
const versions: readonly (readonly string[])[] = [
  [
    `create table openplat_snapshots (
       id text primary key,
       bytes integer not null,
       kept_at text not null,
       expires_at text,
       ended_as text,
       ended_at text,
       body bytea
     )`,
    'create index openplat_snapshots_bytes on openplat_snapshots (bytes)',
    'create index openplat_snapshots_expires_at on openplat_snapshots (expires_at)',
    `create table openplat_snapshot_keys (
       snapshot text not null,
       digest text not null,
       primary key (snapshot, digest)
     )`,
  ],
  [
    'alter table openplat_snapshots add column opened_at text',
    'create index openplat_snapshots_unopened on openplat_snapshots (opened_at, kept_at)',
  ],
  ['alter table openplat_snapshot_keys add column removed_at text'],
  [
    `create table openplat_jobs (
       id text primary key,
       key_digest text not null,
       owner text,
       state text not null,
       list bytea,
       made_at text not null,
       started_at text,
       ended_at text,
       expires_at text,
       gone_as text,
       gone_at text
     )`,
    'create index openplat_jobs_state on openplat_jobs (state, started_at)',
    'create index openplat_jobs_expires_at on openplat_jobs (expires_at)',
    `create table openplat_job_cells (
       job text not null,
       row_number integer not null,
       fact text not null,
       state text not null,
       body bytea not null,
       primary key (job, row_number, fact)
     )`,
    'create table openplat_leases (name text primary key, owner text not null, until text not null)',
  ],
  [
    `create table openplat_feeds (
       id text primary key,
       changed_at text,
       renewed_at text,
       due_at text not null,
       queued_at text,
       body bytea,
       bytes integer not null
     )`,
    'create index openplat_feeds_queued_at on openplat_feeds (queued_at)',
    `create table openplat_feed_entries (
       feed text not null,
       number integer not null,
       at text not null,
       body bytea not null,
       primary key (feed, number)
     )`,
  ],
]

/** If several instances start at once, one creates the tables and the others wait. */
export async function migrate({
  queries,
  beginAlone,
}: Pick<Database, 'queries' | 'beginAlone'>): Promise<void> {
  // A start with current tables writes nothing, so that the store can be opened on a full disk.
  if ((await versionOf(queries).catch(noneYet)) >= versions.length) return
  await queries.connection().execute(async (connection) => {
    const run = (statement: string) => sql.raw(statement).execute(connection)
    try {
      for (const statement of beginAlone) await run(statement)
      await run('create table if not exists openplat_schema (version integer primary key)')
      const version = await versionOf(connection)
      for (const [index, statements] of versions.entries()) {
        if (index < version) continue
        for (const statement of statements) await run(statement)
        await connection
          .insertInto('openplat_schema')
          .values({ version: index + 1 })
          .execute()
      }
      await run('commit')
    } catch (error) {
      await run('rollback').catch(() => undefined)
      throw error
    }
  })
}

/**
 * May return a version that is later than ours. Our code still works with its tables, because a migration
 * only adds to them.
 */
async function versionOf(queries: Kysely<DatabaseTables>): Promise<number> {
  const { max } = queries.fn
  const row = await queries
    .selectFrom('openplat_schema')
    .select(max('version').as('version'))
    .executeTakeFirst()
  return Number(row?.version ?? 0)
}

function noneYet(error: unknown): 0 {
  const { code, message = '' } = error as { code?: string; message?: string }
  if (code === '42P01' || message.includes('no such table')) return 0
  throw error
}
