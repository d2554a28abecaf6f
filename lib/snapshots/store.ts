import type { Snapshot } from './snapshot'

export type SnapshotReading =
  | { kind: 'found'; snapshot: Snapshot; expiresAt: string | null }
  | { kind: 'not-whole' }
  | { kind: 'unknown' }
  | { kind: 'removed' | 'expired'; at: string }
  | { kind: 'altered' }
  | { kind: 'newer'; version: number }
  | { kind: 'unavailable' }

export type SaveOutcome =
  /** `bytes` is the growth of the store. It is 0 if the store already had an equal snapshot. */
  | { kind: 'kept'; id: string; removalKey: string; expiresAt: string | null; bytes: number }
  | { kind: 'too-large'; bytes: number; most: number }
  /**
   * The store has reached the operator's limit and can drop no snapshot, because visitors other than the
   * makers have opened all of them.
   */
  | { kind: 'full' }
  | { kind: 'unavailable' }

export type RemovalResult = {
  /** `key-removed` means that this key is now invalid, while the page stays for the other keys. */
  kind: 'removed' | 'key-removed' | 'already-removed' | 'wrong-key' | 'unknown' | 'not-whole' | 'unavailable'
}

/** No method throws, so that the rest of the site works without the store. */
export interface SnapshotStore {
  keep(snapshot: Snapshot): Promise<SaveOutcome>
  open(id: string): Promise<SnapshotReading>
  /**
   * Marks the snapshot as opened by a visitor other than its maker, so that it is not dropped to make room.
   */
  markOpened(id: string): Promise<void>
  remove(id: string, removalKey: string): Promise<RemovalResult>
  size(): Promise<{ snapshots: number; bytes: number } | undefined>
  close(): Promise<void>
}
