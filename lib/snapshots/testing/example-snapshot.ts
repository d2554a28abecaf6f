import type { Problem } from '@/lib/connector/errors'
import type { Meta } from '@/lib/connector/result'
import { packSnapshot, plainBytesOf } from '../encode'
import { type Snapshot, type SnapshotCall, VERSION } from '../snapshot'

const meta: Meta = {
  connector: 'example-tides',
  method: 'getHeights',
  source: 'Tides',
  publisher: 'Office of Examples',
  attribution: 'Office of Examples, tides',
  licence: 'Public domain',
  requests: [{ method: 'GET', url: 'https://tides.example.gov/heights?station=0123' }],
  retrievedAt: '2026-11-22T10:00:00.000Z',
  ageSeconds: 0,
  state: 'miss',
  sample: true,
}

export const answered = (data: unknown): SnapshotCall => ({
  connector: meta.connector,
  method: meta.method,
  params: { station: '0123' },
  result: { ok: true, data, meta },
  asSeen: true,
})

export const failed = (error: Problem): SnapshotCall => ({ ...answered(null), result: { ok: false, error } })

export const snapshotOf = (readings: SnapshotCall[], takenAt = '2026-11-22T10:00:01.000Z'): Snapshot => ({
  version: VERSION,
  href: '/land?at=39.5,-98.5',
  takenAt,
  release: '0.1.0+example',
  sample: true,
  readings,
})

export const packed = (snapshot: Snapshot) => packSnapshot(plainBytesOf(snapshot))
