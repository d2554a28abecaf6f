import type { Logger } from 'pino'
import { packJson, unpackJson } from '@/lib/jobs/pack'
import { createConnection, type StoreConnection, type StoreLocation } from '@/lib/snapshots/connection'
import type { Database } from '@/lib/snapshots/database'
import { createStoreLanes } from '@/lib/snapshots/store-lanes'
import { type FeedChange, type FeedChecks, feedChecks, valueChange } from './change'
import type { FeedRenewal } from './renew'

export interface StoredFeedEntry {
  number: number
  at: string
  change: FeedChange
}

export interface StoredFeed {
  changedAt: string | null
  renewedAt: string | null
  dueAt: string
  /** Newest first. */
  entries: StoredFeedEntry[]
}

/**
 * If the database is unavailable, a method returns false or undefined instead of throwing, because the rest
 * of the site works without it.
 */
export interface FeedStore {
  /** Returns null if the feed does not exist. */
  open(id: string): Promise<StoredFeed | null | undefined>
  /** Does nothing if the feed exists. */
  make(id: string, dueAt: string): Promise<boolean>
  queue(id: string): Promise<boolean>
  remove(id: string): Promise<boolean>
  worker: FeedWorkerStore
  close(): Promise<void>
}

/** For the process that renews the feeds. Methods return undefined if the store is unavailable. */
export interface FeedWorkerStore {
  takeLease(owner: string): Promise<boolean | undefined>
  releaseLease(owner: string): Promise<void>
  listWork(most: number): Promise<{ id: string }[] | undefined>
  /** Returns null if the feed is not queued. */
  checks(id: string): Promise<FeedChecks | null | undefined>
  /** Does nothing unless `owner` holds the lease. */
  write(id: string, owner: string, turn: FeedRenewal): Promise<void>
  postpone(id: string, owner: string, dueAt: string): Promise<void>
}

interface Options extends StoreLocation {
  connection?: StoreConnection
  mostBytes: number
  /** Limit for all snapshots and feeds together. */
  mostBytesInAll: number
  log: Pick<Logger, 'warn' | 'info'>
  now: () => Date
}

export const MOST_ENTRIES = 100

const READING_MS = 2_500
const WRITING_MS = 6_000
const LEASE_MS = 15_000
const LEASE = 'feeds'

interface EntryRow {
  number: number
  at: string
  body: unknown
}

async function readEntry({ number, at, body }: EntryRow): Promise<StoredFeedEntry[]> {
  const json = await unpackJson(body).catch(() => undefined)
  const change = valueChange.safeParse(json).data
  return change ? [{ number, at, change }] : []
}

export function createFeedStore(options: Options): FeedStore {
  const { log, now, mostBytes, mostBytesInAll } = options
  const { connection = createConnection(options) } = options
  const lanes = createStoreLanes({
    connection,
    log,
    subject: 'Feeds',
    readingMs: READING_MS,
    writingMs: WRITING_MS,
  })
  type Queries = Database['queries']
  const rows = () => import('./rows')
  const leases = () => import('@/lib/jobs/rows')
  const time = () => now().toISOString()

  async function hasRoom(queries: Queries, id: string, bytes: number): Promise<boolean> {
    if (bytes > mostBytes) return false
    const [{ measure }, { loadFeed }] = await Promise.all([import('@/lib/snapshots/rows'), rows()])
    const [all, feed] = [await measure(queries), await loadFeed(queries, id)]
    return all.bytes - (feed?.bytes ?? 0) + bytes <= mostBytesInAll
  }

  return {
    async open(id) {
      const stored = await lanes.read(async (queries) => {
        const { loadEntries, loadFeed } = await rows()
        return { row: await loadFeed(queries, id), entries: await loadEntries(queries, id, MOST_ENTRIES) }
      })
      if (!stored) return undefined
      const { row, entries } = stored
      if (!row) return null
      return {
        changedAt: row.changed_at,
        renewedAt: row.renewed_at,
        dueAt: row.due_at,
        entries: (await Promise.all(entries.map(readEntry))).flat(),
      }
    },
    async make(id, dueAt) {
      const made = await lanes.write(async (queries) => {
        await (await rows()).insertFeed(queries, id, dueAt)
        return true
      })
      return made ?? false
    },
    queue: async (id) =>
      (await lanes.write(async (queries) => (await rows()).queueFeed(queries, id, time()))) ?? false,
    async remove(id) {
      const removed = await lanes.write(async (queries) => {
        await (await rows()).deleteFeeds(queries, [id])
        await (await connection.database()).wipe()
        return true
      })
      return removed ?? false
    },
    worker: {
      takeLease: (owner) =>
        lanes.write(async (queries) =>
          (await leases()).takeLease(queries, {
            name: LEASE,
            owner,
            now: time(),
            until: new Date(now().getTime() + LEASE_MS).toISOString(),
          }),
        ),
      async releaseLease(owner) {
        await lanes.write(async (queries) => (await leases()).releaseLease(queries, LEASE, owner))
      },
      listWork: (most) => lanes.read(async (queries) => (await rows()).loadQueued(queries, most)),
      async checks(id) {
        const stored = await lanes.read(async (queries) => ({
          row: await (await rows()).loadFeed(queries, id),
        }))
        if (!stored?.row?.queued_at) return stored && null
        const { body } = stored.row
        return body === null ? {} : feedChecks.parse(await unpackJson(body))
      },
      async write(id, owner, { checks, changes, dueAt, isMoreDue }) {
        const body = await packJson(checks)
        const entries = await Promise.all(changes.slice(-MOST_ENTRIES).map(packJson))
        const at = time()
        await lanes.write(async (queries) => {
          const content = (await hasRoom(queries, id, body.byteLength))
            ? { content: { body, entries, mostEntries: MOST_ENTRIES } }
            : {}
          const turn = { id, at, dueAt, queuedAt: isMoreDue ? at : null, ...content }
          await (await rows()).writeTurn(queries, turn, { name: LEASE, owner })
        })
      },
      async postpone(id, owner, dueAt) {
        const turn = { id, at: time(), dueAt, queuedAt: null }
        await lanes.write(async (queries) => (await rows()).writeTurn(queries, turn, { name: LEASE, owner }))
      },
    },
    close: connection.close,
  }
}
