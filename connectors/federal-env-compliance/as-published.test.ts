import { describe, expect, it } from 'vitest'
import { dataOf } from '@/lib/connector/testing/data-of'
import { toFacilityRow } from './search/to-facility-row'
import { complianceEngine } from './testing/compliance-engine'

const near = { latitude: 29.7355, longitude: -95.2654, radiusMiles: 0.25 }

/** The source sends results such as those below with HTTP 200. */
const saying = (Results: object) => complianceEngine(async () => Response.json({ Results }))
const report = (Results: object) =>
  dataOf(
    saying(Results).call('federal-env-compliance', 'getDetailedFacilityReport', {
      registryId: '110000000001',
    }),
  )

describe('search results as published', () => {
  it('reads totals that are texts with commas', async () => {
    const engine = saying({
      Message: 'Success',
      QueryRows: '1,234',
      QueryID: '77',
      TotalPenalties: '$1,056,616',
      INSPRows: '1,034',
      CVRows: '12',
    })
    const { summary } = await dataOf(engine.call('federal-env-compliance', 'searchFacilities', near))
    expect(summary).toMatchObject({
      totalRows: 1234,
      totalPenalties: { usd: 1_056_616, text: '$1,056,616' },
      counts: { inspectedLast5Years: 1034 },
    })
  })

  it('reports a response without rows as an empty result', async () => {
    const engine = saying({ Message: 'Success', QueryRows: '0', QueryID: '77' })
    const { summary } = await dataOf(engine.call('federal-env-compliance', 'searchFacilities', near))
    expect(summary.totalRows).toBe(0)
  })
})

describe('facility rows as published', () => {
  it('keeps permit numbers that look like powers of ten', () => {
    expect(toFacilityRow('water', { SourceID: '36E00012', CWPName: 'A' })).toMatchObject({
      sourceId: '36E00012',
    })
    expect(toFacilityRow('all-media', { NPDESIDs: '12E07 36E00012' }).programIds.npdes).toEqual([
      '12E07',
      '36E00012',
    ])
  })

  it('keeps county and status null if the source has null', () => {
    const row = toFacilityRow('air', { AIRCounty: null, FacStdCountyName: null, AIRComplStatus: null })
    expect(row).toMatchObject({ county: null, complianceStatus: null, significantViolation: null })
    expect(row.statusByProgram.caa).toBeNull()
  })

  it('keeps the status of a permit that continues past its expiration date', () => {
    expect(
      toFacilityRow('water', { CWPPermitStatusDesc: 'Admin Continued', CWPExpirationDate: '06/30/2019' }),
    ).toMatchObject({ permitStatus: 'Admin Continued', permitExpires: '2019-06-30' })
  })
})

describe('report of 2026', () => {
  it('marks a thirteenth quarter as partial and returns its status "Undetermined"', async () => {
    const quarters = Array.from({ length: 13 }, (_, index) => {
      const [year, quarter] = [2023 + Math.floor(index / 4), index % 4]
      const first = new Date(Date.UTC(year, quarter * 3, 1))
      const last = new Date(Date.UTC(year, quarter * 3 + 3, 0))
      const write = (day: Date) =>
        [day.getUTCMonth() + 1, day.getUTCDate()].map((part) => String(part).padStart(2, '0')).join('/') +
        `/${day.getUTCFullYear()}`
      return [
        [`Qtr${index + 1}Start`, write(first)],
        [`Qtr${index + 1}End`, write(last)],
      ] as const
    })
    const statuses = Array.from({ length: 13 }, (_, index) => [
      `Qtr${index + 1}Status`,
      index === 12 ? 'Undetermined' : 'No Violation Identified',
    ])
    const { complianceByStatute } = await report({
      CWA3YrCompliance: {
        Header: Object.fromEntries(quarters.flat()),
        Sources: [{ SourceID: 'TX1', Status: [{ SourceID: 'TX1', ...Object.fromEntries(statuses) }] }],
      },
    })
    const [water] = complianceByStatute
    const published = water?.permits[0]?.quarters ?? []
    expect(published).toHaveLength(13)
    expect(published.at(-1)).toMatchObject({ status: 'Undetermined', partial: true })
    expect(published.slice(0, 12).every(({ partial }) => !partial)).toBe(true)
  })

  it('preserves the codes in a permit status, and parses empty objects as empty lists', async () => {
    const permit = { Statute: 'RCRA', SourceID: 'TXD1', FacilityName: 'A' }
    const { facility, complianceByStatute } = await report({
      Permits: [
        { ...permit, FacilityStatus: 'Active (H A)' },
        { ...permit, SourceID: 'TXD2', FacilityStatus: 'Inactive' },
      ],
      ComplianceHistory: {},
      Notices: { Notice: {} },
      FormalActions: {},
      NAICS: {},
    })
    expect(facility.permits).toMatchObject([{ status: 'Active (H A)' }, { status: 'Inactive' }])
    expect(facility.naics).toEqual([])
    expect(complianceByStatute).toMatchObject([
      { statute: 'RCRA', inspectionsRecorded: 0, informalActionsRecorded: 0, formalActionsRecorded: 0 },
    ])
  })

  it('counts a formal action that two sections list once', async () => {
    const action = {
      Statute: 'CAA',
      ActionType: 'Administrative Order',
      LeadAgency: 'EPA',
      ActionDate: '02/03/2024',
      PenaltyAmount: '$500',
    }
    const { complianceByStatute, facility } = await report({
      Permits: ['TX1', 'TX2'].map((SourceID) => ({ Statute: 'CAA', SourceID, FacilityName: 'A' })),
      FormalActions: { Action: [{ ...action, SourceID: 'TX1' }] },
      CaseFormalActions: {
        Action: [
          {
            StatuteCode: 'CAA',
            CaseID: '06-1',
            SourceID: 'AIR/TX1',
            IssueDate: '02/03/2024',
            Settlements: { Settlement: [{ FederalPenalty: '$500', StateLocalPenalty: '$0' }] },
          },
        ],
      },
    })
    expect(complianceByStatute).toMatchObject([
      { formalActionsRecorded: 1, recentFormalActions: [{ identifier: '06-1' }] },
    ])
    expect(facility.permits.map(({ sourceId }) => sourceId)).toEqual(['TX1', 'TX2'])
  })
})
