import type { Kysely } from 'kysely'
import type { CellState, JobState } from '@/lib/jobs/job'

/** Days and times are ISO texts in UTC, so that both databases sort them by time. */
export interface Tables {
  openplat_snapshots: {
    id: string
    /**
     * Null after the snapshot was removed or has expired. The row stays, so that the link can explain what
     * happened.
     */
    body: Uint8Array | ArrayBuffer | null
    bytes: number
    kept_at: string
    expires_at: string | null
    ended_as: 'removed' | 'expired' | null
    ended_at: string | null
    opened_at: string | null
  }
  /** Equal snapshots share one row, and each of their makers has a key. */
  openplat_snapshot_keys: { snapshot: string; digest: string; removed_at: string | null }
  openplat_jobs: {
    id: string
    key_digest: string
    /** Keyed digest of the visitor. Present only while the job waits or runs. */
    owner: string | null
    state: JobState
    /**
     * Null after the job was removed or has expired. The row stays, so that its link can explain what
     * happened.
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
    state: CellState
    body: Uint8Array | ArrayBuffer
  }
  openplat_feeds: {
    id: string
    changed_at: string | null
    renewed_at: string | null
    due_at: string
    /** Set while the renewal waits or runs. The feed that waits longest comes first. */
    queued_at: string | null
    body: Uint8Array | ArrayBuffer | null
    bytes: number
  }
  openplat_feed_entries: { feed: string; number: number; at: string; body: Uint8Array | ArrayBuffer }
  openplat_leases: { name: string; owner: string; until: string }
  openplat_schema: { version: number }
}

export interface Database {
  queries: Kysely<Tables>
  /** Begins a transaction that never overlaps with those of other instances. */
  beginAlone: readonly string[]
  /** Returns true if the connection is usable after the failure. Otherwise the connection is opened again. */
  survives(failure: unknown, during: 'reading' | 'writing'): boolean
  /** Throws if the file was moved or deleted since it was opened, because a write to it would be lost. */
  expectInPlace(): Promise<void>
  /** Overwrites removed content, so that it is no longer readable in the file. */
  wipe(): Promise<void>
  close(): Promise<void>
}

export function bytesOf(body: unknown): Uint8Array {
  if (body instanceof Uint8Array) return body
  return body instanceof ArrayBuffer ? new Uint8Array(body) : new Uint8Array()
}
