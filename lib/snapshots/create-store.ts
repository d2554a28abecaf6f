import type { Logger } from 'pino'
import {
  createConnection,
  createExpiry,
  type ExpiryTask,
  type StoreConnection,
  type StoreLocation,
} from './connection'
import { bytesOf } from './database'
import {
  type EncodedSnapshot,
  isWholeId,
  MOST_PLAIN_BYTES,
  packSnapshot,
  plainBytesOf,
  unpackSnapshot,
} from './encode'
import { createLane, type StoreBreaker } from './lane'
import { digestOfKey, findDigest, makeRemovalKey } from './removal-key'
import type { Snapshot } from './snapshot'
import type { SnapshotOpenOutcome, SnapshotRemovalOutcome, SnapshotSaveOutcome, SnapshotStore } from './store'

interface Options extends StoreLocation {
  connection?: StoreConnection
  /** 0 means that snapshots never expire. */
  days: number
  mostBytes: number
  mostBytesInAll: number
  log: Pick<Logger, 'warn' | 'info' | 'error'>
  now: () => Date
  elapsedMs?: () => number
  restMs?: number
  patienceMs?: number
}

/** Shorter than `WRITING_MS`, because page loads wait for reads. */
const READING_MS = 2_500
const WRITING_MS = 6_000

interface Parts extends Omit<Options, 'connection'> {
  connection: StoreConnection
  reading: StoreBreaker
  writing: StoreBreaker
  expiry: ExpiryTask
}

export function createSnapshotStore(options: Options): SnapshotStore {
  const { log, now, restMs, patienceMs, elapsedMs = () => performance.now() } = options
  const { connection = createConnection(options) } = options
  const { failed, isClosed } = connection
  const both = { log, isClosed, restMs }
  const reading = createLane({
    ...both,
    what: 'read',
    failed: (failure) => failed(failure, 'reading'),
    patienceMs: patienceMs ?? READING_MS,
  })
  const writing = createLane({
    ...both,
    what: 'kept or removed',
    failed: (failure) => failed(failure, 'writing'),
    patienceMs: patienceMs ?? WRITING_MS,
  })
  const expiry = createExpiry({ writing, database: connection.databaseForWriting, now, elapsedMs })
  const parts = { ...options, connection, reading, writing, expiry }
  return {
    keep: (snapshot) => keep(parts, snapshot),
    open: (id) => open(parts, id),
    markOpened: (id) => markOpened(parts, id),
    remove: (id, removalKey) => remove(parts, id, removalKey),
    size: () =>
      reading.run(async () => (await import('./rows')).measure((await connection.database()).queries)),
    close: connection.close,
  }
}

async function keep(parts: Parts, snapshot: Snapshot): Promise<SnapshotSaveOutcome> {
  const packed = await packReadably(parts, snapshot)
  if ('kind' in packed) return packed
  const { connection, writing, expiry, days, now } = parts
  const { id, body } = packed
  const time = now()
  const expiresAt = days === 0 ? null : new Date(time.getTime() + days * 86_400_000).toISOString()
  const removalKey = makeRemovalKey()
  await expiry.takeIfDue()
  const keyDigest = digestOfKey(removalKey)
  const isHere = await isReadable(parts, id)
  const outcome = await writing.run(async (): Promise<SnapshotSaveOutcome> => {
    const { queries } = await connection.databaseForWriting()
    const { keepLonger, writeRow } = await import('./rows')
    const done = { kind: 'kept' as const, id, removalKey }
    const longer = isHere ? await keepLonger(queries, { id, expiresAt }, keyDigest) : undefined
    if (longer) return { ...done, ...longer, bytes: 0 }
    if (!(await makeRoom(parts, body.byteLength))) return { kind: 'full' }
    await writeRow(queries, { id, body, keptAt: time.toISOString(), expiresAt }, keyDigest)
    return { ...done, expiresAt, bytes: body.byteLength }
  })
  return outcome ?? { kind: 'unavailable' }
}

async function makeRoom({ connection, mostBytesInAll, now }: Parts, bytes: number): Promise<boolean> {
  const { queries, wipe } = await connection.databaseForWriting()
  const { dropUnopened, measure } = await import('./rows')
  const missing = (await measure(queries)).bytes + bytes - mostBytesInAll
  if (missing <= 0) return true
  if (bytes > mostBytesInAll || (await dropUnopened(queries, missing, now().toISOString())) === 0)
    return false
  await wipe()
  return true
}

const tooLarge = (bytes: number, most: number): SnapshotSaveOutcome => ({ kind: 'too-large', bytes, most })

/**
 * Checks that the packed snapshot can be opened. A failure is our own bug, so it is logged and not thrown.
 */
async function packReadably(
  { mostBytes, log }: Parts,
  snapshot: Snapshot,
): Promise<EncodedSnapshot | SnapshotSaveOutcome> {
  try {
    const plain = plainBytesOf(snapshot)
    if (plain.byteLength > MOST_PLAIN_BYTES) return tooLarge(plain.byteLength, MOST_PLAIN_BYTES)
    const packed = await packSnapshot(plain)
    if (packed.body.byteLength > mostBytes) return tooLarge(packed.body.byteLength, mostBytes)
    if ((await unpackSnapshot(packed.id, packed.body)).kind === 'found') return packed
    throw new Error('What was written cannot be read')
  } catch (error) {
    log.error({ reason: error instanceof Error ? error.name : 'unknown' }, 'writing a snapshot failed')
    return { kind: 'unavailable' }
  }
}

async function markOpened({ connection, writing, now }: Parts, id: string): Promise<void> {
  await writing.run(async () => {
    const { queries } = await connection.databaseForWriting()
    return (await import('./rows')).markOpened(queries, id, now().toISOString())
  })
}

async function open({ connection, reading, expiry, now }: Parts, id: string): Promise<SnapshotOpenOutcome> {
  if (!isWholeId(id)) return { kind: 'not-whole' }
  const result = await reading.run(async () => {
    const { queries } = await connection.database()
    return { row: await (await import('./rows')).loadRow(queries, id) }
  })
  if (!result) return { kind: 'unavailable' }
  void expiry.takeIfDue()
  const { row } = result
  if (!row) return { kind: 'unknown' }
  if (row.ended_as && row.ended_at) return { kind: row.ended_as, at: row.ended_at }
  if (row.expires_at && row.expires_at <= now().toISOString()) return { kind: 'expired', at: row.expires_at }
  const outcome = await unpackSnapshot(id, bytesOf(row.body))
  return outcome.kind === 'found' ? { ...outcome, expiresAt: row.expires_at } : outcome
}

/**
 * Returns true if the body is stored and intact. The expiry is not checked, so that saving the same page
 * again extends an expired snapshot whose body still exists.
 */
async function isReadable({ connection, reading }: Parts, id: string): Promise<boolean> {
  const row = await reading.run(async () => {
    const { queries } = await connection.database()
    return (await (await import('./rows')).loadRow(queries, id)) ?? null
  })
  if (!row || row.ended_as) return false
  return (await unpackSnapshot(id, bytesOf(row.body))).kind === 'found'
}

async function remove(
  { connection, writing, now }: Parts,
  id: string,
  removalKey: string,
): Promise<SnapshotRemovalOutcome> {
  if (!isWholeId(id)) return { kind: 'not-whole' }
  const removed = await writing.run(async (): Promise<SnapshotRemovalOutcome> => {
    const { queries, wipe } = await connection.databaseForWriting()
    const { loadKeys, removeKey } = await import('./rows')
    const { row, digests } = await loadKeys(queries, id)
    if (!row) return { kind: 'unknown' }
    const digest = findDigest(removalKey, digests)
    if (!digest) return { kind: 'wrong-key' }
    const kind = await removeKey(queries, { id, digest, at: now().toISOString() })
    if (kind === 'removed') await wipe()
    return { kind }
  })
  return removed ?? { kind: 'unavailable' }
}
