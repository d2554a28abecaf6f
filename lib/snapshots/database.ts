import type { Kysely } from 'kysely'

/** Days and times are ISO texts in UTC, which stand in the order of time in both databases. */
export interface Tables {
  openplat_snapshots: {
    id: string
    /** Empty once the snapshot is removed or expired: the row stays, so that its link can say so. */
    body: Uint8Array | ArrayBuffer | null
    bytes: number
    kept_at: string
    expires_at: string | null
    ended_as: 'removed' | 'expired' | null
    ended_at: string | null
    /** When somebody else than its maker first opened it. */
    opened_at: string | null
  }
  /** Equal snapshots are one row, and each maker has a key. */
  openplat_snapshot_keys: { snapshot: string; digest: string; removed_at: string | null }
  openplat_schema: { version: number }
}

/** What the embedded database and PostgreSQL do each in its own way; everything else is one code. */
export interface Database {
  queries: Kysely<Tables>
  /** Begins a transaction that no other instance's can overtake. */
  beginAlone: readonly string[]
  /** Whether it can be asked on after a failure; else it is opened anew. */
  survives(failure: unknown, during: 'reading' | 'writing'): boolean
  /** Throws if the file was moved or deleted since it was opened: a write to it would be lost. */
  expectInPlace(): Promise<void>
  /** Nothing of what was removed may stay readable in the file. */
  wipe(): Promise<void>
  close(): Promise<void>
}

/** Each driver has bytes of its own kind; whatever else stands there was not written by us. */
export function bytesOf(body: unknown): Uint8Array {
  if (body instanceof Uint8Array) return body
  return body instanceof ArrayBuffer ? new Uint8Array(body) : new Uint8Array()
}
