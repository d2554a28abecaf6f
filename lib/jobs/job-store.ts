import { randomBytes } from 'node:crypto'
import type { Logger } from 'pino'
import {
  createConnection,
  createExpiry,
  type StoreConnection,
  type StoreLocation,
} from '@/lib/snapshots/connection'
import type { Database } from '@/lib/snapshots/database'
import { digestOfKey, findDigest, makeRemovalKey } from '@/lib/snapshots/removal-key'
import { createStoreLanes } from '@/lib/snapshots/store-lanes'
import {
  type JobCell,
  type JobCellCount,
  type JobCellEntry,
  type JobCellState,
  type JobOpenOutcome,
  type JobState,
  PLACE,
  type PlaceList,
} from './job'
import { packJson, unpackCell, unpackList } from './pack'
import type { JobCellFilter } from './rows'

export type JobStartOutcome =
  | { kind: 'started' }
  /** The visitor has another job that waits or runs. */
  | { kind: 'busy' }
  | { kind: 'wrong-key' | 'not-possible' | 'unavailable' }

export type JobChangeOutcome = 'done' | 'wrong-key' | 'not-possible' | 'unavailable'

/**
 * If the database is unavailable, a method returns undefined or `unavailable` instead of throwing, because
 * the rest of the site works without it.
 */
export interface JobStore {
  draft(list: PlaceList): Promise<{ id: string; key: string } | undefined>
  open(id: string): Promise<JobOpenOutcome>
  replaceList(id: string, key: string, list: PlaceList): Promise<JobChangeOutcome>
  /** `owner` identifies the visitor, who may have only one open job. */
  start(id: string, key: string, owner: string): Promise<JobStartOutcome>
  stop(id: string, key: string): Promise<JobChangeOutcome>
  checkKey(id: string, key: string): Promise<JobChangeOutcome>
  retry(id: string, key: string, owner: string): Promise<JobStartOutcome>
  remove(id: string, key: string): Promise<JobChangeOutcome>
  cells(id: string, filter?: JobCellFilter): Promise<JobCellEntry[] | undefined>
  rowsWith(id: string, state: JobCellState): Promise<number[] | undefined>
  counts(id: string): Promise<JobCellCount[] | undefined>
  before(startedAt: string): Promise<number | undefined>
  worker: JobWorkerStore
  close(): Promise<void>
}

export interface OpenJob {
  id: string
  state: JobState
  startedAt: string
}

/**
 * For the processes that work on the jobs. If the store is unavailable, `begin` returns false, and the other
 * methods return undefined.
 */
export interface JobWorkerStore {
  takeLease(owner: string): Promise<boolean | undefined>
  releaseLease(owner: string): Promise<void>
  openJobs(most: number): Promise<OpenJob[] | undefined>
  answered(id: string): Promise<{ row: number; fact: string; state: JobCellState }[] | undefined>
  begin(id: string): Promise<boolean>
  /** The cells are written only while the job is `running` or `stopped`. */
  write(id: string, cells: readonly JobCellEntry[]): Promise<JobState | 'removed' | 'expired' | undefined>
  finish(id: string): Promise<void>
}

interface Options extends StoreLocation {
  connection?: StoreConnection
  /** Days after which a started list expires. 0 disables expiry. */
  days: number
  log: Pick<Logger, 'warn' | 'info'>
  now: () => Date
  elapsedMs?: () => number
  leaseMs?: number
}

const READING_MS = 4_000
const WRITING_MS = 8_000
const DAY_MS = 86_400_000
const LEASE_MS = 15_000
const LEASE = 'jobs'

export function createJobStore(options: Options): JobStore {
  const { log, now, days, elapsedMs = () => performance.now(), leaseMs = LEASE_MS } = options
  const { connection = createConnection(options) } = options
  const lanes = createStoreLanes({
    connection,
    log,
    subject: 'Lists of places',
    readingMs: READING_MS,
    writingMs: WRITING_MS,
  })
  const expiry = createExpiry({
    writing: lanes.writing,
    database: connection.databaseForWriting,
    now,
    elapsedMs,
  })
  type Queries = Database['queries']
  const rows = () => import('./rows')
  const time = () => now().toISOString()
  const after = (ms: number) => new Date(now().getTime() + ms).toISOString()

  async function change<T>(
    id: string,
    key: string,
    action: (queries: Queries) => Promise<T>,
  ): Promise<T | 'wrong-key' | 'not-possible' | 'unavailable'> {
    const done = await lanes.write(async (queries) => {
      const row = await (await rows()).loadJob(queries, id)
      if (!row || row.gone_as) return 'not-possible' as const
      if (!findDigest(key, [row.key_digest])) return 'wrong-key' as const
      return action(queries)
    })
    return done ?? 'unavailable'
  }

  async function begin(
    id: string,
    key: string,
    owner: string,
    from: readonly JobState[],
    prepare: (queries: Queries) => Promise<void>,
  ): Promise<JobStartOutcome> {
    const outcome = await change(id, key, async (queries) => {
      const { findOpenOf, moveJob } = await rows()
      if (await findOpenOf(queries, owner)) return 'busy' as const
      await prepare(queries)
      const expiresAt = days === 0 ? null : after(days * DAY_MS)
      const set = { owner, started_at: time(), ended_at: null, expires_at: expiresAt }
      return (await moveJob(queries, id, { from, to: 'waiting', set })) ? 'started' : 'not-possible'
    })
    return { kind: outcome }
  }

  const moved = async (queries: Queries, id: string, from: readonly JobState[], to: JobState) => {
    const set = { owner: null, ended_at: time() }
    return (await (await rows()).moveJob(queries, id, { from, to, set })) ? 'done' : 'not-possible'
  }

  return {
    async draft(list) {
      const [id, key] = [makeId(), makeRemovalKey()]
      void expiry.takeIfDue()
      const job = { id, keyDigest: digestOfKey(key), list: await packJson(list), madeAt: time() }
      const isStored = await lanes.write(async (queries) => {
        await (await rows()).insertJob(queries, { ...job, expiresAt: after(DAY_MS) })
        return true
      })
      return isStored ? { id, key } : undefined
    },
    async open(id) {
      const answer = await lanes.read(async (queries) => ({ row: await (await rows()).loadJob(queries, id) }))
      if (!answer) return { kind: 'unavailable' }
      void expiry.takeIfDue()
      const { row } = answer
      if (!row) return { kind: 'unknown' }
      if (row.gone_as) return { kind: row.gone_as, at: row.gone_at ?? row.made_at }
      const job = {
        id,
        state: row.state,
        list: await unpackList(row.list),
        madeAt: row.made_at,
        startedAt: row.started_at,
        endedAt: row.ended_at,
        expiresAt: row.expires_at,
      }
      return { kind: 'found', job }
    },
    async replaceList(id, key, list) {
      const body = await packJson(list)
      return change(id, key, async (queries) =>
        (await (await rows()).replaceList(queries, id, body)) ? 'done' : 'not-possible',
      )
    },
    start: (id, key, owner) => begin(id, key, owner, ['draft', 'stopped'], async () => undefined),
    retry: (id, key, owner) =>
      begin(id, key, owner, ['done', 'stopped'], async (queries) =>
        (await rows()).deleteFailed(queries, id, PLACE),
      ),
    checkKey: (id, key) => change(id, key, async () => 'done' as const),
    stop: (id, key) => change(id, key, (queries) => moved(queries, id, ['waiting', 'running'], 'stopped')),
    async remove(id, key) {
      return change(id, key, async (queries) => {
        await (await rows()).removeJob(queries, id, time())
        await (await connection.database()).wipe()
        return 'done' as const
      })
    },
    async cells(id, filter) {
      if (filter?.rows?.length === 0) return []
      const stored = await lanes.read(async (queries) => (await rows()).loadCells(queries, id, filter))
      if (!stored) return undefined
      return Promise.all(
        stored.map(async ({ row, fact, body }) => ({ row, fact, cell: await unpackCell(body) })),
      )
    },
    rowsWith: (id, state) => lanes.read(async (queries) => (await rows()).loadRowsWith(queries, id, state)),
    counts: (id) => lanes.read(async (queries) => (await rows()).countCells(queries, id)),
    before: (startedAt) => lanes.read(async (queries) => (await rows()).countBefore(queries, startedAt)),
    worker: {
      takeLease: (owner) =>
        lanes.write(async (queries) =>
          (await rows()).takeLease(queries, { name: LEASE, owner, now: time(), until: after(leaseMs) }),
        ),
      async releaseLease(owner) {
        await lanes.write(async (queries) => (await rows()).releaseLease(queries, LEASE, owner))
      },
      async openJobs(most) {
        const stored = await lanes.read(async (queries) => (await rows()).loadOpen(queries, most))
        return stored?.map(({ id, state, started_at }) => ({ id, state, startedAt: started_at ?? '' }))
      },
      answered: (id) => lanes.read(async (queries) => (await rows()).loadAnswered(queries, id)),
      begin: async (id) =>
        (await lanes.write(async (queries) =>
          (await rows()).moveJob(queries, id, { from: ['waiting', 'running'], to: 'running' }),
        )) ?? false,
      async write(id, cells) {
        const stored = await Promise.all(
          cells.map(async ({ row, fact, cell }) => ({
            row,
            fact,
            state: cell.state,
            body: await packJson(cell),
          })),
        )
        return lanes.write(async (queries) => (await rows()).writeCells(queries, id, stored))
      },
      async finish(id) {
        await lanes.write((queries) => moved(queries, id, ['running'], 'done'))
      },
    },
    close: connection.close,
  }
}

/** 192 random bits, so that a link cannot be guessed. */
const makeId = (): string => randomBytes(24).toString('base64url')

export const isJobId = (text: string): boolean => /^[\w-]{32}$/.test(text)

export const emptyCell = (state: JobCell['state'], answer: string, why?: string): JobCell => ({
  state,
  answer,
  ...(why ? { why } : {}),
  metas: [],
})
