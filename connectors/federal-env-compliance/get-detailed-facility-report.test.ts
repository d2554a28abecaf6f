import { describe, expect, it } from 'vitest'
import { dataOf } from '@/lib/connector/testing/data-of'
import { facilitiesNear } from '@/lib/sample-world/facilities/facilities'
import { getDetailedFacilityReport } from './get-detailed-facility-report'
import { complianceEngine, sampleCompliance } from './testing/compliance-engine'

const facilities = [...facilitiesNear(-95.2654, 29.7355, 1.5)]
const reportOf = (registryId: string, sample = sampleCompliance()) =>
  dataOf(sample.engine.call('federal-env-compliance', 'getDetailedFacilityReport', { registryId }))

const saying = (Results: object) => {
  const engine = complianceEngine(async () => Response.json({ Results }))
  return dataOf(
    engine.call('federal-env-compliance', 'getDetailedFacilityReport', { registryId: '110000000001' }),
  )
}

describe('getDetailedFacilityReport', () => {
  it('returns a facility with an entry for each program of its permits', async () => {
    for (const facility of facilities.filter(({ isRegistered }) => isRegistered).slice(0, 12)) {
      const report = await reportOf(facility.registryId)
      expect(report).toMatchObject({
        found: true,
        registryId: facility.registryId,
        facility: { name: facility.name, isFrsId: true },
      })
      const statutes = new Set(report.facility.permits.flatMap(({ statute }) => statute ?? []))
      expect(report.complianceByStatute.map(({ statute }) => statute)).toEqual(
        expect.arrayContaining([...statutes]),
      )
      expect(Object.values(report.dataExtractDates).every((date) => date?.match(/^\d{4}-\d\d-\d\d$/))).toBe(
        true,
      )
      expect(report.note).toMatch(/Left out here.*not added up/)
    }
  })

  it("finds a facility by a permit's id", async () => {
    const permit = facilities
      .flatMap(({ permits }) => permits)
      .find(({ id, program }) => id !== null && program === 'waste')
    expect((await reportOf(permit?.id ?? '')).found).toBe(true)
  })

  it('returns an empty report with a note for an unknown id', async () => {
    const unknown = await reportOf('110999999999')
    expect(unknown).toMatchObject({
      found: false,
      registryId: '110999999999',
      fullReportUrl: expect.stringMatching(/110999999999$/),
      facility: { name: null, registryId: null, permits: [] },
      dataExtractDates: {},
      complianceByStatute: [],
      note: expect.stringMatching(/no facility report under the id 110999999999/),
    })
    expect(Object.keys(unknown).toSorted()).toEqual(
      Object.keys(await reportOf(facilities[0]?.registryId ?? '')).toSorted(),
    )
  })

  it.each([
    ['no section', {}],
    [
      'only empty sections',
      { Permits: [], ComplianceSummary: {}, NAICS: null, SpatialMetadata: '', MultipleFRSFacilities: [] },
    ],
    ['the message that no data were found', { Message: 'No Data Found' }],
  ])('reports the facility as not found if the response contains %s', async (_, results) => {
    expect(await saying(results)).toMatchObject({ found: false, complianceByStatute: [] })
  })

  it('lists all sites of an ambiguous id and chooses none', async () => {
    const report = await saying({ MultipleFRSFacilities: { RegistryIDs: ['110000000007', '110000000008'] } })
    expect(report).toMatchObject({
      found: false,
      facility: { otherRegistryIds: ['110000000007', '110000000008'] },
    })
    expect(report.note).toMatch(/fits several sites: 110000000007, 110000000008/)
  })

  it('removes padding from statuses, and reads the placeholder date as null', async () => {
    const permit = {
      Statute: 'RCRA',
      SourceID: 'TXD1',
      FacilityName: 'A',
      FacilityStatus: 'Active (H    )',
      ExpDate: '01/01/0001',
    }
    const { facility } = await saying({
      Permits: [permit, { ...permit, FacilityStatus: 'Inactive (    )', ExpDate: '06/30/2027' }],
    })
    expect(facility.permits).toMatchObject([
      { status: 'Active (H)', expires: null },
      { status: 'Inactive', expires: '2027-06-30' },
    ])
  })

  const formal = {
    Statute: 'CAA',
    ActionType: 'Administrative Order',
    LeadAgency: 'State',
    ActionDate: '02/03/2024',
    PenaltyAmount: '$12,000.25',
  }
  const caseUnder = (permit: string, id: string) => ({
    StatuteCode: 'CAA',
    CaseID: id,
    SourceID: permit,
    IssueDate: '01/01/0001',
    Settlements: {
      Settlement: [{ SettlementDate: '02/03/2024', FederalPenalty: '$12,000', StateLocalPenalty: '$0.25' }],
    },
  })
  const formalOf = async (permits: string[], cases: object[], extra: object[] = []) => {
    const { complianceByStatute } = await saying({
      EnforcementComplianceSummaries: {
        Summaries: [{ Statute: 'CAA', FormalActions: '2', TotalPenalties: '$12,000' }],
      },
      FormalActions: { Action: [...permits.map((SourceID) => ({ ...formal, SourceID })), ...extra] },
      CaseFormalActions: { Action: cases },
    })
    const [air] = complianceByStatute
    return { count: air?.formalActionsRecorded, actions: air?.recentFormalActions ?? [], air }
  }

  it('merges the two entries of one case into one action with both permits and one penalty', async () => {
    const { air } = await formalOf(
      ['TX1', 'TX2'],
      [caseUnder('AIR/TX1', '06-1'), caseUnder('AIR/TX2', '06-1')],
    )
    expect(air).toMatchObject({
      penaltiesUsd: 12000,
      formalActions: 2,
      formalActionsRecorded: 1,
      recentFormalActions: [
        {
          date: '2024-02-03',
          penalty: { text: '$12,000.25', usd: 12000.25 },
          identifier: '06-1',
          sourceIds: ['TX1', 'TX2'],
          timesListed: 2,
        },
      ],
    })
  })

  it('assigns identical actions to their cases', async () => {
    const { count, actions } = await formalOf(
      ['TX1', 'TX1', 'TX2'],
      [caseUnder('AIR/TX1', '06-1'), caseUnder('AIR/TX1', '06-2'), caseUnder('AIR/TX2', '06-2')],
    )
    expect(count).toBe(2)
    expect(actions.map(({ identifier, sourceIds }) => [identifier, sourceIds])).toEqual([
      ['06-1', ['TX1']],
      ['06-2', ['TX1', 'TX2']],
    ])
  })

  it.each([
    ['no case', ['TX1', 'TX1', 'TX2'], [], [], 3],
    ['fewer cases than actions', ['TX1', 'TX1'], [caseUnder('TX1', '06-1')], [], 2],
    [
      'cases that match either action',
      ['TX1'],
      [caseUnder('TX1', '06-1'), caseUnder('TX1', '06-2')],
      [{ ...formal, SourceID: 'TX1', ActionType: 'Another' }],
      2,
    ],
  ])(
    'merges no actions and assigns no case if the report has %s',
    async (_, permits, cases, extra, expected) => {
      const { count, actions } = await formalOf(permits, cases, extra)
      expect(count).toBe(expected)
      expect(actions.every(({ identifier, timesListed }) => identifier === null && timesListed === 1)).toBe(
        true,
      )
    },
  )

  it('counts as many enforcement actions as the source’s own summary', async () => {
    const troubled = facilities.filter(({ permits }) => permits.some(({ record }) => record?.notices.length))
    const reports = await Promise.all(troubled.slice(0, 60).map(({ registryId }) => reportOf(registryId)))
    const programs = reports.flatMap(({ complianceByStatute }) => complianceByStatute)
    for (const program of programs) {
      expect(program.formalActionsRecorded).toBe(program.formalActions ?? 0)
      expect(program.informalActionsRecorded).toBe(program.informalActions ?? 0)
      expect(program.inspectionsRecorded).toBeGreaterThanOrEqual(program.inspectionsLast5Years ?? 0)
    }
    const actions = programs.flatMap(({ recentFormalActions }) => recentFormalActions)
    expect(actions.length).toBeGreaterThan(5)
    expect(actions.every(({ identifier }) => identifier)).toBe(true)
  })

  it.each([
    ['Failed', 'upstream_changed'],
    ['Working', 'upstream_changed'],
    ['', 'upstream_changed'],
    ['Success', undefined],
    ['No Data', undefined],
    ['no data found', undefined],
  ])('maps the message %j to the error code %s', async (Message, code) => {
    const engine = complianceEngine(async () => Response.json({ Results: { Message } }))
    const answer = await engine.call('federal-env-compliance', 'getDetailedFacilityReport', {
      registryId: '110000000001',
    })
    expect(answer.ok ? undefined : answer.error.code).toBe(code)
  })

  it('lists the ten newest of 40 inspections and reports the total of 40', async () => {
    const inspections = Array.from({ length: 40 }, (_, index) => ({
      Statute: 'CWA',
      SourceID: 'TX1',
      Date: `01/${String(1 + (index % 28)).padStart(2, '0')}/${2020 + (index % 5)}`,
      InspectionType: `Type ${index}`,
    }))
    const { complianceByStatute } = await saying({ ComplianceHistory: { Inspection: inspections } })
    const [water] = complianceByStatute
    const dates = water?.recentInspections.map(({ date }) => date ?? '') ?? []
    expect(water?.inspectionsRecorded).toBe(40)
    const all = inspections.map(
      ({ Date: date }) => `${date.slice(6)}-${date.slice(0, 2)}-${date.slice(3, 5)}`,
    )
    expect(dates).toEqual(all.toSorted().reverse().slice(0, 10))
  })

  it('lists officially counted inspections before all others', async () => {
    const visit = (year: number, OfficialFlag: string) => ({
      Statute: 'CAA',
      SourceID: 'TX1',
      Date: `03/15/${year}`,
      OfficialFlag,
      CMSFlag: 'N',
      CompMonitorID: `${year}${OfficialFlag}`,
      InspectionType: OfficialFlag === 'Y' ? 'FCE On-Site' : 'Investigation',
    })
    const inspections = [
      ...Array.from({ length: 10 }, (_, index) => visit(2016 + index, 'N')),
      ...[2012, 2014, 2013].map((year) => visit(year, 'Y')),
    ]
    const notice = { Statute: 'CAA', SourceID: 'TX1', ActionType: 'Notice of Violation' }
    const { complianceByStatute } = await saying({
      ComplianceHistory: { Inspection: inspections },
      Notices: {
        Notice: [
          { ...notice, NoticeDate: '03/01/2024', OfficialFlag: 'N', EnfIdentifier: 'A' },
          { ...notice, NoticeDate: '03/01/2023', OfficialFlag: 'Y', EnfIdentifier: 'B' },
        ],
      },
    })
    const [air] = complianceByStatute
    expect(air).toMatchObject({
      inspectionsRecorded: 13,
      inspectionsCounted: 3,
      informalActionsCounted: 1,
      recentInformalActions: [{ countedByAgency: true }, { countedByAgency: false }],
    })
    const listed = air?.recentInspections.map(({ date, countedByAgency }) => [date, countedByAgency])
    expect(listed).toHaveLength(10)
    expect(listed?.slice(0, 4)).toEqual([
      ['2014-03-15', true],
      ['2013-03-15', true],
      ['2012-03-15', true],
      ['2025-03-15', false],
    ])
  })

  it("omits the agency's count if the report has no such column", async () => {
    const { complianceByStatute } = await saying({
      ComplianceHistory: { Inspection: [{ Statute: 'CWA', SourceID: 'TX1', Date: '01/02/2024' }] },
    })
    expect(complianceByStatute).toMatchObject([
      { inspectionsCounted: null, recentInspections: [{ countedByAgency: null }] },
    ])
  })

  it('returns the same recent inspections from a report that repeats each entry 500 times', async () => {
    const inspected = facilities.find(({ permits }) =>
      permits.some(({ record }) => (record?.inspections.length ?? 0) > 2),
    )
    const long = await reportOf(inspected?.registryId ?? '', sampleCompliance({ reportRepeats: 500 }))
    const short = await reportOf(inspected?.registryId ?? '')
    const entries = (report: typeof long) =>
      report.complianceByStatute.map(({ recentInspections }) =>
        recentInspections.map(({ date, type }) => [date, type]),
      )
    expect(entries(long)).toEqual(entries(short))
  })

  it('exports one row for each quarter and rows for inspections', async () => {
    const busy = facilities.find(
      ({ permits }) => permits.filter(({ record }) => record?.inspections.length).length > 1,
    )
    const report = await reportOf(busy?.registryId ?? '')
    const { rows, columns, notes } = getDetailedFacilityReport.table(report)
    const quarters = report.complianceByStatute.flatMap(({ permits }) =>
      permits.flatMap((permit) => permit.quarters),
    )
    expect(rows.filter(({ cells }) => String(cells.entry).startsWith('Quarter'))).toHaveLength(
      quarters.length,
    )
    expect(rows.filter(({ cells }) => cells.entry === 'Inspection').length).toBeGreaterThan(1)
    for (const { cells } of rows) expect(Object.keys(cells)).toEqual(columns.map(({ key }) => key))
    expect(notes.join(' ')).toMatch(/: extracted \d{4}-\d\d-\d\d\./)
  })
})
