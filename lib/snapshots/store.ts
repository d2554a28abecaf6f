import type { Snapshot } from './snapshot'

/** What became of a link to a snapshot. */
export type Opened =
  | { kind: 'found'; snapshot: Snapshot; expiresAt: string | null }
  /** No link of ours looks like this: cut off, or mistyped. */
  | { kind: 'not-whole' }
  | { kind: 'unknown' }
  | { kind: 'removed' | 'expired'; at: string }
  /** What is stored is not what was stored: it is not shown. */
  | { kind: 'altered' }
  /** Written by a later version of this program. */
  | { kind: 'newer'; version: number }
  /** The store cannot be asked now. */
  | { kind: 'unavailable' }

export type KeepOutcome =
  /** `bytes`: by how much the store has grown; 0 where somebody had kept the same before. */
  | { kind: 'kept'; id: string; removalKey: string; expiresAt: string | null; bytes: number }
  | { kind: 'too-large'; bytes: number; most: number }
  /** The store holds as much as whoever runs the site allows it, and all of it has been opened. */
  | { kind: 'full' }
  | { kind: 'unavailable' }

export type Removed = {
  /** `key-removed`: the key is used up, and the page stays for the other keys. */
  kind: 'removed' | 'key-removed' | 'already-removed' | 'wrong-key' | 'unknown' | 'not-whole' | 'unavailable'
}

/** Never throws: where the store cannot be used, everything else on the site goes on. */
export interface SnapshotStore {
  keep(snapshot: Snapshot): Promise<KeepOutcome>
  open(id: string): Promise<Opened>
  /** Somebody else than its maker has opened it: it is not dropped to make room. */
  markOpened(id: string): Promise<void>
  remove(id: string, removalKey: string): Promise<Removed>
  /** For the operator: how many, how large. */
  size(): Promise<{ snapshots: number; bytes: number } | undefined>
  close(): Promise<void>
}
