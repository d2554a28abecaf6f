import { expect, it } from 'vitest'
import { reportTable } from './report'
import { type ComplianceReportProgram, reportProgram } from './report-program'

const listed = { identifier: 'E-1', sourceIds: ['TX1', 'TX2'], timesListed: 2 }
const action = { date: '2024-02-03', type: 'Notice', agency: 'State', ...listed }
const pounds = {
  airPounds: null,
  surfaceWaterPounds: null,
  undergroundPounds: null,
  landPounds: null,
  sewagePlantPounds: null,
  totalOnSitePounds: null,
  totalOffSitePounds: null,
}
const program: ComplianceReportProgram = {
  statute: 'CAA',
  programName: 'Clean Air Act',
  currentStatus: 'Violation Identified',
  significant: null,
  quartersInNoncompliance: null,
  quartersInSignificant: null,
  inspectionsLast5Years: null,
  lastInspectionDate: null,
  informalActions: null,
  formalActions: null,
  enforcementCases: null,
  penaltiesUsd: 1200,
  penaltiesText: '$1,200',
  casePenaltiesText: null,
  period: { complianceFrom: null, actionsFrom: null, through: '2026-11-01' },
  permits: [
    {
      sourceId: 'TX1',
      currentSnc: null,
      asOf: null,
      quartersInNoncompliance: null,
      quarters: [
        { from: '2026-07-01', through: '2026-09-30', status: 'V', partial: false },
        { from: '2026-10-01', through: '2026-11-01', status: null, partial: true },
      ],
    },
  ],
  recentInspections: [
    { ...action, activity: 'Visit', type: null, finding: 'Leak', system: null, countedByAgency: false },
  ],
  inspectionsRecorded: 1,
  recentInformalActions: [{ ...action, system: null, countedByAgency: true }],
  informalActionsRecorded: 1,
  recentFormalActions: [{ ...action, penalty: { text: '$900', usd: 900 }, penaltyNote: null }],
  formalActionsRecorded: 1200,
  releases: [
    { sourceId: 'T1', year: 2025, ...pounds, totalPounds: 1234.5 },
    { sourceId: null, year: null, ...pounds, totalPounds: null },
  ],
}

it('writes a row for each status, quarter, event and release, all with the same columns', () => {
  const { columns, rows, notes } = reportTable([program], ['A note.'])
  expect(columns.map(({ key, label, type }) => `${key}|${label}|${type}`)).toEqual([
    'program|Program|text',
    'entry|Entry|text',
    'permit|Permit|text',
    'identifier|Identifier at the source|text',
    'from|Date, or start|date',
    'through|End|date',
    'text|As recorded|text',
    'agency|Agency|text',
    'amount|Amount, as published|text',
    'counted|Counted by the agency|text',
  ])
  const keys = columns.map(({ key }) => key)
  for (const { cells } of rows) expect(Object.keys(cells)).toEqual(keys)
  expect(
    rows.map(({ cells }) =>
      keys
        .slice(1)
        .map((key) => cells[key] ?? '')
        .join('|'),
    ),
  ).toEqual([
    'Current status||||2026-11-01|Violation Identified||$1,200|',
    'Quarter|TX1||2026-07-01|2026-09-30|V|||',
    'Quarter (partial)|TX1||2026-10-01|2026-11-01||||',
    'Inspection|TX1 TX2|E-1|2024-02-03||Visit: Leak|State||no',
    'Informal action|TX1 TX2|E-1|2024-02-03||Notice|State||yes',
    'Formal action|TX1 TX2|E-1|2024-02-03||Notice|State|$900|',
    'Release and transfer of toxic chemicals|T1||2025-01-01|2025-12-31|||1,234.5 pounds|',
    'Release and transfer of toxic chemicals||||||||',
  ])
  expect(rows[0]?.cells.program).toBe('Clean Air Act')
  expect(notes).toEqual(['A note.'])
})

it("adds up a program's actions, and leaves an absent figure empty", () => {
  const columns = reportProgram.mapColumns<ComplianceReportProgram>(
    (row) => row,
    ['penaltiesText', 'informalActionsRecorded', 'quartersInNoncompliance'],
  )
  expect(columns.map(({ label, cell }) => [label, cell(program)])).toEqual([
    ['Penalties', '$1,200'],
    ['Actions listed', '1,201'],
    ['Quarters with violations, 3 years', ''],
  ])
})
