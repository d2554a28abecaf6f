import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { type Snapshot, VERSION } from '@/lib/snapshots/snapshot'
import { createApp } from './engine'

const folder = await mkdtemp(join(tmpdir(), 'house-'))
afterAll(() => rm(folder, { recursive: true }))

const environment = { UPSTREAM: 'sample', LOG_LEVEL: 'silent', DATA_DIR: folder }
const point = { latitude: 39.5, longitude: -98.5 }

async function snapshotOfPoint({ engine }: Awaited<ReturnType<typeof createApp>>): Promise<Snapshot> {
  const result = await engine.call('federal-elevation', 'getElevation', point)
  expect(result.ok).toBe(true)
  const reading = {
    connector: 'federal-elevation',
    method: 'getElevation',
    params: point,
    result,
    asSeen: true,
  }
  return {
    version: VERSION,
    href: '/land?at=39.5,-98.5',
    takenAt: new Date().toISOString(),
    release: engine.release,
    sample: engine.sample,
    readings: [reading],
  }
}

describe('snapshots of an app', () => {
  it('opens a saved snapshot after a restart of the app, and refuses a snapshot above the size limit', async () => {
    const app = await createApp({ environment })
    const snapshot = await snapshotOfPoint(app)
    const saved = await app.snapshots.keep(snapshot)
    await app.close()
    if (saved.kind !== 'kept') throw new Error(saved.kind)
    expect(Date.parse(saved.expiresAt ?? '') - Date.now()).toBeGreaterThan(729 * 86_400_000)
    const next = await createApp({ environment: { ...environment, SNAPSHOT_KILOBYTES: '1' } })
    expect(await next.snapshots.open(saved.id)).toMatchObject({ kind: 'found', snapshot })
    const large = { ...snapshot, readings: Array.from({ length: 9 }, (_, n) => readingOf(snapshot, n)) }
    expect(await next.snapshots.keep(large)).toMatchObject({ kind: 'too-large', most: 1024 })
    await next.close()
  })

  it('runs method calls while the snapshot store is unavailable', async () => {
    const DATABASE_URL = 'postgres://somebody:of-nobody@127.0.0.1:1/test'
    const app = await createApp({ environment: { ...environment, DATABASE_URL } })
    const snapshot = await snapshotOfPoint(app)
    expect(await app.snapshots.keep(snapshot)).toEqual({ kind: 'unavailable' })
    expect(await app.engine.call('federal-elevation', 'getElevation', point)).toMatchObject({ ok: true })
    await app.close()
  })
})

function readingOf({ readings: [reading] }: Snapshot, n: number) {
  if (!reading) throw new Error('There is no reading')
  const noise = randomBytes(500).toString('base64')
  return { ...reading, params: { ...reading.params, n, noise } }
}
