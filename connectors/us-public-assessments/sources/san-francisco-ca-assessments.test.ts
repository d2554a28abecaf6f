import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { factOf, textOf } from '@/lib/sample-world/rolls/publish-rolls'
import { towns } from '@/lib/sample-world/rolls/roll-search'
import { parseAddressQuestion } from '@/lib/street-address/parse-address-question'
import { sanFranciscoFixture } from '../fixtures/san-francisco-ca'
import { describeProperty } from '../records'
import { matchOf } from '../search/property-rows'
import { rolls } from '../simulated/rolls'
import { createAssessments, history, keyOf, sample, search } from '../testing/engine'
import { findProperty } from '../testing/fixture'
import { readLocation, sanFranciscoCa } from './san-francisco-ca-assessments'

const parcelNumberOf = textOf(rolls.sanFrancisco, 'parcelNumber')
const topOf = factOf(rolls.sanFrancisco, 'top')

const source = sanFranciscoCa.id
const places = towns('CA', 'San Francisco')

describe('San Francisco address lines of fixed width', () => {
  it.each([
    ['0000 0468 07TH                AV0001', '468 7TH AVE UNIT 1'],
    ['0473 0471 CAPP                ST0000', '471-473 CAPP ST'],
    ['0000 1234AMARKET              ST0000', '1234A MARKET ST'],
    ['0000 0900 LOMBARD             ST0PH4', '900 LOMBARD ST UNIT PH4'],
    ['0000 0012 INKWELL             BL0005B', '12 INKWELL BLVD UNIT 5B'],
    ['0000 0012 BROADWAY              0000', '12 BROADWAY'],
  ])('reads the location %s as %s', (location, line) => expect(readLocation(location)).toBe(line))

  it.each(['0000 0000 INKWELL             ST0000', '0000 0012                     0000', ''])(
    'finds no address in the location %j',
    (location) => expect(readLocation(location)).toBeNull(),
  )
})

describe('San Francisco', () => {
  it('finds a house by either end of its range of numbers', async () => {
    const house = findProperty(places, (each) => Number(topOf(each)) > 0)
    const { number, preDirection, name, type } = house.address
    for (const streetNumber of [number, topOf(house)]) {
      const { records } = await search({
        source,
        streetAddress: `${streetNumber} ${preDirection} ${name} ${type}`,
      })
      expect(records.map(({ parcelId }) => parcelId)).toContain(parcelNumberOf(house))
    }
  })

  it('searches the next lower numbers if no house has the exact number', async () => {
    const wheres: string[] = []
    const row = { parcel_number: '3595007A', property_location: '0475 0471 CAPP                ST0000' }
    const engine = createAssessments({
      transport: async (request) => {
        const where = new URL(request.url).searchParams.get('$where') ?? ''
        wheres.push(where)
        return Response.json(where.includes("'%0471%CAPP%'") ? [row] : [])
      },
    })
    const { records } = await search({ source, streetAddress: '473 Capp St' }, engine)
    expect(records).toMatchObject([{ parcelId: '3595007A', siteAddress: '471-475 CAPP ST' }])
    expect(wheres[0]).toBe("closed_roll_year >= 2024 AND property_location like '%0473%CAPP%'")
    expect(wheres).toHaveLength(2)
  })

  it('accepts a parcel number that ends in a letter', async () => {
    const house = findProperty(places, (each) => each.kind === 'house' && parcelNumberOf(each).endsWith('A'))
    const parcelId = parcelNumberOf(house).toLowerCase()
    expect((await search({ source, parcelId })).records).toMatchObject([
      { parcelId: parcelId.toUpperCase(), city: 'San Francisco' },
    ])
  })

  it('publishes the parts of a value and computes no total', async () => {
    const { records } = await search({ source, parcelId: sanFranciscoFixture.parcelId })
    const { assessments } = await history(keyOf(records[0]), [2025])
    expect(assessments).toMatchObject([
      { marketValue: null, assessedValue: null, taxableValue: null, landValue: expect.any(Number) },
    ])
    expect(assessments[0]?.sourceAttributes).toMatchObject({
      landValueBasis: 'base-year roll value',
      fixturesValue: 0,
    })
    expect(assessments[0]?.sourceUpdatedAt).toBe('2026-06-26T00:00:00.000')
  })

  it('follows the redirect of the old host to the new one', async () => {
    const hosts: string[] = []
    const engine = createAssessments({
      settings: { SAN_FRANCISCO_CA_ASSESSMENTS_URL: 'https://data.sfgov.org/resource/wv5m-vpq2.json' },
      transport: (request) => {
        hosts.push(new URL(request.url).hostname)
        return sample(request)
      },
    })
    const { records } = await search({ source, parcelId: sanFranciscoFixture.parcelId }, engine)
    expect(records).toHaveLength(1)
    expect(hosts).toEqual(['data.sfgov.org', 'data.sf.gov'])
  })
})

it.each([
  ['1986A 42nd Ave', '1986A1986 42ND                AV0000', true],
  ['1986 42nd Ave', '1986A1986 42ND                AV0000', true],
  ['1986A 42nd Ave', '1986 1986A42ND                AV0000', true],
  ['1986B 42nd Ave', '1986A1986 42ND                AV0000', false],
])('finds %s, published as %s: %s', (typed, property_location, isFound) => {
  const question = parseAddressQuestion(typed)
  expect(question && matchOf(sanFranciscoCa, { property_location }, question) !== null).toBe(isFound)
})

const samples = process.env.UPSTREAM_SAMPLES

describe.skipIf(!samples)('recorded San Francisco rows', () => {
  const rows = () =>
    z
      .array(z.record(z.string(), z.string()))
      .parse(
        JSON.parse(
          readFileSync(join(samples ?? '', 'us-public-assessments', 'sf-wv5m-vpq2-rows.json'), 'utf8'),
        ),
      )
  const house = (typed: string) => {
    const question = parseAddressQuestion(typed)
    if (!question) throw new Error(`No address: ${typed}`)
    return rows().filter((row) => matchOf(sanFranciscoCa, row, question) !== null)
  }

  it('finds recorded rows by addresses as people write them', () => {
    expect(house('3432 20th St').map((row) => row.parcel_number)).toEqual(['3595013'])
    expect(house('3432 Twentieth St').map((row) => row.parcel_number)).toEqual(['3595013'])
    expect(house('473 Capp Street').map((row) => row.parcel_number)).toEqual(['3595007A'])
    expect(house('468 Seventh Avenue #5').map((row) => row.parcel_number)).toEqual(['1538044'])
    expect(house('468 7th Ave')).toHaveLength(3)
  })

  it('returns records with null for parts that were not counted', () => {
    const records = rows().map((row) => {
      const key = { source: sanFranciscoCa, values: [row.parcel_number ?? ''], county: '' }
      return describeProperty({ key, rows: [row] }, null)
    })
    expect(records[0]).toMatchObject({ parcelId: '3595013', siteAddress: '3432 20TH ST', yearBuilt: 1900 })
    expect(records[1]).toMatchObject({ siteAddress: '471-473 CAPP ST', sourceAttributes: { units: 2 } })
    expect(records[4]).toMatchObject({
      yearBuilt: null,
      sourceAttributes: { units: null, buildingArea: null },
    })
  })
})
