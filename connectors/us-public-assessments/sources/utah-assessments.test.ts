import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { factOf, textOf } from '@/lib/sample-world/rolls/publish-rolls'
import { towns } from '@/lib/sample-world/rolls/roll-search'
import { parseAddressQuestion } from '@/lib/street-address/parse-address-question'
import { utahFixture } from '../fixtures/utah'
import { matchOf } from '../search/property-rows'
import { rolls } from '../simulated/rolls'
import { describeRows } from '../testing/describe-rows'
import { createAssessments, history, keyOf, problemOf, sample, search } from '../testing/engine'
import { findProperty } from '../testing/fixture'
import { utah, utahCounties } from './utah-assessments'

const outbuildingsOf = factOf(rolls.utah, 'outbuildings')
const parcelIdOf = textOf(rolls.utah, 'parcelId')

const source = 'utah-assessments'
const county = 'Salt Lake'
const samples = process.env.UPSTREAM_SAMPLES

const building = (BUILT_YR: number, CONST_MATERIAL: string | null, BLDG_SQFT = 900) => ({
  PARCEL_ID: '1',
  BUILT_YR,
  CONST_MATERIAL,
  BLDG_SQFT,
})
const yearOf = (...buildings: ReturnType<typeof building>[]) => describeRows(utah, buildings)[0]?.yearBuilt

describe('buildings of a parcel in Utah', () => {
  it('returns the year built of the only home among the buildings', () => {
    expect(yearOf(building(1996, 'Wood Framed'), building(1920, 'Frame:  Masonry Veneer'))).toBe(1920)
    expect(yearOf(building(1982, 'MT'))).toBe(1982)
    expect(yearOf(building(1982, null))).toBe(1982)
  })

  it('returns no year built unless exactly one building can be the home', () => {
    expect(yearOf(building(1918, 'Masonry: Common Brick'), building(2021, 'Frame: Wood Siding'))).toBeNull()
    expect(yearOf(building(1918, 'BR'), building(2021, 'SO'))).toBeNull()
    expect(yearOf(building(1990, 'Wood'))).toBeNull()
    expect(yearOf(building(0, 'Frame: Other'))).toBeNull()
  })

  it('counts a building once if the parcel has several pieces', () => {
    const home = building(1920, 'Frame: Other')
    const [record] = describeRows(utah, [home, { ...home }, building(1996, 'Wood')])
    expect(record?.sourceAttributes).toMatchObject({ buildings: 2, buildingArea: 900 })
    expect(record?.yearBuilt).toBe(1920)
  })

  it('combines buildings into one candidate without adding their values', async () => {
    const house = findProperty(towns('UT'), (each) => each.kind === 'house' && outbuildingsOf(each) === 2)
    const { records } = await search({ source, county, parcelId: parcelIdOf(house) })
    expect(records).toHaveLength(1)
    expect(records[0]).toMatchObject({ yearBuilt: house.yearBuilt, sourceAttributes: { buildings: 3 } })
    const { property, assessments } = await history(keyOf(records[0]))
    expect(property?.marketValue).toBeGreaterThan(property?.landValue ?? 0)
    expect(property).toMatchObject({ assessedValue: null, taxableValue: null, improvementValue: null })
    expect(assessments).toEqual([])
  })
})

it('fails on an impossible market value instead of reporting that none is published', async () => {
  const { place, parcelId } = utahFixture
  const engine = createAssessments({
    transport: async (request) => {
      const text = await (await sample(request)).text()
      return new Response(text.replaceAll(/"TOTAL_MKT_VALUE":[\d.]+/g, '"TOTAL_MKT_VALUE":1e999'))
    },
  })
  const question = { source, ...place, parcelId }
  expect(await problemOf('searchProperties', question, engine)).toMatchObject({ code: 'upstream_changed' })
})

describe('addresses of Utah', () => {
  it.each([
    ['924 East 100 North, Provo, UT', '924 E 100 N', 'unit'],
    ['924 E 100 N', '924 N 100 E', null],
    ['924 E 100 N', '924 E 100 S', null],
    ['924 E 100 N', '924 W 100 N', null],
    ['924 E 100 N', '924 E 1000 N', null],
    ['48 W 300 S #1706N', '48 W 300 S # 1706N', 'unit'],
    ['48 W 300 S', '48 W 300 S # 1706N', 'house'],
    ['48 W 300 S #1706N', '48 W 300 S # 1706S', null],
  ])(
    'compares the address %s with the published %s, and returns the match %s',
    (typed, PARCEL_ADD, match) => {
      const address = parseAddressQuestion(typed)
      if (!address) throw new Error('Not an address')
      expect(matchOf(utah, { PARCEL_ADD }, address)?.is).toBe(match ?? undefined)
    },
  )

  it('requires one of the 29 counties', async () => {
    expect(utahCounties).toHaveLength(29)
    const params = { source, streetAddress: '100 E Moonbeam Way' }
    expect(await problemOf('searchProperties', params)).toMatchObject({
      code: 'invalid_params',
      paths: ['county'],
    })
    const { message } = await problemOf('searchProperties', { ...params, county: 'Cook' })
    expect(message).toContain('Box Elder')
  })

  it('searches addresses only in the county that the request names', async () => {
    const streetAddress = '100 E Moonbeam Way'
    expect((await search({ source, county: 'Box Elder County', streetAddress })).records).toEqual([])
    expect((await search({ source, county: 'salt lake', streetAddress })).records).toHaveLength(1)
  })
})

describe.skipIf(!samples)('recorded rows of Utah', () => {
  it('parses three recorded parcels, one of them with three sheds', () => {
    const file = join(samples ?? '', 'us-public-assessments', 'ut-lir-attribute-rows.json')
    const cells = z.array(z.record(z.string(), z.union([z.string(), z.number(), z.null()])))
    const records = describeRows(utah, cells.parse(JSON.parse(readFileSync(file, 'utf8'))))
    expect(records).toMatchObject([
      { parcelId: '140350270', yearBuilt: 1920, sourceAttributes: { buildings: 4, buildingArea: 1755 } },
      { parcelId: '051730006', siteAddress: '3854 S 800 W', yearBuilt: 2000 },
      { parcelId: '15012832180000', siteAddress: '48 W 300 S # 1706N', yearBuilt: 1982 },
    ])
    expect(records[0]?.sourceUpdatedAt).toBe('2025-10-30T00:00:00.000Z')
  })
})
