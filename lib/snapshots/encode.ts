import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import { canonicalKey } from '@/lib/connector/engine/canonical-key'
import { parseJson } from '@/lib/parse-json'
import { type Snapshot, snapshotSchema, VERSION } from './snapshot'

const compress = promisify(gzip)
const expand = promisify(gunzip)

/** Limits packing and unpacking, whatever size the stored bytes declare. */
export const MOST_PLAIN_BYTES = 32 * 1024 * 1024
const DIGEST_BYTES = 32

const digest = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest()

export const isWholeId = (id: string): boolean => /^[\w-]{43}$/.test(id)

export const plainBytesOf = (snapshot: Snapshot): Buffer => Buffer.from(canonicalKey(snapshot))

/**
 * The id excludes the time and the version, which come last in key order. So two people who see the same
 * answers share one page, and different content cannot have the same link.
 */
const contentOf = (plain: Buffer): Buffer => plain.subarray(0, plain.lastIndexOf(',"takenAt":'))

export interface SnapshotBytes {
  id: string
  /**
   * The digest of the compressed bytes, followed by these bytes. gzip alone ignores changes of some bytes.
   */
  body: Buffer
}

export async function packSnapshot(plain: Buffer): Promise<SnapshotBytes> {
  const compressed = await compress(plain)
  return {
    id: digest(contentOf(plain)).toString('base64url'),
    body: Buffer.concat([digest(compressed), compressed]),
  }
}

export async function unpackSnapshot(id: string, body: Uint8Array): Promise<ReturnType<typeof readWritten>> {
  const compressed = body.subarray(DIGEST_BYTES)
  if (!digest(compressed).equals(body.subarray(0, DIGEST_BYTES))) return { kind: 'altered' }
  const plain = await expand(compressed, { maxOutputLength: MOST_PLAIN_BYTES }).catch(() => undefined)
  // Version 1 computed the id from the whole text.
  const isNamed = [contentOf, (whole: Buffer) => whole].some(
    (part) => plain && digest(part(plain)).toString('base64url') === id,
  )
  if (!plain || !isNamed) return { kind: 'altered' }
  return readWritten(parseJson(plain.toString()))
}

/**
 * One decoder for each version that was ever released. If the format changes, the old decoder keeps its own
 * schema here and returns the current format. A test opens snapshots of every version from `corpus`.
 */
const readers: Record<number, (written: unknown) => Snapshot | undefined> = {
  1: (json) => snapshotSchema.safeParse(json).data,
  2: (json) => snapshotSchema.safeParse(json).data,
}

type ReadBack =
  | { kind: 'found'; snapshot: Snapshot }
  | { kind: 'altered' }
  | { kind: 'newer'; version: number }

function readWritten(json: unknown): ReadBack {
  const version = json instanceof Object && 'version' in json ? json.version : undefined
  if (!Number.isInteger(version) || typeof version !== 'number') return { kind: 'altered' }
  if (version > VERSION) return { kind: 'newer', version }
  const snapshot = readers[version]?.(json)
  return snapshot ? { kind: 'found', snapshot } : { kind: 'altered' }
}
