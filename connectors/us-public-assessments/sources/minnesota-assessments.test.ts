import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { createFaults } from '@/lib/connector/upstream/faults'
import { writeStreetLine } from '@/lib/sample-world/addresses/addresses'
import { testOf, textOf } from '@/lib/sample-world/rolls/publish-rolls'
import { towns } from '@/lib/sample-world/rolls/roll-search'
import { minnesotaFixture } from '../fixtures/minnesota'
import { tablesOf } from '../search/choose-source'
import { rolls } from '../simulated/rolls'
import { createAssessments, history, keyOf, problemOf, sample, search } from '../testing/engine'
import { findProperty } from '../testing/fixture'
import { minnesota } from './minnesota-assessments'
import { closedCounties, minnesotaCountyCode, openCounties } from './minnesota-counties'

const isMisdated = testOf(rolls.minnesota, 'isMisdated')
const isNumbered = testOf(rolls.minnesota, 'isNumbered')
const isRunTogether = testOf(rolls.minnesota, 'isRunTogether')
const pinOf = textOf(rolls.minnesota, 'parcelId')

const source = minnesota.id
const { clean, parcelId } = minnesotaFixture
const minneapolis = towns('MN', 'Minneapolis')

function watched() {
  const urls: URL[] = []
  const engine = createAssessments({
    transport: (request) => {
      if (request.url.includes('/query')) urls.push(new URL(request.url))
      return sample(request)
    },
  })
  return { engine, urls }
}

describe('Minnesota', () => {
  it('returns parcels of two counties with the same number, and one parcel if the request names the county', async () => {
    const both = await search({ source, parcelId })
    expect(both.records.map(({ county }) => county)).toEqual(['Hennepin', 'St. Louis'])
    expect(new Set(both.records.map(keyOf)).size).toBe(2)
    for (const county of ['st. louis', 'Saint Louis County', 'Hennepin']) {
      expect((await search({ source, parcelId, county })).summary.matchedRecords).toBe(1)
    }
  })

  it('queries the faster table of a metropolitan county for search and history', async () => {
    const house = findProperty(minneapolis, (each) => each.kind === 'house' && isNumbered(each))
    const { engine, urls } = watched()
    const streetAddress = writeStreetLine(house.address)
    const { records } = await search({ source, county: 'Hennepin County', streetAddress }, engine)
    expect(records.map((record) => record.parcelId)).toEqual([pinOf(house)])
    await history(keyOf(records[0]), undefined, engine)
    expect(urls.map(({ hostname }) => hostname)).toEqual(Array(2).fill('arcgis.metc.state.mn.us'))
    for (const { pathname, searchParams } of urls) {
      expect(pathname).toContain('/FeatureServer/3/query')
      expect(searchParams.get('outFields')).not.toMatch(/[a-z]/)
      expect(searchParams.get('where')).toMatch(/^\(?(ANUMBER|CO_CODE) = /)
    }
  })

  it('filters by the county code, or by the city if the request names no county', async () => {
    const { engine, urls } = watched()
    await search({ source, streetAddress: clean, county: 'St. Louis' }, engine)
    await search({ source, streetAddress: clean, city: 'Duluth' }, engine)
    const wheres = urls.map(({ searchParams }) => searchParams.get('where'))
    expect(wheres[0]).toMatch(/^co_code = '27137' AND /)
    expect(wheres[1]).toMatch(/UPPER\(ctu_name\) LIKE '%DULUTH%'$/)
    expect(wheres).toHaveLength(2)
  })

  it('returns values without a year if the county sends none', async () => {
    const house = findProperty(minneapolis, (each) => each.kind === 'house' && isNumbered(each))
    const { records } = await search({ source, county: 'hennepin', parcelId: pinOf(house) })
    const { property, assessments } = await history(keyOf(records[0]))
    expect(assessments).toEqual([])
    expect(property?.marketValue).toBeGreaterThan(0)
    expect(property).toMatchObject({
      sourceUpdatedAt: '2026-06-01T00:00:00.000Z',
      sourceAttributes: { units: null, finishedSquareFeet: null, taxPayableYear: null },
    })
  })

  it('finds a road whose whole name is in the name column', async () => {
    const suits = (each: Parameters<typeof isRunTogether>[0]) =>
      each.kind === 'house' && isNumbered(each) && isRunTogether(each)
    const house = findProperty(towns('MN', 'Duluth'), suits)
    const streetAddress = writeStreetLine(house.address)
    const { records } = await search({ source, county: 'St. Louis', streetAddress })
    expect(records.map((record) => record.parcelId)).toEqual([pinOf(house)])
  })

  it('matches a home and never its garage', async () => {
    const { line, parcelId: home } = minnesotaFixture.unit ?? { line: '', parcelId: '' }
    const { records } = await search({ source, county: 'St. Louis', streetAddress: line })
    expect(records.map((record) => record.parcelId)).toEqual([home])
  })

  it('drops the date and price of a sale that is later than the county’s file', async () => {
    const sold = ({ sale, kind }: { sale: unknown; kind: string }) => kind === 'house' && sale !== null
    const duluth = towns('MN', 'Duluth')
    const wrong = findProperty(duluth, (each) => sold(each) && isMisdated(each) && isNumbered(each))
    const right = findProperty(duluth, (each) => sold(each) && !isMisdated(each) && isNumbered(each))
    const find = async (pin: string) => (await search({ source, county: 'St. Louis', parcelId: pin })).records
    expect(await find(pinOf(wrong))).toMatchObject([{ saleDate: null, saleYear: null, salePrice: null }])
    expect(await find(pinOf(right))).toMatchObject([
      { saleYear: right.sale?.year, salePrice: right.sale?.price },
    ])
  })

  it('links to the official page if the statewide table takes too long', async () => {
    const faults = createFaults()
    faults.set('enterprise.gisdata.mn.gov', 'stalled')
    const engine = createAssessments({ transport: faults.wrap(sample), timeout: 50 })
    const problem = await problemOf('searchProperties', { source, streetAddress: clean }, engine)
    expect(problem.code).toBe('upstream_timeout')
    expect(problem.message).toContain(minnesota.officialPage)
  })

  it('lists 59 counties with open data and 28 without, and finds a county code in any case', () => {
    expect([openCounties.length, closedCounties.length]).toEqual([59, 28])
    expect(
      ['Aitkin', 'hennepin', 'Saint Louis', 'lac qui parle', 'Yellow Medicine', 'Cook County'].map(
        minnesotaCountyCode,
      ),
    ).toEqual(['27001', '27053', '27137', '27073', '27173', undefined])
    expect(closedCounties).toContain('Blue Earth')
  })
})

const samples = process.env.UPSTREAM_SAMPLES
const read = (name: string): unknown =>
  JSON.parse(readFileSync(join(samples ?? '', 'us-public-assessments', name), 'utf8'))

describe.skipIf(!samples)('recorded Minnesota rows', () => {
  const replaying = () => {
    const rows = z.array(z.record(z.string(), z.unknown())).parse(read('mn-metro-attribute-rows.json'))
    return createAssessments({
      transport: async (request) => {
        const columns = new URL(request.url).searchParams.get('outFields')?.split(',')
        if (!columns) return sample(request)
        const blank = Object.fromEntries(columns.map((column) => [column, null]))
        const county = { CO_CODE: '27123', CO_NAME: 'Ramsey', EMV_TOTAL: 300_000 }
        const features = rows.map((row) => ({ attributes: { ...blank, ...county, ...row } }))
        return Response.json({ features })
      },
    })
  }

  it('parses two recorded houses of Ramsey County', async () => {
    const engine = replaying()
    const ask = (streetAddress: string) => search({ source, county: 'Ramsey', streetAddress }, engine)
    const first = await ask('414 Woodlawn Ave, Saint Paul, MN')
    expect(first.records).toMatchObject([
      {
        parcelId: '082823130131',
        siteAddress: '414 Woodlawn Avenue',
        yearBuilt: 2006,
        landUse: '1A/1B/4BB RESIDENTIAL SINGLE UNIT',
        sourceUpdatedAt: '2026-07-01T00:00:00.000Z',
        sourceAttributes: { finishedSquareFeet: 4350, units: 1 },
      },
    ])
    const { assessments } = await history(keyOf(first.records[0]), undefined, engine)
    expect(assessments).toMatchObject([{ year: 2025, sourceAttributes: { taxPayableYear: 2026 } }])
    expect((await ask('1478 Minnehaha Ave W')).records).toHaveLength(1)
    expect((await ask('1478 Minnehaha Ave E')).records).toEqual([])
  })

  it('parses recorded zeros, and two homes with the same house number', async () => {
    const engine = replaying()
    const ask = (streetAddress: string) => search({ source, county: 'Ramsey', streetAddress }, engine)
    expect((await ask('4619 Townes Circle')).records).toMatchObject([
      { yearBuilt: 1939, sourceAttributes: { finishedSquareFeet: null, units: null } },
    ])
    expect((await ask('12162 Waconia St NE')).records).toHaveLength(2)
    const [home, ...others] = (await ask('12162 Waconia St NE Unit B')).records
    expect([home?.parcelId, others.length]).toEqual(['093123140285', 0])
  })

  it('finds every requested column in the recorded rows', () => {
    const fields = z.array(z.looseObject({ name: z.string() })).parse(read('mn-statewide-layer-fields.json'))
    const names = fields.map(({ name }) => name)
    const tables = tablesOf(minnesota).flatMap((table) => [...table.columns, ...(table.optional ?? [])])
    expect(tables.filter((column) => !names.includes(column))).toEqual([])
    expect(minnesota.withheld.filter((column) => !names.includes(column))).toEqual([])
    expect(names.filter((name) => /^(own(er)?_|tax_(name|add))/.test(name)).sort()).toEqual(
      [...minnesota.withheld].sort(),
    )
  })
})
