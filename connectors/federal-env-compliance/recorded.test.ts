import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { dataOf } from '@/lib/connector/testing/data-of'
import { encodeToken } from './search/results-token'
import { toFacilityRow } from './search/to-facility-row'
import { complianceEngine } from './testing/compliance-engine'

const samples = process.env.UPSTREAM_SAMPLES
const read = (file: string) => readFileSync(join(samples ?? '', 'federal-env-compliance', file), 'utf8')
const near = { latitude: 29.7355, longitude: -95.2654, radiusMiles: 0.25 }
const box = { c1lat: 30.554395, c1lon: -96.407563, c2lat: 30.751984, c2lon: -96.25947 }

const replaying = (files: Record<string, string>) =>
  complianceEngine(async (request) => {
    const operation = new URL(request.url).pathname.replace(/^\/echo\/|_rest_services/g, '')
    const file = files[operation]
    return file ? new Response(read(file)) : new Response('<h1>Not recorded</h1>', { status: 500 })
  })

describe.skipIf(!samples)('recorded compliance responses', () => {
  it('parses the recorded summary around a point in Houston', async () => {
    const engine = replaying({ 'echo.get_facilities': 'echo-get_facilities-houston-2026-07.json' })
    const { summary } = await dataOf(engine.call('federal-env-compliance', 'searchFacilities', near))
    expect(summary).toMatchObject({
      totalRows: 5,
      sourceVersion: 'ALL DATA v2017-06-16 0923',
      totalPenalties: { text: '$0', usd: 0 },
      counts: {
        currentSignificantViolations: 0,
        violationInLast3Years: 1,
        informalActionLast5Years: 1,
        inspectedLast5Years: 1,
        withWaterPermit: 3,
        withHazardousWaste: 3,
        withToxicsRelease: 0,
      },
    })
  })

  it('parses the truncated recorded rows around a point in Houston, which lack longitudes', async () => {
    const engine = replaying({
      'echo.get_facilities': 'echo-get_facilities-houston-2026-07.json',
      'echo.get_qid': 'echo-get_qid-houston-2026-07-excerpt.json',
    })
    const resultsToken = encodeToken({ service: 'all-media', query: near, rows: 5 })
    const page = await dataOf(
      engine.call('federal-env-compliance', 'getFacilityRows', { resultsToken, limit: 2 }),
    )
    expect(page).toMatchObject({ totalRows: 5, returned: 2, note: expect.stringMatching(/longitudes/) })
    expect(page.facilities[1]).toMatchObject({
      registryId: '110005055313',
      isFrsId: true,
      name: "O'NEAL STEEL INC",
      sic: ['3499'],
      naics: ['423320', '332999'],
      latitude: null,
      longitude: null,
      programs: { air: false, toxicsRelease: false, water: null },
      complianceStatus: 'No Violation Identified',
      statusByProgram: { caa: null, cwa: 'Terminated Permit', rcra: 'No Violation Identified', sdwa: null },
      significantViolation: false,
      quartersInNoncompliance: 9,
      inspectionsLast5Years: 1,
      lastInspectionDate: '2023-04-28',
      lastFormalActionDate: null,
      penaltiesLast5Years: { count: null, usd: null, text: null },
    })
  })

  it('parses one recorded air permit and the recorded water search in a box', async () => {
    const engine = replaying({
      'air.get_facilities': 'air-get_facilities-2024.json',
      'cwa.get_facilities': 'cwa-get_facilities-2024.json',
    })
    const air = await dataOf(engine.call('federal-env-compliance', 'searchAirFacilities', { state: 'NC' }))
    expect(air.summary).toMatchObject({
      totalRows: 1,
      sourceVersion: null,
      counts: { fullEvaluationLast5Years: 1 },
    })
    const water = await dataOf(engine.call('federal-env-compliance', 'searchWaterFacilities', { bbox: box }))
    expect(water.summary).toMatchObject({
      totalRows: 704,
      totalPenalties: { text: '$99,064', usd: 99064 },
      counts: { currentViolations: 4, violationInLast4Quarters: 6, inspectedLast5Years: 16 },
    })
  })

  it('parses the recorded refusal of a large search', async () => {
    const engine = replaying({ 'cwa.get_facilities': 'cwa-get_facilities-queryset-limit-error-2024.json' })
    expect(
      await engine.call('federal-env-compliance', 'searchWaterFacilities', { state: 'GA' }),
    ).toMatchObject({
      error: { code: 'too_broad', message: expect.stringMatching(/131,843 rows/) },
    })
  })

  it('parses the recorded column numbers of the air and water searches', async () => {
    const engine = replaying({
      'air.metadata': 'air-metadata-2024-trimmed.json',
      'cwa.metadata': 'cwa-metadata-2024-trimmed.json',
    })
    const numbersOf = async (service: 'air' | 'water') => {
      const call = engine.call('federal-env-compliance', 'readColumns', { service }, { internal: true })
      return (await dataOf(call)).numbers
    }
    expect(await numbersOf('air')).toMatchObject({ faclat: 22, faclong: 23, registryid: 8, airname: 1 })
    expect(await numbersOf('water')).toMatchObject({
      faclat: 24,
      faclong: 25,
      registryid: 9,
      cwpsncstatus: 316,
    })
  })

  it('parses recorded water permits in GeoJSON with typed numbers', () => {
    const { features } = JSON.parse(read('cwa-get_geojson-2024-first20.json'))
    const rows = features.map(({ properties }: { properties: Record<string, unknown> }) =>
      toFacilityRow('water', properties),
    )
    expect(rows).toHaveLength(20)
    expect(rows[0]).toMatchObject({
      name: '066-3344 BORLAUG CENTER RENOVATION ADDITION',
      sourceId: 'TXR1579LK',
      registryId: '110071363697',
      zip: '77843-0001',
      county: 'BRAZOS COUNTY',
      naics: [],
      programs: { water: true, air: null },
    })
  })

  it('parses the documented example of each column', () => {
    const { echo, air, cwa } = JSON.parse(read('openapi-2020-row-fields.json'))
    const row = (fields: Record<string, { example: unknown }>) =>
      Object.fromEntries(Object.entries(fields).map(([name, { example }]) => [name, example]))
    expect(toFacilityRow('all-media', row(echo))).toMatchObject({
      latitude: 38.803076,
      longitude: -77.085951,
      federal: true,
      significantViolation: true,
      quartersInNoncompliance: 8,
      lastInspectionDate: '2012-12-18',
      lastFormalActionDate: '2009-05-07',
      penaltiesLast5Years: { count: 2, usd: 850, text: '$850' },
    })
    expect(toFacilityRow('air', row(air))).toMatchObject({
      airPrograms: ['MACT', 'SIP'],
      operatingStatus: 'Permanently Closed',
      complianceHistory: { quarters: 'VV__SS_U__V_', order: 'oldest-first', recorded: true },
      statusByProgram: { caa: 'No Viol' },
      penaltiesLast5Years: { usd: 435 },
    })
    expect(toFacilityRow('water', row(cwa))).toMatchObject({
      major: false,
      permitStatus: 'Effective',
      permitExpires: '2005-04-19',
      complianceTracking: 'On',
      receivingWater: 'Pojoaque River',
      impairedWater: true,
      penaltiesLast5Years: { usd: 6524 },
    })
  })

  it('parses a whole report composed of several facilities', async () => {
    const engine = replaying({ 'dfr.get_dfr': 'dfr-get_dfr-composite-2019-trimmed.json' })
    const call = engine.call('federal-env-compliance', 'getDetailedFacilityReport', {
      registryId: '110013832095',
    })
    const report = await dataOf(call)
    expect(report).toMatchObject({
      found: true,
      registryId: '110013832095',
      fullReportUrl: 'https://echo.epa.gov/detailed-facility-report?fid=110013832095',
      dataExtractDates: { 'ICIS-Air': '2019-11-01', RCRAInfo: '2019-11-01' },
      facility: {
        name: 'CALIF STATE PRISON - AVENAL',
        latitude: 35.97497,
        longitude: -120.11579,
        coordinateAccuracyMeters: 50,
        indianCountry: false,
        otherRegistryIds: [],
      },
    })
    expect(report.facility.permits.some(({ system }) => system === 'FRS')).toBe(false)
    const of = (statute: string) => report.complianceByStatute.find((each) => each.statute === statute)
    expect(of('CAA')).toMatchObject({
      programName: 'Clean Air Act',
      currentStatus: 'No Violation Identified',
      quartersInNoncompliance: 11,
      inspectionsLast5Years: 30,
      lastInspectionDate: '2019-05-08',
      penaltiesUsd: 16310,
      penaltiesText: '$16,310',
      enforcementCases: null,
      significant: false,
      period: { complianceFrom: '2017-01-01', actionsFrom: '2014-11-02', through: '2019-12-31' },
    })
    expect(of('CAA')?.permits[1]?.quarters[0]).toEqual({
      from: '2017-01-01',
      through: '2017-03-31',
      status: 'High Priority Violation',
      partial: false,
    })
    expect(
      of('CAA')?.recentFormalActions.filter(
        ({ date, penalty }) => date === '2018-09-24' && penalty?.usd === 1000,
      ),
    ).toHaveLength(2)
    expect(of('CWA')?.permits[0]?.quarters).toHaveLength(13)
    expect(of('CWA')?.permits[0]?.quarters.at(-1)).toEqual({
      from: '2019-07-01',
      through: '2019-11-01',
      status: 'Undetermined',
      partial: true,
    })
    expect(of('RCRA')?.permits.map(({ quarters }) => quarters.length)).toContain(12)
    expect(of('SDWA')?.permits[0]?.quarters[0]?.status).toBe('Violation')
    expect(of('EP313')?.releases[0]).toMatchObject({
      year: 2018,
      airPounds: 40,
      surfaceWaterPounds: null,
      totalPounds: 387,
    })
    expect(of('EP313')?.releases).toHaveLength(10)
  })

  it('gives each recent formal action a distinct identifier in a report with many identical entries', async () => {
    const file = 'dfr-get_dfr-composite-2019-long-history.json'
    const engine = replaying({ 'dfr.get_dfr': file })
    const call = engine.call('federal-env-compliance', 'getDetailedFacilityReport', { registryId: '1' })
    const { complianceByStatute } = await dataOf(call)
    const air = complianceByStatute.find(({ statute }) => statute === 'CAA')
    expect(air).toMatchObject({
      inspectionsRecorded: JSON.parse(read(file)).Results.ComplianceHistory.Inspection.length,
      informalActions: 11,
      informalActionsRecorded: 11,
      formalActions: 17,
      formalActionsRecorded: 17,
    })
    const identifiers = air?.recentFormalActions.map(({ identifier }) => identifier)
    expect(new Set(identifiers).size).toBe(10)
    expect(identifiers).toContain('CASJVA3000000000000006847')
    const orders = air?.recentFormalActions.filter(({ date }) => date === '2019-04-18') ?? []
    expect(orders.map(({ penalty }) => penalty?.usd).toSorted()).toEqual([2930, 2930, 500, 500])
    expect(air?.recentInformalActions.filter(({ date }) => date === '2019-02-27')).toHaveLength(4)
  })
})
