import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import { canonicalKey } from '@/lib/connector/engine/canonical-key'
import { parseJson } from '@/lib/parse-json'
import { type Snapshot, snapshotSchema, VERSION } from './snapshot'

const compress = promisify(gzip)
const expand = promisify(gunzip)

/**
 * Maximum size of an uncompressed snapshot. Unpacking stops at this size, whatever the compressed bytes
 * declare.
 */
export const MOST_PLAIN_BYTES = 32 * 1024 * 1024
const DIGEST_BYTES = 32

const digest = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest()

export const isWholeId = (id: string): boolean => /^[\w-]{43}$/.test(id)

export const plainBytesOf = (snapshot: Snapshot): Buffer => Buffer.from(canonicalKey(snapshot))

/** Excludes `takenAt` and `version`, which are last in key order, so that they do not change the id. */
const contentOf = (plain: Buffer): Buffer => plain.subarray(0, plain.lastIndexOf(',"takenAt":'))

export interface EncodedSnapshot {
  id: string
  /**
   * Digest of the compressed bytes, followed by the compressed bytes. The digest is needed because gunzip
   * does not detect every changed byte.
   */
  body: Buffer
}

export async function packSnapshot(plain: Buffer): Promise<EncodedSnapshot> {
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
  // In version 1, the id was the digest of the whole text.
  const isNamed = [contentOf, (whole: Buffer) => whole].some(
    (part) => plain && digest(part(plain)).toString('base64url') === id,
  )
  if (!plain || !isNamed) return { kind: 'altered' }
  return readWritten(parseJson(plain.toString()))
}

/**
 * The decoder of each released version stays here and returns the current format. If the schema changes, the
 * old decoder gets its own copy of the earlier schema.
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
