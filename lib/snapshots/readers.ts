import { type Snapshot, snapshotSchema, VERSION } from './snapshot'

/**
 * One reader for each version ever written. Where the shape changes, the old reader stays here with a schema of its
 * own and turns what it reads into the shape of today; `corpus` holds snapshots of every version for its test.
 */
const readers: Record<number, (written: unknown) => Snapshot | undefined> = {
  // The same shape as today's; only what it is named after differs.
  1: (written) => snapshotSchema.safeParse(written).data,
  2: (written) => snapshotSchema.safeParse(written).data,
}

type ReadBack =
  | { kind: 'found'; snapshot: Snapshot }
  | { kind: 'altered' }
  | { kind: 'newer'; version: number }

export function readWritten(written: unknown): ReadBack {
  const version = written instanceof Object && 'version' in written ? written.version : undefined
  if (!Number.isInteger(version) || typeof version !== 'number') return { kind: 'altered' }
  if (version > VERSION) return { kind: 'newer', version }
  const snapshot = readers[version]?.(written)
  return snapshot ? { kind: 'found', snapshot } : { kind: 'altered' }
}
