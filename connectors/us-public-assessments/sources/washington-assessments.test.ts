import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { writeStreetLine } from '@/lib/sample-world/addresses/addresses'
import { textOf } from '@/lib/sample-world/rolls/publish-rolls'
import { towns } from '@/lib/sample-world/rolls/roll-search'
import { rolls } from '../simulated/rolls'
import { describeRows } from '../testing/describe-rows'
import { history, keyOf, search } from '../testing/engine'
import { findProperty } from '../testing/fixture'
import { washington } from './washington-assessments'

const parcelIdOf = textOf(rolls.washington, 'parcelId')

const source = 'washington-assessments'
const samples = process.env.UPSTREAM_SAMPLES

describe('county of a parcel in Washington', () => {
  it.each([
    [{ FIPS_NR: '071', COUNTY_NM: 'Walla Walla', PARCEL_ID_NR: '071-1' }, 'Walla Walla'],
    [{ FIPS_NR: null, COUNTY_NM: '3', PARCEL_ID_NR: '003-1' }, 'Asotin'],
    [{ FIPS_NR: null, COUNTY_NM: '33', PARCEL_ID_NR: '1' }, 'King'],
    [{ FIPS_NR: null, COUNTY_NM: 'Ferry', PARCEL_ID_NR: '1' }, 'Ferry'],
    [{ FIPS_NR: null, COUNTY_NM: null, PARCEL_ID_NR: '1' }, null],
  ])('reads the county of %j as %s', (row, county) => {
    expect(describeRows(washington, [row])[0]?.county).toBe(county)
  })
})

describe('properties of Washington', () => {
  const house = findProperty(towns('WA', 'Spokane'), ({ kind }) => kind === 'house')
  const own = parcelIdOf(house).slice(4)

  it('finds properties by their number, with or without the county', async () => {
    for (const county of ['', 'Spokane']) {
      const { records } = await search({ source, parcelId: own, ...(county ? { county } : {}) })
      expect(records).toMatchObject([
        { parcelId: parcelIdOf(house), alternateParcelId: own, county: 'Spokane' },
      ])
    }
    expect((await search({ source, parcelId: own, county: 'King' })).records).toEqual([])
  })

  it('finds a property that has no city on record, and adds a caveat', async () => {
    const streetAddress = `${writeStreetLine(house.address)}, Spokane, WA`
    const { records, caveats } = await search({ source, streetAddress, county: 'Spokane' })
    expect(records).toMatchObject([{ parcelId: parcelIdOf(house), city: null }])
    expect(caveats.join(' ')).toContain('No record shows the city')
  })

  it('returns land and building values without a sum', async () => {
    const { records } = await search({ source, parcelId: parcelIdOf(house) })
    const { property, assessments } = await history(keyOf(records[0]))
    expect(assessments).toEqual([])
    expect(property?.landValue).toBeGreaterThan(0)
    expect(property).toMatchObject({
      marketValue: null,
      appraisedValue: null,
      assessedValue: null,
      taxableValue: null,
      sourceUpdatedAt: '2026-03-03T00:00:00.000Z',
    })
  })

  it('returns the name of the land use for a known code', () => {
    const useOf = (LANDUSE_CD: number | null) =>
      describeRows(washington, [{ PARCEL_ID_NR: '033-1', LANDUSE_CD }])[0]?.landUse
    expect([11, 39, 91, 0, null].map(useOf)).toEqual([
      'single family home',
      'manufacturing',
      'undeveloped land or water',
      null,
      null,
    ])
  })
})

describe.skipIf(!samples)('recorded response of Washington', () => {
  it('parses a recorded farm of Walla Walla County', () => {
    const file = join(samples ?? '', 'us-public-assessments', 'wa-query-by-parcel-geojson.json')
    const cell = z.union([z.string(), z.number(), z.null()])
    const answer = z.object({ features: z.array(z.object({ properties: z.record(z.string(), cell) })) })
    const { features } = answer.parse(JSON.parse(readFileSync(file, 'utf8')))
    expect(
      describeRows(
        washington,
        features.map(({ properties }) => properties),
      ),
    ).toMatchObject([
      {
        parcelId: '071-340732310005',
        alternateParcelId: '340732310005',
        siteAddress: '1280 LOWDEN GARDENA RD',
        city: null,
        county: 'Walla Walla',
        postalCode: '99360',
        landUse: 'farm, forest or other resource land',
      },
    ])
  })
})
