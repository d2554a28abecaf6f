import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { Transport } from '@/lib/connector/upstream/transport'
import { writeStreetLine } from '@/lib/sample-world/addresses/addresses'
import { testOf, textOf } from '@/lib/sample-world/rolls/publish-rolls'
import { towns } from '@/lib/sample-world/rolls/roll-search'
import { parseAddressQuestion } from '@/lib/street-address/parse-address-question'
import { connecticutFixture } from '../fixtures/connecticut'
import type { RecipeRow } from '../recipe/source'
import { yearValuesOf } from '../recipe/year-values'
import { describeProperty } from '../records'
import { tablesOf } from '../search/choose-source'
import { matchOf } from '../search/property-rows'
import { rolls } from '../simulated/rolls'
import { withoutColumns } from '../testing/drifted'
import { createAssessments, history, keyOf, problemOf, sample, search } from '../testing/engine'
import { findProperty } from '../testing/fixture'
import { connecticut } from './connecticut-assessments'

const camaLinkOf = textOf(rolls.connecticut, 'camaLink')
const hasOldAddressOnly = testOf(rolls.connecticut, 'hasOldAddressOnly')
const hasParcelId = testOf(rolls.connecticut, 'hasParcelId')
const hasPreviousTotal = testOf(rolls.connecticut, 'hasPreviousTotal')
const parcelIdOf = textOf(rolls.connecticut, 'parcelId')

const source = connecticut.id
const city = 'Hartford'
const isHouse = ({ kind }: { kind: string }) => kind === 'house'
const { clean, parcelId } = connecticutFixture

const matches = (typed: string, row: RecipeRow) => {
  const question = parseAddressQuestion(typed)
  return question !== null && matchOf(connecticut, row, question) !== null
}

const undated =
  'https://services3.arcgis.com/3FL1kr7L4LvwA2Kb/arcgis/rest/services/Connecticut_CAMA_and_Parcel_Layer/FeatureServer/0'

const recordedColumns = [
  'Town_Name',
  'Parcel_ID',
  'Location',
  'Location_1',
  'Property_City',
  'Property_Zip',
  'Assessed_Total',
  'Assessed_Land',
  'Assessed_Building',
  'Appraised_Land',
  'Appraised_Building',
  'Valuation_Year',
  'Land_Acres',
  'Zone',
  'State_Use',
  'State_Use_Description',
  'AYB',
  'Collection_year',
]

describe('Connecticut', () => {
  it('reads the newer release of the layer, whose columns for year and ZIP code have other names', async () => {
    const engine = createAssessments({ settings: { CONNECTICUT_ASSESSMENTS_URL: undated } })
    const { records, caveats } = await search({ source, city, streetAddress: clean }, engine)
    expect(records).toMatchObject([{ parcelId, postalCode: expect.stringMatching(/^06\d{3}$/) }])
    expect(caveats.join()).not.toContain('no column today')
    const { assessments } = await history(keyOf(records[0]), undefined, engine)
    expect(assessments.map(({ year }) => year)).toEqual([2026])
  })

  describe('Connecticut with two editions', () => {
    const isNewest = ({ url }: Request) => url.startsWith(undated.replace('/0', ''))
    const failing =
      (fails: (request: Request) => boolean): Transport =>
      async (request) =>
        fails(request) ? new Response('', { status: 503 }) : sample(request)

    it('returns the record from the 2026 release and a caveat if the 2025 layer is down', async () => {
      const engine = createAssessments({ transport: failing((request) => !isNewest(request)) })
      const { records, caveats } = await search({ source, city, streetAddress: clean }, engine)
      expect(records).toMatchObject([{ parcelId }])
      expect(caveats.join()).toContain('newest collection')
      const { assessments } = await history(keyOf(records[0]), undefined, engine)
      expect(assessments.map(({ year }) => year)).toEqual([2026])
    })

    it('finds a record that only the newest release has, by either of the two address columns', async () => {
      const onlyNewest: Transport = async (request) => {
        const response = await sample(request)
        if (isNewest(request) || !request.url.includes('/query')) return response
        const body = z.looseObject({}).parse(await response.json())
        return Response.json({ ...body, features: [] })
      }
      const engine = createAssessments({ transport: onlyNewest })
      const old = findProperty(towns('CT', 'New Haven'), (each) => isHouse(each) && hasOldAddressOnly(each))
      for (const [town, streetAddress] of [
        [city, clean],
        ['New Haven', writeStreetLine(old.address)],
      ] as const) {
        const { records, caveats } = await search({ source, city: town, streetAddress }, engine)
        expect(records).toHaveLength(1)
        expect(caveats.join()).toContain('newest collection')
      }
    })

    it('fails if the older release is down and the newest release lacks the record', async () => {
      const engine = createAssessments({ transport: failing((request) => !isNewest(request)) })
      const params = { source, city, streetAddress: '99999 Capitol Ave' }
      expect(await problemOf('searchProperties', params, engine)).toMatchObject({
        code: 'upstream_unavailable',
      })
    })

    it('returns no record and a note if only the newest release is down', async () => {
      const engine = createAssessments({ transport: failing(isNewest) })
      const params = { source, city, streetAddress: '99999 Capitol Ave' }
      const { records, caveats } = await search(params, engine)
      expect(records).toEqual([])
      expect(caveats.join()).toContain('the newest collection did not answer')
    })
  })

  it('returns a record if the layer has only the recorded columns', async () => {
    const all = tablesOf(connecticut).flatMap(({ columns, optional = [] }) => [...columns, ...optional])
    const unseen = all.filter((column) => !recordedColumns.includes(column) && column !== 'OBJECTID')
    expect(unseen).toContain('CAMA_Link')
    const engine = createAssessments({ transport: withoutColumns(sample, unseen) })
    const { records, caveats } = await search({ source, city, streetAddress: clean }, engine)
    expect(records.map((record) => record.parcelId)).toEqual([parcelId])
    expect(caveats.join()).toContain('bedrooms')
    const { assessments } = await history(keyOf(records[0]), undefined, engine)
    expect(assessments).toMatchObject([
      { year: 2025, assessedValue: expect.any(Number), appraisedValue: null },
    ])
  })

  it('returns the appraised total as a separate value, and never as a market value', async () => {
    const { records } = await search({ source, city, parcelId })
    const [value] = (await history(keyOf(records[0]))).assessments
    expect(value?.appraisedValue).toBeGreaterThanOrEqual(
      (value?.landValue ?? 0) + (value?.improvementValue ?? 0),
    )
    expect(Math.abs((value?.appraisedValue ?? 0) * 0.7 - (value?.assessedValue ?? 0))).toBeLessThan(30)
    expect(value).toMatchObject({
      marketValue: null,
      sourceAttributes: { appraisedValueBasis: expect.stringContaining('added up here') },
    })
  })

  it('reports a contradiction between the two addresses of a record', () => {
    const row = { Town_Name: 'Easton', Location_1: '45 OTHER ST', Location: '45 LAKE AVE' }
    expect(connecticut.doubts?.(row)).toContain('45 OTHER ST and 45 LAKE AVE')
    for (const Location of [null, '45', '45 OTHER STREET', '45 Other St Unit 2']) {
      expect(connecticut.doubts?.({ ...row, Location })).toBeNull()
    }
  })

  it.each([{ streetAddress: clean }, { parcelId }])('sends no request without a town: %j', async (params) => {
    const problem = await problemOf('searchProperties', { source, ...params })
    expect(problem).toMatchObject({ code: 'invalid_params', paths: ['city'] })
  })

  it('accepts the town in any case', async () => {
    const { records } = await search({ source, city: 'hARTFORD', streetAddress: clean })
    expect(records).toHaveLength(1)
  })

  it('finds a record without a parcel number by the link to the assessor’s file', async () => {
    const house = findProperty(towns('CT', city), (each) => isHouse(each) && !hasParcelId(each))
    const link = camaLinkOf(house)
    const { records } = await search({ source, city, parcelId: link })
    expect(records).toMatchObject([{ parcelId: link, alternateParcelId: link }])
  })

  it('finds an address in the older of the two columns', async () => {
    const house = findProperty(towns('CT', 'New Haven'), (each) => isHouse(each) && hasOldAddressOnly(each))
    const streetAddress = writeStreetLine(house.address)
    const { records } = await search({ source, city: 'New Haven', streetAddress })
    expect(records.map(({ alternateParcelId }) => alternateParcelId)).toEqual([camaLinkOf(house)])
  })

  it('reads the street before the number in the row of Greenwich, and rejects a bare number', () => {
    const row = { Location_1: 'LAKE AVE 0045', Location: null }
    expect(matches('45 Lake Ave', { Town_Name: 'Greenwich', ...row })).toBe(true)
    expect(matches('45 Lake Ave', { Town_Name: 'Hartford', ...row })).toBe(false)
    expect(matches('93 Lake Ave', { Location_1: null, Location: '93' })).toBe(false)
    expect(matches('45 Lake Ave', { Location_1: '45 OTHER ST', Location: '45 LAKE AVE' })).toBe(true)
  })

  it('queries the street before the number in the town that writes the street first', async () => {
    const where: string[] = []
    const engine = createAssessments({
      transport: async (request) => {
        where.push(new URL(request.url).searchParams.get('where') ?? '')
        return sample(request)
      },
    })
    await search({ source, city: 'Greenwich', streetAddress: '45 Lake Ave' }, engine)
    expect(where.at(-1)).toBe("Town_Name = 'Greenwich' AND UPPER(Location_1) LIKE '%LAKE%45'")
  })

  it('returns only the assessed total of the previous year', async () => {
    const { records } = await search({ source, city, parcelId })
    const { assessments } = await history(keyOf(records[0]), [2025, 2024])
    expect(assessments).toMatchObject([
      { year: 2025, marketValue: null, landValue: expect.any(Number), improvementValue: expect.any(Number) },
      { year: 2024, marketValue: null, landValue: null, improvementValue: null, taxableValue: null },
    ])
    expect(assessments[1]?.assessedValue).toBeGreaterThan(0)
  })

  it('ignores a total of 0 for the previous year', async () => {
    const house = findProperty(
      towns('CT', city),
      (each) => isHouse(each) && hasParcelId(each) && !hasPreviousTotal(each),
    )
    const { records } = await search({ source, city, parcelId: parcelIdOf(house) })
    expect((await history(keyOf(records[0]), [2025, 2024])).missingYears).toEqual([2024])
  })

  it('returns a record without the previous total if the layer lacks it', async () => {
    const urls: string[] = []
    const engine = createAssessments({
      transport: async (request) => {
        urls.push(request.url)
        const answer = await sample(request)
        const body = (await answer.text()).replaceAll('Pre_Yr_Assessed_Total', 'Something_Else')
        return new Response(body, { headers: answer.headers })
      },
    })
    const { records } = await search({ source, city, parcelId }, engine)
    expect((await history(keyOf(records[0]), [2025, 2024], engine)).missingYears).toEqual([2024])
    expect(urls.join()).not.toContain('Pre_Yr')
  })
})

const samples = process.env.UPSTREAM_SAMPLES

describe.skipIf(!samples)('recorded Connecticut row', () => {
  it('adds up the appraised total of the recorded row only if the outbuilding value is present', () => {
    const file = readFileSync(join(samples ?? '', 'us-public-assessments', 'ct-cama.json'), 'utf8')
    const cell = z.union([z.string(), z.number(), z.null()])
    const { rows } = z
      .object({ rows: z.array(z.object({ properties: z.record(z.string(), cell) })) })
      .parse(JSON.parse(file))
    const row = rows[0]?.properties ?? {}
    const key = { source: connecticut, values: ['Hartford', '-'], county: '' }
    const record = describeProperty({ key, rows: [row] }, null)
    expect(record).toMatchObject({
      parcelId: '224431013',
      siteAddress: '168 CAPITOL AVE',
      city: 'Hartford',
      postalCode: '06105',
      acreage: 12.15,
      yearBuilt: null,
      sourceAttributes: { currentAssessedLand: 20_005_790, valuationYear: 2021 },
    })
    expect(JSON.stringify(record)).not.toMatch(/STATE OF CONN|210 CAPITOL/)
    const values = yearValuesOf(connecticut, [row], { settings: {}, now: new Date('2026-11-21') })
    expect(values).toMatchObject([
      { year: 2025, values: { assessedValue: 52_253_390, landValue: 28_579_700, marketValue: null } },
    ])
    expect(values[0]?.values.appraisedValue).toBeNull()
    const whole = yearValuesOf(connecticut, [{ ...row, Appraised_Outbuilding: 95_600 }], {
      settings: {},
      now: new Date('2026-11-21'),
    })
    expect(whole[0]?.values.appraisedValue).toBe(28_579_700 + 45_972_400 + 95_600)
  })
})
