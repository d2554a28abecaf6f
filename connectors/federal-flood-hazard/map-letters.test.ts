import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { createEngine } from '@/lib/connector/engine/engine'
import { dataOf } from '@/lib/connector/testing/data-of'
import { engineDeps } from '@/lib/connector/testing/engine-deps'
import { sampleTransport, type Transport } from '@/lib/connector/upstream/transport'
import { federalFloodHazard } from '.'
import { classOf } from './search-map-letters'
import { simulateFloodMap } from './simulator'
import { layers } from './wire'

const impatient = {
  ...federalFloodHazard,
  pace: { ...federalFloodHazard.pace, retries: 0, spacing: 0 },
}
const simulated = sampleTransport({ 'hazards.fema.gov': simulateFloodMap })
const engineWith = (transport: Transport) =>
  createEngine({ 'federal-flood-hazard': impatient }, engineDeps(transport))

const houston = { latitude: 29.725, longitude: -95.23, distanceMeters: 800 }
const letters = (params: object = houston, engine = engineWith(simulated)) =>
  engine.call('federal-flood-hazard', 'searchMapLetters', params as typeof houston)

const withRows = (...attributes: object[]) =>
  engineWith(async () => Response.json({ features: attributes.map((each) => ({ attributes: each })) }))

const row = (overrides: object = {}) => ({
  CASENUMBER: '12-04-3456A',
  STATUS: 'Completed',
  DATEENDED: 1_416_355_200_000,
  CID: '480287',
  DETERMINATIONTYPE: 'Determination',
  REVAL_STAT: null,
  LOTTYPE: 'Single',
  OUTCOME: 'Structure Removed',
  LAT: 29.7253,
  LON: -95.23,
  ...overrides,
})

describe('searchMapLetters', () => {
  it('lists letters of map change with the nearest first', async () => {
    const far = row({ CASENUMBER: '99-04-0001A', LAT: 29.727 })
    const { records, sentence, caveats } = await dataOf(letters(houston, withRows(far, row())))
    expect(records).toMatchObject([
      {
        caseNumber: '12-04-3456A',
        decidedOn: '2014-11-19',
        outcome: 'Structure Removed',
        standing: 'valid',
        distanceMeters: 33,
      },
      { caseNumber: '99-04-0001A' },
    ])
    expect(sentence).toBe('The map has 2 letters of map change within 0.5 miles.')
    expect(caveats[0]).toMatch(/^Positions of letters are approximate/)
  })

  it('excludes project names of letters from requests and results', async () => {
    const urls: string[] = []
    const engine = engineWith(async (request) => {
      urls.push(request.url)
      return simulated(request)
    })
    const { latitude, longitude } = houston
    const records = []
    for (let step = 0; step < 8; step += 1)
      records.push(
        ...(await dataOf(letters({ ...houston, latitude, longitude: longitude + step * 0.02 }, engine)))
          .records,
      )
    expect(records.length).toBeGreaterThan(0)
    expect(JSON.stringify(records)).not.toMatch(/ROE|SAMPLE ST/)
    for (const url of urls) {
      expect(url).not.toMatch(/PROJECT/)
      expect(url).toContain('/34/query')
    }
  })

  it.each([
    [' Denied ', null, 'denied'],
    ['Structure Denied and in Floodway', 'Superseded', 'denied'],
    ['Structure Removed', 'SUPERSEDED ', 'superseded'],
    ['Structure Removed', 'incorporated', 'incorporated'],
    ['Structure Removed', '<Null>', 'valid'],
    ['Unknown words', null, 'valid'],
  ])('classifies the outcome %j with the status %j as %s', (OUTCOME, REVAL_STAT, standing) => {
    expect(classOf({ OUTCOME, REVAL_STAT })).toBe(standing)
  })

  it('distinguishes a failure and unreadable rows from an area without letters', async () => {
    expect((await dataOf(letters(houston, withRows()))).sentence).toBe(
      'The map has no letter of map change within 0.5 miles.',
    )
    expect(await letters(houston, withRows(row({ CASENUMBER: ' ' })))).toMatchObject({
      ok: false,
      error: { code: 'upstream_changed' },
    })
    const failing = engineWith(async () => Response.json({ error: { code: 500, message: 'Error' } }))
    expect(await letters(houston, failing)).toMatchObject({ ok: false })
  })

  it('marks a list longer than the limit as truncated', async () => {
    const many = Array.from({ length: 101 }, (_, at) => row({ CASENUMBER: `12-04-${at}A` }))
    const { records, truncated } = await dataOf(letters(houston, withRows(...many)))
    expect([records.length, truncated]).toEqual([100, true])
  })
})

describe('getPendingZones', () => {
  const ask = (longitude: number, engine = engineWith(simulated)) =>
    dataOf(engine.call('federal-flood-hazard', 'getPendingZones', { latitude: 29.725, longitude }))

  it('returns zones of maps not in effect, or an empty list where no such map exists', async () => {
    const answers = await Promise.all([0, 0.2, 0.4, 0.6, 0.8].map((step) => ask(-95.6 + step)))
    const sizes = answers.map(({ records }) => records.length)
    expect(sizes).toContain(0)
    expect(Math.max(...sizes)).toBeGreaterThan(0)
    for (const { records, sentence, caveats } of answers) {
      expect(sentence).toMatch(records.length > 0 ? /not in effect/ : /no preliminary or pending map/)
      expect(caveats[0]).toMatch(/can change before it takes effect/)
    }
  })
})

const samples = process.env.UPSTREAM_SAMPLES

it.skipIf(!samples)('requests only columns that the recorded layer of letters publishes', () => {
  const file = join(samples ?? '', 'federal-flood-history/nfhl-34-layer-2026-10.trimmed.json')
  const { fields, name } = JSON.parse(readFileSync(file, 'utf8'))
  const published = fields.map((field: { name: string }) => field.name)
  expect(name).toBe(layers.letter.name)
  expect(published).toEqual(expect.arrayContaining(layers.letter.fields))
})
