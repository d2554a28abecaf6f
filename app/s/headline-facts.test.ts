import { beforeAll, describe, expect, it } from 'vitest'
import { describeSnapshot } from '@/app/_surfaces/frozen/describe-snapshot'
import { type App, createApp } from '@/connectors/engine'
import type { Snapshot, SnapshotCall } from '@/lib/snapshots/snapshot'
import { headlineFacts } from './headline-facts'

const point = { latitude: 45.68015, longitude: -107.91452 }
const questions = [
  ['federal-env-compliance', 'facilitiesNear', { service: 'all-media', ...point, radiusMiles: 1 }],
  ['federal-land-survey', 'getTownshipSection', point],
  ['federal-elevation', 'getElevation', point],
] as const

let readings: SnapshotCall[]

beforeAll(async () => {
  const app: App = await createApp({ environment: { UPSTREAM: 'sample', LOG_LEVEL: 'silent' } })
  readings = await Promise.all(
    questions.map(async ([connector, method, params]) => ({
      connector,
      method,
      params,
      asSeen: true,
      result: await app.engine.callNamed(connector, method, params, { internal: true }),
    })),
  )
  await app.close()
})

const snapshotOf = (href: string, stored = readings): Snapshot => ({
  version: 2,
  href,
  takenAt: '2026-11-22T12:00:00.000Z',
  release: 'test',
  sample: true,
  readings: stored,
})

describe('preview picture of a frozen page', () => {
  it('the preview image states place, day and facts in a fixed order', async () => {
    const card = await describeSnapshot(snapshotOf('/place?at=45.68015,-107.91452'), headlineFacts)
    expect(card).toMatchObject({
      title: '45.68015, -107.91452',
      place: 'Big Horn County, Montana',
      where: { point },
      foot: 'Frozen copy of November 22, 2026. Nothing in it has been updated since.',
      sample: true,
    })
    expect(card.facts).toEqual([
      expect.stringMatching(/^[\d,]+ regulated facilit(y|ies) within 1 mile$/),
      expect.stringMatching(/^Elevation about [\d,]+ feet$/),
      expect.stringMatching(/^Section \d+, T\d+[NS] R\d+[EW]/),
    ])
  })

  it('the preview image states the flood zone first, and the risk of a special flood hazard area', () => {
    const [first] = readings
    if (!first?.result.ok) throw new Error('the samples answer')
    const zoned = (zone: string, specialFloodHazardArea: string): SnapshotCall => ({
      ...first,
      connector: 'federal-flood-hazard',
      method: 'getFloodZone',
      params: point,
      result: { ...first.result, ok: true, data: { zones: [{ zone, specialFloodHazardArea }] } } as never,
    })
    const headline = (one: SnapshotCall) => headlineFacts({ readings: [...readings, one] })[0]
    expect(headline(zoned('AE', 'yes'))).toBe('Flood zone AE: high flood risk')
    expect(headline(zoned('X', 'no'))).toBe('Flood zone X')
  })

  it('the preview image omits failures, results in another shape, and unknown methods', () => {
    const failed = {
      ok: false as const,
      error: { code: 'upstream_timeout' as const, message: '', issues: [] },
    }
    const strange = readings.map((reading) =>
      reading.result.ok ? { ...reading, result: { ...reading.result, data: { records: 'none' } } } : reading,
    )
    expect(headlineFacts({ readings: readings.map((reading) => ({ ...reading, result: failed })) })).toEqual(
      [],
    )
    expect(headlineFacts({ readings: strange })).toEqual([])
    expect(
      headlineFacts({ readings: readings.map((reading) => ({ ...reading, method: 'constructor' })) }),
    ).toEqual([])
  })

  it('the preview image names the kind of page if the page has no place', async () => {
    const costs = await describeSnapshot(snapshotOf('/costs?series=CUUR0000SEHA', []), headlineFacts)
    expect(costs.title).toBe('Costs')
    expect((await describeSnapshot(snapshotOf('/nowhere', []), headlineFacts)).title).toBe('Openplat')
  })
})
