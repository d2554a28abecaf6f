import type { SampleEnforcementAction } from '@/lib/sample-world/facilities/compliance'
import { permitId, type SampleFacility } from '@/lib/sample-world/facilities/facilities'
import { rollFor } from '@/lib/sample-world/facilities/numbers'
import type { SampleProgramPermit } from '@/lib/sample-world/facilities/permits'
import { systems, writeDay, writeFlag, writeMoney } from './format'
import { isInspected } from './standing'

interface PermitSource {
  permit: SampleProgramPermit
  source: { Statute: string; EPASystem: string; SourceID: string }
}

export function writeEvents(facility: SampleFacility, repeats: number) {
  const listed = facility.permits
    .filter(isInspected)
    .map((permit) => ({ permit, source: sourceOf(facility, permit) }))
  return {
    ComplianceHistory: {
      Inspection: repeated(
        listed.flatMap((row) => inspectionRows(facility, row)),
        repeats,
      ),
    },
    Notices: { Notice: listed.flatMap((row) => noticeRows(facility, row)) },
    FormalActions: { Action: listed.flatMap((row) => formalRows(row, listed)) },
    CaseFormalActions: { Action: listed.flatMap((row) => caseRows(facility, row, listed)) },
  }
}

function sourceOf(facility: SampleFacility, permit: SampleProgramPermit) {
  const { statute, system } = systems[permit.program]
  return { Statute: statute, EPASystem: system, SourceID: permitId(facility, permit) }
}

function repeated<T>(rows: T[], times: number): T[] {
  return Array.from({ length: times }, () => rows).flat()
}

const identify = ({ source, permit }: PermitSource, facility: number, letter: string, index: number) =>
  `${source.Statute}${facility}${letter}${permit.ordinal}${String(index).padStart(4, '0')}`

function inspectionRows({ number }: SampleFacility, listed: PermitSource) {
  const { permit, source } = listed
  return (permit.record?.inspections ?? []).map(({ day, type, agency, finding, isCounted }, index) => ({
    ...source,
    ActivityType: 'Inspection/Evaluation',
    InspectionType: type,
    LeadAgency: agency,
    Date: writeDay(day),
    CMSFlag: 'N',
    Finding: finding,
    CompMonitorID: identify(listed, number, 'A1', index),
    OfficialFlag: writeFlag(isCounted),
  }))
}

function noticeRows({ number }: SampleFacility, listed: PermitSource) {
  const { permit, source } = listed
  return (permit.record?.notices ?? []).map(({ day, type, agency }, index) => ({
    ...source,
    ActionType: type,
    LeadAgency: agency,
    NoticeDate: writeDay(day),
    EnfIdentifier: identify(listed, number, 'A3', index),
  }))
}

const ofSameLaw = ({ source }: PermitSource, listed: readonly PermitSource[]) =>
  listed.filter((row) => row.source.Statute === source.Statute)

function formalRows(row: PermitSource, listed: readonly PermitSource[]) {
  const actions = row.permit.record?.formal ?? []
  return actions.flatMap((action) => ofSameLaw(row, listed).map(({ source }) => formalRow(source, action)))
}

function formalRow(
  { Statute, SourceID }: PermitSource['source'],
  { day, type, agency, penalty }: SampleEnforcementAction,
) {
  return {
    Statute,
    SourceID,
    ActionType: type,
    LeadAgency: agency,
    ActionDate: writeDay(day),
    PenaltyAmount: writeMoney(penalty),
    PenaltyDesc: null,
  }
}

function caseRows(facility: SampleFacility, row: PermitSource, listed: readonly PermitSource[]) {
  const actions = row.permit.record?.formal ?? []
  return ofSameLaw(row, listed).flatMap(({ source }) =>
    actions.map((action, index) => ({
      DataSource: 'I',
      StatuteCode: source.Statute,
      LawSectionCode: 'OTHER',
      CaseID: identify(row, facility.number, 'C', index),
      EPASystem: source.EPASystem,
      SourceID: source.EPASystem === 'ICIS-Air' ? `AIR/${source.SourceID}` : source.SourceID,
      ActivityName: null,
      LeadAgency: action.agency,
      CaseType: 'Administrative - Formal',
      CaseName: index === 0 ? null : facility.name,
      IssueDate: rollFor(facility.number, 990 + index) < 0.2 ? '01/01/0001' : writeDay(action.day),
      NumberSettlements: '1',
      Settlements: { Settlement: [settlementOf(action)] },
    })),
  )
}

function settlementOf({ day, agency, penalty }: SampleEnforcementAction) {
  const [federal, local] = agency === 'EPA' ? [penalty, 0] : [0, penalty]
  return {
    TotalCostRecovery: '$0',
    SettlementDate: writeDay(day),
    FederalPenalty: writeMoney(federal ?? 0),
    StateLocalPenalty: writeMoney(local ?? 0),
    SepCost: '$0',
    CompActionCost: '$0',
  }
}
