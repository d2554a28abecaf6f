import type { Snapshot } from './snapshot'

export type SnapshotOpenOutcome =
  | { kind: 'found'; snapshot: Snapshot; expiresAt: string | null }
  | { kind: 'not-whole' }
  | { kind: 'unknown' }
  | { kind: 'removed' | 'expired'; at: string }
  | { kind: 'altered' }
  | { kind: 'newer'; version: number }
  | { kind: 'unavailable' }

export type SnapshotSaveOutcome =
  /** `bytes` is the growth of the store: 0 if an equal snapshot was already stored. */
  | { kind: 'kept'; id: string; removalKey: string; expiresAt: string | null; bytes: number }
  | { kind: 'too-large'; bytes: number; most: number }
  /**
   * The operator's limit is reached, and dropping the snapshots that only their makers opened would not make
   * enough room.
   */
  | { kind: 'full' }
  | { kind: 'unavailable' }

export type SnapshotRemovalOutcome = {
  /**
   * `key-removed` means that this key is now invalid, while the frozen copy stays, because other makers have
   * keys.
   */
  kind: 'removed' | 'key-removed' | 'already-removed' | 'wrong-key' | 'unknown' | 'not-whole' | 'unavailable'
}

/** Methods never throw, so that the rest of the site works without the store. */
export interface SnapshotStore {
  keep(snapshot: Snapshot): Promise<SnapshotSaveOutcome>
  open(id: string): Promise<SnapshotOpenOutcome>
  /**
   * Marks the snapshot as opened by a visitor other than its maker, so that it is never dropped to make room.
   */
  markOpened(id: string): Promise<void>
  remove(id: string, removalKey: string): Promise<SnapshotRemovalOutcome>
  size(): Promise<{ snapshots: number; bytes: number } | undefined>
  close(): Promise<void>
}
