import type { Kysely } from 'kysely'
import type { JobCellState, JobState } from '@/lib/jobs/job'

/** Days and times are ISO texts in UTC, so that the order of the texts is the order in time. */
export interface DatabaseTables {
  openplat_snapshots: {
    id: string
    /**
     * Null after a removal or an expiry has deleted the body. The row stays, so that the page at the link can
     * explain what happened.
     */
    body: Uint8Array | ArrayBuffer | null
    bytes: number
    kept_at: string
    expires_at: string | null
    ended_as: 'removed' | 'expired' | null
    ended_at: string | null
    opened_at: string | null
  }
  /** Equal snapshots share one row, and each save has its own key. */
  openplat_snapshot_keys: { snapshot: string; digest: string; removed_at: string | null }
  openplat_jobs: {
    id: string
    key_digest: string
    /** Keyed digest of the visitor. Null unless the job waits or runs. */
    owner: string | null
    state: JobState
    /**
     * Null after a removal or an expiry has deleted the list. The row stays, so that the page at the link can
     * explain what happened.
     */
    list: Uint8Array | ArrayBuffer | null
    made_at: string
    started_at: string | null
    ended_at: string | null
    expires_at: string | null
    gone_as: 'removed' | 'expired' | null
    gone_at: string | null
  }
  openplat_job_cells: {
    job: string
    row_number: number
    fact: string
    state: JobCellState
    body: Uint8Array | ArrayBuffer
  }
  openplat_feeds: {
    id: string
    changed_at: string | null
    renewed_at: string | null
    due_at: string
    /** Time at which the renewal was queued, or null if no renewal waits or runs. */
    queued_at: string | null
    body: Uint8Array | ArrayBuffer | null
    bytes: number
  }
  openplat_feed_entries: { feed: string; number: number; at: string; body: Uint8Array | ArrayBuffer }
  openplat_leases: { name: string; owner: string; until: string }
  openplat_schema: { version: number }
}

export interface Database {
  queries: Kysely<DatabaseTables>
  /** Statements that begin a transaction. Instances run such transactions one at a time. */
  beginAlone: readonly string[]
  /** Returns true if the connection is usable after the failure. Otherwise the caller opens a new one. */
  survives(failure: unknown, during: 'reading' | 'writing'): boolean
  /**
   * Throws if the database file was moved, deleted or replaced since it was opened, because a write would be
   * lost.
   */
  expectInPlace(): Promise<void>
  /** Empties the write-ahead log of the embedded database, which may still contain removed content. */
  wipe(): Promise<void>
  close(): Promise<void>
}

export function bytesOf(body: unknown): Uint8Array {
  if (body instanceof Uint8Array) return body
  return body instanceof ArrayBuffer ? new Uint8Array(body) : new Uint8Array()
}
