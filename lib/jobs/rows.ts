import type { Kysely, Transaction } from 'kysely'
import { deleteFeeds } from '@/lib/feeds/rows'
import type { DatabaseTables } from '@/lib/snapshots/database'
import type { JobCellState, JobState } from './job'

type Queries = Kysely<DatabaseTables>

export interface NewJobRow {
  id: string
  keyDigest: string
  list: Uint8Array
  madeAt: string
  expiresAt: string
}

export const insertJob = (queries: Queries, { id, keyDigest, list, madeAt, expiresAt }: NewJobRow) =>
  queries
    .insertInto('openplat_jobs')
    .values({
      id,
      key_digest: keyDigest,
      owner: null,
      state: 'draft',
      list,
      made_at: madeAt,
      started_at: null,
      ended_at: null,
      expires_at: expiresAt,
      gone_as: null,
      gone_at: null,
    })
    .execute()

export const loadJob = (queries: Queries, id: string) =>
  queries.selectFrom('openplat_jobs').selectAll().where('id', '=', id).executeTakeFirst()

export async function replaceList(queries: Queries, id: string, list: Uint8Array): Promise<boolean> {
  const { numUpdatedRows } = await queries
    .updateTable('openplat_jobs')
    .set({ list })
    .where('id', '=', id)
    .where('state', '=', 'draft')
    .where('gone_as', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

interface Move {
  from: readonly JobState[]
  to: JobState
  set?: { owner?: string | null; started_at?: string; ended_at?: string | null; expires_at?: string | null }
}

export async function moveJob(queries: Queries, id: string, { from, to, set = {} }: Move): Promise<boolean> {
  const { numUpdatedRows } = await queries
    .updateTable('openplat_jobs')
    .set({ ...set, state: to })
    .where('id', '=', id)
    .where('state', 'in', [...from])
    .where('gone_as', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

const open: JobState[] = ['waiting', 'running']

export const findOpenOf = (queries: Queries, owner: string) =>
  queries
    .selectFrom('openplat_jobs')
    .select('id')
    .where('owner', '=', owner)
    .where('state', 'in', open)
    .executeTakeFirst()

export const loadOpen = (queries: Queries, most: number) =>
  queries
    .selectFrom('openplat_jobs')
    .select(['id', 'state', 'started_at'])
    .where('state', 'in', open)
    .where('gone_as', 'is', null)
    .orderBy('started_at')
    .orderBy('id')
    .limit(most)
    .execute()

export async function countBefore(queries: Queries, startedAt: string): Promise<number> {
  const row = await queries
    .selectFrom('openplat_jobs')
    .select(queries.fn.countAll().as('jobs'))
    .where('state', 'in', open)
    .where('started_at', '<', startedAt)
    .executeTakeFirstOrThrow()
  return Number(row.jobs)
}

export interface JobCellRow {
  row: number
  fact: string
  state: JobCellState
  body: Uint8Array
}

/** SQLite accepts at most 32,766 values in a statement, and each cell has five. */
const CELLS_AT_ONCE = 500

/** Also writes results that arrive after the job was stopped. */
export const writeCells = (queries: Queries, job: string, cells: readonly JobCellRow[]) =>
  queries.transaction().execute(async (transaction) => {
    // This update changes nothing. It locks the row in PostgreSQL, and the file in SQLite, before the first
    // read.
    await transaction
      .updateTable('openplat_jobs')
      .set(({ ref }) => ({ state: ref('state') }))
      .where('id', '=', job)
      .execute()
    const row = await transaction
      .selectFrom('openplat_jobs')
      .select(['state', 'gone_as'])
      .where('id', '=', job)
      .executeTakeFirst()
    const state = row?.gone_as ?? row?.state
    if (state !== 'running' && state !== 'stopped') return state
    for (let at = 0; at < cells.length; at += CELLS_AT_ONCE) {
      const values = cells
        .slice(at, at + CELLS_AT_ONCE)
        .map(({ row: number, fact, state, body }) => ({ job, row_number: number, fact, state, body }))
      await transaction
        .insertInto('openplat_job_cells')
        .values(values)
        .onConflict((conflict) => conflict.columns(['job', 'row_number', 'fact']).doNothing())
        .execute()
    }
    return state
  })

export interface JobCellFilter {
  rows?: readonly number[]
  fact?: string
}

export const loadCells = (queries: Queries, job: string, { rows, fact }: JobCellFilter = {}) =>
  queries
    .selectFrom('openplat_job_cells')
    .select(['row_number as row', 'fact', 'state', 'body'])
    .where('job', '=', job)
    .$if(rows !== undefined, (query) => query.where('row_number', 'in', [...(rows ?? [])]))
    .$if(fact !== undefined, (query) => query.where('fact', '=', fact ?? ''))
    .orderBy('row_number')
    .execute()

export const loadAnswered = (queries: Queries, job: string) =>
  queries
    .selectFrom('openplat_job_cells')
    .select(['row_number as row', 'fact', 'state'])
    .where('job', '=', job)
    .execute()

export async function loadRowsWith(queries: Queries, job: string, state: JobCellState): Promise<number[]> {
  const rows = await queries
    .selectFrom('openplat_job_cells')
    .select('row_number')
    .distinct()
    .where('job', '=', job)
    .where('state', '=', state)
    .orderBy('row_number')
    .execute()
  return rows.map(({ row_number: row }) => row)
}

export async function countCells(queries: Queries, job: string) {
  const rows = await queries
    .selectFrom('openplat_job_cells')
    .select(['fact', 'state', queries.fn.countAll().as('count')])
    .where('job', '=', job)
    .groupBy(['fact', 'state'])
    .execute()
  // PostgreSQL returns counts as text.
  return rows.map(({ count, ...row }) => ({ ...row, count: Number(count) }))
}

/** Also deletes the other cells of a row whose place failed, because no request was sent for them. */
export async function deleteFailed(queries: Queries, job: string, place: string): Promise<void> {
  await queries.transaction().execute(async (transaction) => {
    await transaction
      .deleteFrom('openplat_job_cells')
      .where('job', '=', job)
      .where('row_number', 'in', (query) =>
        query
          .selectFrom('openplat_job_cells as placed')
          .select('placed.row_number')
          .where('placed.job', '=', job)
          .where('placed.fact', '=', place)
          .where('placed.state', '=', 'failed'),
      )
      .execute()
    await transaction
      .deleteFrom('openplat_job_cells')
      .where('job', '=', job)
      .where('state', '=', 'failed')
      .execute()
  })
}

export const removeJob = (queries: Queries, id: string, at: string) =>
  queries.transaction().execute((transaction) => end(transaction, [id], 'removed', at))

export const expireJobs = (queries: Queries, at: string): Promise<number> =>
  queries.transaction().execute(async (transaction) => {
    const due = await transaction
      .selectFrom('openplat_jobs')
      .select('id')
      .where('expires_at', '<=', at)
      .where('gone_as', 'is', null)
      .where('state', 'not in', open)
      .limit(100)
      .execute()
    const ids = due.map(({ id }) => id)
    if (ids.length > 0) await end(transaction, ids, 'expired', at)
    return ids.length
  })

async function end(
  transaction: Transaction<DatabaseTables>,
  ids: string[],
  as: 'removed' | 'expired',
  at: string,
) {
  await transaction
    .updateTable('openplat_jobs')
    .set({ list: null, owner: null, state: 'done', gone_as: as, gone_at: at })
    .where('id', 'in', ids)
    .where('gone_as', 'is', null)
    .execute()
  await transaction.deleteFrom('openplat_job_cells').where('job', 'in', ids).execute()
  await deleteFeeds(transaction, ids)
}

interface Lease {
  name: string
  owner: string
  now: string
  until: string
}

export async function takeLease(queries: Queries, { name, owner, now, until }: Lease): Promise<boolean> {
  await queries
    .insertInto('openplat_leases')
    .values({ name, owner, until })
    .onConflict((conflict) =>
      conflict
        .column('name')
        .doUpdateSet({ owner, until })
        .where(({ eb, or }) =>
          or([eb('openplat_leases.owner', '=', owner), eb('openplat_leases.until', '<=', now)]),
        ),
    )
    .execute()
  const row = await queries
    .selectFrom('openplat_leases')
    .select('owner')
    .where('name', '=', name)
    .executeTakeFirst()
  return row?.owner === owner
}

export const releaseLease = (queries: Queries, name: string, owner: string) =>
  queries.deleteFrom('openplat_leases').where('name', '=', name).where('owner', '=', owner).execute()
