import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { byWeight } from '@/lib/records/flood-zone/describe-answer'
import type { FloodZone } from '@/lib/records/flood-zone/fields'
import { readDay, readNumber, readText } from './read-cell'
import { readZone } from './read-zone'
import type { FloodZoneRow } from './wire'

const row = (cells: Partial<FloodZoneRow>): FloodZoneRow => ({
  FLD_ZONE: 'AE',
  SFHA_TF: 'T',
  ZONE_SUBTY: null,
  STATIC_BFE: -9999,
  DEPTH: -9999,
  ...cells,
})

function read(cells: Partial<FloodZoneRow>): FloodZone & { caveats: string[] } {
  const answer = readZone(row(cells))
  if (!answer) throw new Error('No zone was read')
  return { ...answer.zone, caveats: answer.caveats }
}

describe('flood map cells', () => {
  it.each([null, undefined, '', ' ', '<Null>', '<NULL>', 'null', '-9999', '-9999.0', -9999, -8888, '-8888'])(
    'reads %j as an empty cell',
    (cell) => {
      expect(readText(cell)).toBeNull()
      expect(readNumber(cell, [-1e6, 1e6])).toBeNull()
      expect(readDay(cell)).toBeNull()
    },
  )

  it('keeps numbers that are not placeholders, including zero and numbers below the datum', () => {
    fc.assert(
      fc.property(fc.integer({ min: -499, max: 9_000 }), (height) => {
        expect(readNumber(height, [-500, 30_000])).toBe(height)
        expect(readNumber(`${height}.0`, [-500, 30_000])).toBe(height)
      }),
    )
  })

  it('reads dates in UTC, and the placeholder for "no date" as null', () => {
    expect(readDay(1_416_355_200_000)).toBe('2014-11-19')
    expect(readDay(253_392_451_200_000)).toBeNull()
    expect(readDay('soon')).toBeNull()
  })
})

describe('special flood hazard area', () => {
  it.each([
    ['AE', 'T', 'yes'],
    ['A', 'T', 'yes'],
    ['A12', 'T', 'yes'],
    ['VE', 't', 'yes'],
    ['A99', 'T', 'yes'],
    ['X', 'F', 'no'],
    ['D', 'F', 'no'],
    ['X', 'T', 'contradictory'],
    ['AE', 'F', 'contradictory'],
    ['OPEN WATER', 'T', 'contradictory'],
    ['OPEN WATER', 'F', 'no verdict'],
    ['OPEN WATER', 'U', 'no verdict'],
    ['X', 'U', 'no verdict'],
    ['AREA NOT INCLUDED', 'F', 'no verdict'],
    ['AE', null, 'no verdict'],
    ['ZZ', 'T', 'no verdict'],
    ['ZZ', 'F', 'no verdict'],
  ] as const)('reads zone %s with the flag %s as the verdict "%s"', (zone, flag, verdict) => {
    const { specialFloodHazardArea, caveats } = read({ FLD_ZONE: zone, SFHA_TF: flag })
    expect(specialFloodHazardArea).toBe(verdict)
    if (verdict === 'contradictory') expect(caveats.join()).toMatch(/contradicts itself/)
  })

  it('reports "no" only for the flag F and "yes" only for the flag T', () => {
    const word = fc.oneof(fc.constantFrom('X', 'AE', 'D', 'VE', 'OPEN WATER', 'T', 'F', 'U'), fc.string())
    fc.assert(
      fc.property(word, word, fc.option(word), (FLD_ZONE, SFHA_TF, ZONE_SUBTY) => {
        const verdict = readZone(row({ FLD_ZONE, SFHA_TF, ZONE_SUBTY }))?.zone.specialFloodHazardArea
        if (verdict === 'no') expect(SFHA_TF.trim().toUpperCase()).toBe('F')
        if (verdict === 'yes') expect(SFHA_TF.trim().toUpperCase()).toBe('T')
      }),
    )
  })
})

describe('flood zone subtypes', () => {
  it.each([
    ['FLOODWAY', 'floodway'],
    ['floodway ', 'floodway'],
    ['FLOODWAY CONTAINED IN CHANNEL', 'floodway'],
    ['COMMUNITY ENCROACHMENT', 'floodway'],
    ['1 PCT FUTURE CONDITIONS, FLOODWAY', 'floodway'],
    ['1 PCT FUTURE CONDITIONS', 'future conditions'],
    ['0.2 PCT ANNUAL CHANCE FLOOD HAZARD', '0.2 percent'],
    ['0.2PCT ANNUAL CHANCE FLOOD HAZARD', '0.2 percent'],
    ['1 PCT DEPTH LESS THAN 1 FOOT', 'small 1 percent'],
    ['Area With Reduced Flood Risk Due To Levee', 'levee'],
    ['AREA OF MINIMAL FLOOD HAZARD', 'minimal'],
    ['<Null>', null],
    [' ', null],
  ] as const)('reads the subtype %j as %s', (ZONE_SUBTY, feature) => {
    expect(read({ FLD_ZONE: 'X', SFHA_TF: 'F', ZONE_SUBTY }).feature).toBe(feature)
  })

  it('returns an unknown subtype unchanged with a caveat', () => {
    const { subtype, feature, caveats } = read({ ZONE_SUBTY: 'MOON TIDE' })
    expect([subtype, feature, caveats.join()]).toEqual([
      'MOON TIDE',
      null,
      expect.stringContaining('MOON TIDE'),
    ])
  })

  it('explains both shadings of zone X if the subtype is missing', () => {
    const { meaning, caveats } = read({ FLD_ZONE: 'X', SFHA_TF: 'F' })
    expect(meaning).toMatch(/does not say whether/)
    expect(caveats).toHaveLength(1)
  })
})

describe('base flood elevations', () => {
  it.each([
    [
      { STATIC_BFE: 583, LEN_UNIT: 'Feet', V_DATUM: 'NAVD88' },
      { value: 583, unit: 'feet', datum: 'NAVD88' },
    ],
    [
      { STATIC_BFE: 1024, LEN_UNIT: 'FEET', V_DATUM: '-9999' },
      { value: 1024, unit: 'feet', datum: null },
    ],
    [
      { STATIC_BFE: '32', LEN_UNIT: 'Meters', V_DATUM: 'MSL' },
      { value: 32, unit: 'meters', datum: 'MSL' },
    ],
    [
      { STATIC_BFE: 0, LEN_UNIT: '', V_DATUM: null },
      { value: 0, unit: null, datum: null },
    ],
    [{ STATIC_BFE: -9999, V_DATUM: 'NAVD88' }, null],
    [{ STATIC_BFE: null }, null],
  ])('reads the heights of %j as %j', (cells, expected) => {
    expect(read(cells).baseFloodElevation).toEqual(expected)
  })

  it('adds a caveat for an unreadable height', () => {
    expect(read({ STATIC_BFE: 'deep' })).toMatchObject({
      baseFloodElevation: null,
      caveats: [expect.stringMatching(/base flood elevation/)],
    })
  })
})

it('sorts special flood hazard areas first, then floodways, coasts, rivers, X, D and zones without a letter', () => {
  const zones = [
    read({ FLD_ZONE: 'AREA NOT INCLUDED', SFHA_TF: 'F' }),
    read({ FLD_ZONE: 'D', SFHA_TF: 'F' }),
    read({ FLD_ZONE: 'X', SFHA_TF: 'F' }),
    read({ FLD_ZONE: 'AE' }),
    read({ FLD_ZONE: 'VE' }),
    read({ FLD_ZONE: 'AE', ZONE_SUBTY: 'FLOODWAY' }),
  ]
  expect(zones.toSorted(byWeight).map(({ zone, feature }) => `${zone} ${feature}`)).toEqual([
    'AE floodway',
    'VE null',
    'AE null',
    'X null',
    'D null',
    'AREA NOT INCLUDED null',
  ])
})

const samples = process.env.UPSTREAM_SAMPLES
const recorded = (file: string) =>
  JSON.parse(readFileSync(join(samples ?? '', 'federal-flood-hazard', file), 'utf8'))

describe.skipIf(!samples)('zones observed in the whole country', () => {
  it('explains every zone and subtype observed in the country', () => {
    const { FLD_ZONE: zones, ZONE_SUBTY: subtypes } = recorded('nfhl-28-observed-values-2026-10.json').fields
    const valuesOf = (pairs: [string | null, number][]) => pairs.map(([value]) => value)
    const rows = [
      ...valuesOf(zones).map((FLD_ZONE) => ({ FLD_ZONE })),
      ...valuesOf(subtypes).map((ZONE_SUBTY) => ({ ZONE_SUBTY })),
    ]
    expect(rows.length).toBeGreaterThan(40)
    expect(rows.filter((cells) => read(cells).caveats.join().includes('do not know'))).toEqual([])
  })
})
