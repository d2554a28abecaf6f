import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import { canonicalKey } from '@/lib/connector/canonical-key'
import { readWritten } from './readers'
import type { Snapshot } from './snapshot'

const compress = promisify(gzip)
const expand = promisify(gunzip)

/** Nothing larger is made, and nothing larger is unpacked, whatever the stored bytes claim. */
export const MOST_PLAIN_BYTES = 32 * 1024 * 1024
const DIGEST_BYTES = 32

const digest = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest()

/** 256 bits in base64url. */
export const isWholeId = (id: string): boolean => /^[\w-]{43}$/.test(id)

export const plainBytesOf = (snapshot: Snapshot): Buffer => Buffer.from(canonicalKey(snapshot))

export interface Packed {
  /** Of the content, so that equal snapshots are one, and another content cannot stand under the same link. */
  id: string
  /** The digest of the compressed bytes, then these. gzip has bytes that change nothing when they change. */
  body: Buffer
}

export async function packSnapshot(plain: Uint8Array): Promise<Packed> {
  const compressed = await compress(plain)
  return {
    id: digest(plain).toString('base64url'),
    body: Buffer.concat([digest(compressed), compressed]),
  }
}

/** What is stored is shown only if every byte of it is what was stored. */
export async function unpackSnapshot(id: string, body: Uint8Array): Promise<ReturnType<typeof readWritten>> {
  const compressed = body.subarray(DIGEST_BYTES)
  if (!digest(compressed).equals(body.subarray(0, DIGEST_BYTES))) return { kind: 'altered' }
  const plain = await expand(compressed, { maxOutputLength: MOST_PLAIN_BYTES }).catch(() => undefined)
  if (!plain || digest(plain).toString('base64url') !== id) return { kind: 'altered' }
  return readWritten(parse(plain.toString()))
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
