import { randomBytes, randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import fc from 'fast-check'
import Libsql from 'libsql'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { answered, failed, packed, snapshotOf } from './testing/example-snapshot'
import { storesForTest } from './testing/example-store'

const { root, start, end } = await storesForTest()
afterAll(end)

const noise = (bytes: number) => randomBytes(bytes).toString('base64')

async function storeSnapshot(
  store: ReturnType<typeof start>,
  snapshot = snapshotOf([answered(randomUUID())]),
) {
  const result = await store.keep(snapshot)
  if (result.kind !== 'kept') throw new Error(`not kept: ${result.kind}`)
  return result
}

describe('embedded store', () => {
  it('opens a stored snapshot, including a failed result, after a restart', async () => {
    const folder = join(root, 'restart')
    const problem = { code: 'upstream_timeout' as const, message: 'Too slow.', issues: [] }
    const snapshot = snapshotOf([answered({ height: 3 }), failed(problem)])
    const { id, expiresAt } = await storeSnapshot(start({ folder }), snapshot)
    expect(await start({ folder }).open(id)).toEqual({ kind: 'found', snapshot, expiresAt })
    expect(((await stat(join(folder, 'snapshots.db'))).mode & 0o777).toString(8)).toBe('600')
  })

  it('opens any snapshot that it stored', async () => {
    const store = start()
    await fc.assert(
      fc.asyncProperty(fc.jsonValue(), async (value) => {
        const { id } = await storeSnapshot(store, snapshotOf([answered(value)]))
        expect(await store.open(id)).toMatchObject({ kind: 'found' })
      }),
      { numRuns: 30 },
    )
  })

  it('creates no file before it is used', async () => {
    const folder = join(root, 'unused')
    await start({ folder }).close()
    await expect(readdir(folder)).rejects.toThrow('ENOENT')
  })

  it.each([
    '',
    'x',
    'a'.repeat(42),
    'a'.repeat(44),
    `${'a'.repeat(42)}/`,
    `${'a'.repeat(42)}ä`,
    `${'a'.repeat(42)}\n`,
  ])('reports the id %j as an incomplete link', async (id) => {
    const store = start()
    expect(await store.open(id)).toEqual({ kind: 'not-whole' })
    expect(await store.remove(id, 'key')).toEqual({ kind: 'not-whole' })
  })

  it('reports an unknown id', async () => {
    const store = start()
    expect(await store.open('a'.repeat(43))).toEqual({ kind: 'unknown' })
    expect(await store.remove('a'.repeat(43), 'key')).toEqual({ kind: 'unknown' })
  })

  it('detects changed bytes, and repairs them when the same content is saved again', async () => {
    const folder = join(root, 'changed')
    const snapshot = snapshotOf([answered('as it was')])
    const { id } = await storeSnapshot(start({ folder }), snapshot)
    const forged = await packed(snapshotOf([answered('as somebody wishes')]))
    const file = new Libsql(join(folder, 'snapshots.db'))
    for (const body of [forged.body, Buffer.from('nothing of ours'), 'a text', 1e15, null]) {
      file.prepare('update openplat_snapshots set body = ? where id = ?').run([body, id])
      expect(await start({ folder }).open(id)).toEqual({ kind: 'altered' })
    }
    file.close()
    await storeSnapshot(start({ folder }), snapshot)
    expect(await start({ folder }).open(id)).toMatchObject({ kind: 'found' })
  })
})

describe('removal of a snapshot', () => {
  it('removes a snapshot with the right key, and accepts the key only once', async () => {
    const now = () => new Date('2026-11-30T08:00:00Z')
    const store = start({ now })
    const { id, removalKey } = await storeSnapshot(store)
    const other = await storeSnapshot(store)
    for (const wrong of ['', 'x', other.removalKey, `${removalKey} `])
      expect(await store.remove(id, wrong)).toEqual({ kind: 'wrong-key' })
    expect(await store.open(id)).toMatchObject({ kind: 'found' })
    expect(await store.remove(id, removalKey)).toEqual({ kind: 'removed' })
    expect(await store.open(id)).toEqual({ kind: 'removed', at: '2026-11-30T08:00:00.000Z' })
    expect(await store.remove(id, removalKey)).toEqual({ kind: 'already-removed' })
    expect(await store.remove(id, other.removalKey)).toEqual({ kind: 'wrong-key' })
    expect(await store.open(other.id)).toMatchObject({ kind: 'found' })
    expect(await store.size()).toMatchObject({ snapshots: 1 })
  })

  it('stores no removal key in plain text, and erases the content after a removal', async () => {
    const folder = join(root, 'wiped')
    const store = start({ folder })
    const snapshot = snapshotOf([answered(noise(40_000))])
    const { id, removalKey } = await storeSnapshot(store, snapshot)
    const { body } = await packed(snapshot)
    const holds = async (bytes: Buffer) => {
      const names = await readdir(folder)
      const files = await Promise.all(names.map((name) => readFile(join(folder, name))))
      return files.some((file) => file.includes(bytes))
    }
    expect(await holds(body.subarray(60, 90))).toBe(true)
    expect(await holds(Buffer.from(removalKey))).toBe(false)
    await store.remove(id, removalKey)
    for (let place = 0; place < body.byteLength - 32; place += 500)
      expect(await holds(body.subarray(place, place + 32))).toBe(false)
  })

  it('invalidates a used key, and removes the snapshot only with the last key', async () => {
    const store = start()
    const snapshot = snapshotOf([answered('the same')])
    const later = { ...snapshot, takenAt: '2026-11-22T10:07:00.000Z' }
    const [one, other] = [await storeSnapshot(store, snapshot), await storeSnapshot(store, later)]
    expect(other.id).toBe(one.id)
    expect([one.bytes > 0, other.bytes]).toEqual([true, 0])
    expect(await store.open(one.id), 'as it was taken first').toMatchObject({ snapshot })
    expect(await store.size()).toMatchObject({ snapshots: 1 })
    expect(await store.remove(one.id, other.removalKey)).toEqual({ kind: 'key-removed' })
    expect(await store.open(one.id)).toMatchObject({ kind: 'found', snapshot })
    expect(await store.remove(one.id, other.removalKey)).toEqual({ kind: 'already-removed' })
    expect(await store.open(one.id)).toMatchObject({ kind: 'found' })
    expect(await store.remove(one.id, one.removalKey)).toEqual({ kind: 'removed' })
    expect(await store.open(one.id)).toMatchObject({ kind: 'removed' })
    expect(await store.size()).toMatchObject({ snapshots: 0 })
  })

  it('refuses an old key for a snapshot that was saved again after its removal', async () => {
    const store = start()
    const snapshot = snapshotOf([answered('saved twice')])
    const first = await storeSnapshot(store, snapshot)
    await store.remove(first.id, first.removalKey)
    const second = await storeSnapshot(store, snapshot)
    expect(await store.remove(first.id, first.removalKey)).toEqual({ kind: 'already-removed' })
    expect(await store.open(first.id)).toMatchObject({ kind: 'found' })
    expect(await store.remove(first.id, second.removalKey)).toEqual({ kind: 'removed' })
  })
})

describe('expiry of a snapshot', () => {
  it('expires a snapshot on the promised day and deletes its content thirty days later', async () => {
    let time = new Date('2026-01-01T00:00:00Z')
    const store = start({ days: 30, now: () => time, elapsedMs: () => time.getTime() })
    const { id, removalKey, expiresAt } = await storeSnapshot(store)
    expect(expiresAt).toBe('2026-01-31T00:00:00.000Z')
    time = new Date('2026-01-30T23:59:59Z')
    expect(await store.open(id)).toMatchObject({ kind: 'found', expiresAt })
    time = new Date('2026-01-31T00:00:00Z')
    expect(await store.open(id)).toEqual({ kind: 'expired', at: expiresAt })
    time = new Date('2026-03-01T00:00:00Z')
    const later = await storeSnapshot(store)
    expect(await store.size()).toMatchObject({ snapshots: 2 })
    time = new Date('2026-03-02T02:00:00Z')
    await storeSnapshot(store)
    expect(await store.size()).toMatchObject({ snapshots: 2 })
    expect(await store.open(id)).toEqual({ kind: 'expired', at: expiresAt })
    expect(await store.remove(id, removalKey)).toEqual({ kind: 'already-removed' })
    expect(await store.open(later.id)).toMatchObject({ kind: 'found' })
  })

  it.each([
    ['while the process runs', false],
    ['when the process starts', true],
  ])('deletes nothing too early if the clock runs three years ahead %s', async (_, restarts) => {
    const folder = join(root, `ahead-${restarts}`)
    const right = new Date('2026-01-01T00:00:00Z')
    const ahead = new Date('2029-01-01T00:00:00Z')
    let time = right
    let elapsed = 0
    const clock = { now: () => time, elapsedMs: () => elapsed }
    let store = start({ folder, ...clock })
    const { id } = await storeSnapshot(store)
    const restart = async () => {
      if (!restarts) return
      await store.close()
      store = start({ folder, ...clock })
    }
    time = ahead
    await restart()
    for (let hours = 0; hours < 3; hours += 1) {
      elapsed += 3_600_000
      expect(await store.open(id)).toMatchObject({ kind: 'expired' })
      await storeSnapshot(store)
      await store.markOpened(id)
    }
    time = right
    await restart()
    elapsed += 3_600_000
    await storeSnapshot(store)
    expect(await store.open(id)).toMatchObject({ kind: 'found' })
  })

  it('preserves a snapshot that is saved again while a fast clock reports it as expired', async () => {
    let time = new Date('2026-01-01T00:00:00Z')
    const store = start({ now: () => time, elapsedMs: () => 0 })
    const snapshot = snapshotOf([answered('saved while ahead')])
    const first = await storeSnapshot(store, snapshot)
    time = new Date('2029-01-01T00:00:00Z')
    const second = await storeSnapshot(store, snapshot)
    expect(await store.remove(first.id, second.removalKey)).toEqual({ kind: 'key-removed' })
    time = new Date('2026-01-02T00:00:00Z')
    expect(await store.open(first.id)).toMatchObject({ kind: 'found' })
  })

  it.each([
    [730, 1, '2028-01-01T00:00:00.000Z'],
    [1, 730, '2028-01-01T00:00:00.000Z'],
    [0, 1, null],
    [1, 0, null],
  ])(
    'uses the longer expiry if a snapshot is saved twice (days until the expiry, 0 for none: %i, then %i)',
    async (days, again, expiresAt) => {
      const folder = join(root, `promise-${days}-${again}`)
      const now = () => new Date('2026-01-01T00:00:00Z')
      const snapshot = snapshotOf([answered('the same')])
      await storeSnapshot(start({ folder, days, now }), snapshot)
      const store = start({ folder, days: again, now })
      const { id, expiresAt: promised } = await storeSnapshot(store, snapshot)
      expect(promised).toBe(expiresAt)
      expect(await store.open(id)).toMatchObject({ kind: 'found', expiresAt })
    },
  )

  it('saves snapshots forever if no expiry is configured', async () => {
    let time = new Date('2026-01-01T00:00:00Z')
    const store = start({ days: 0, now: () => time })
    const { id, expiresAt } = await storeSnapshot(store)
    expect(expiresAt).toBeNull()
    time = new Date('2126-01-01T00:00:00Z')
    expect(await store.open(id)).toMatchObject({ kind: 'found', expiresAt: null })
  })
})

describe('size limits', () => {
  it('refuses a snapshot that is too large, and names the limit', async () => {
    const store = start({ mostBytes: 2_000 })
    await storeSnapshot(store)
    const result = await store.keep(snapshotOf([answered(noise(20_000))]))
    expect(result).toMatchObject({ kind: 'too-large', most: 2_000 })
    const plain = await store.keep(snapshotOf([answered('x'.repeat(33 * 1024 * 1024))]))
    expect(plain).toMatchObject({ kind: 'too-large' })
  })

  it('makes room by deleting the oldest unopened snapshot, but never an opened snapshot', async () => {
    const store = start({ mostBytesInAll: 20_000 })
    const large = () => snapshotOf([answered(noise(8_000))])
    const [shared, oldest] = [await storeSnapshot(store, large()), await storeSnapshot(store, large())]
    await store.markOpened(shared.id)
    const newest = await storeSnapshot(store, large())
    expect(await store.open(oldest.id)).toMatchObject({ kind: 'expired' })
    for (const { id } of [shared, newest]) {
      expect(await store.open(id)).toMatchObject({ kind: 'found' })
      await store.markOpened(id)
    }
    expect(await store.keep(large())).toEqual({ kind: 'full' })
    await store.remove(shared.id, shared.removalKey)
    await storeSnapshot(store, large())
    const { bytes = 0 } = (await store.size()) ?? {}
    expect(bytes).toBeGreaterThan(8_000)
    expect(bytes).toBeLessThan(20_000)
  })
})

describe('unusable store', () => {
  const unavailable = { kind: 'unavailable' }

  it('reports an unusable store without throwing, and retries later', async () => {
    const folder = join(root, 'in-the-way')
    await writeFile(folder, '')
    const log = { warn: vi.fn(), info: vi.fn(), error: vi.fn() }
    const store = start({ folder, log, restMs: 30 })
    for (let time = 0; time < 5; time += 1) {
      expect(await store.keep(snapshotOf([]))).toEqual(unavailable)
      expect(await store.open('a'.repeat(43))).toEqual(unavailable)
      expect(await store.remove('a'.repeat(43), 'key')).toEqual(unavailable)
      expect(await store.size()).toBeUndefined()
    }
    expect(log.warn.mock.calls.map(([, sentence]) => sentence).sort()).toEqual([
      'Snapshots cannot be kept or removed: everything else goes on',
      'Snapshots cannot be read: everything else goes on',
    ])
    await rm(folder)
    await vi.waitFor(async () => expect(await store.keep(snapshotOf([]))).toMatchObject({ kind: 'kept' }))
    await vi.waitFor(async () => expect(await store.size()).toMatchObject({ snapshots: 1 }))
    expect(log.info).toHaveBeenCalledTimes(2)
  })

  it('refuses to save into a deleted folder, still opens snapshots, and recovers when the folder is back', async () => {
    const folder = join(root, 'vanished')
    const log = { warn: vi.fn(), info: vi.fn(), error: vi.fn() }
    const store = start({ folder, log, restMs: 0 })
    const { id } = await storeSnapshot(store)
    await rename(folder, `${folder}-moved`)
    expect(await store.keep(snapshotOf([answered('lost')]))).toEqual(unavailable)
    expect(await store.remove(id, 'key')).toEqual(unavailable)
    expect(await store.open(id)).toMatchObject({ kind: 'found' })
    expect(log.warn.mock.calls).toEqual([
      [
        { reason: 'Error: snapshots.db was moved or deleted while it was open' },
        'Snapshots cannot be kept or removed: everything else goes on',
      ],
    ])
    await expect(readdir(folder)).rejects.toThrow('ENOENT')
    await rename(`${folder}-moved`, folder)
    await storeSnapshot(store)
    expect(await store.size()).toMatchObject({ snapshots: 2 })
  })

  it('saves into a new database file after the file was replaced', async () => {
    const folder = join(root, 'replaced')
    const store = start({ folder, restMs: 0 })
    await storeSnapshot(store)
    await rename(folder, `${folder}-moved`)
    await storeSnapshot(start({ folder }))
    expect(await store.keep(snapshotOf([]))).toEqual(unavailable)
    const { id } = await storeSnapshot(store)
    expect(await start({ folder }).open(id)).toMatchObject({ kind: 'found' })
  })

  it('refuses to use a foreign file', async () => {
    const folder = join(root, 'other')
    await mkdir(folder)
    await writeFile(join(folder, 'snapshots.db'), 'not a database '.repeat(1_000))
    expect(await start({ folder }).keep(snapshotOf([]))).toEqual(unavailable)
  })

  it('refuses a value that cannot be serialized, and logs the reason', async () => {
    const log = { warn: vi.fn(), info: vi.fn(), error: vi.fn() }
    const store = start({ log })
    expect(await store.keep(snapshotOf([answered(1n)]))).toEqual(unavailable)
    expect(log.error).toHaveBeenCalledWith({ reason: 'TypeError' }, 'writing a snapshot failed')
    await storeSnapshot(store)
  })
})
