import { type Facility, permitId } from '@/lib/sample-world/facilities'
import type { Action } from '@/lib/sample-world/facility-compliance'
import { rollFor } from '@/lib/sample-world/facility-numbers'
import type { Permit } from '@/lib/sample-world/facility-permits'
import { writeDay, writeFlag, writeMoney } from './simulated-format'
import { systems } from './simulated-report-text'
import { isInspected } from './simulated-standing'

interface Listed {
  permit: Permit
  /** Law, system and permit, as every row of these sections begins. */
  source: { Statute: string; EPASystem: string; SourceID: string }
}

/** Inspections, notices and formal actions, permit by permit. */
export function writeEvents(facility: Facility, repeats: number) {
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
    FormalActions: { Action: listed.flatMap((row) => formalRows(facility, row, listed)) },
    CaseFormalActions: { Action: listed.flatMap((row) => caseRows(facility, row)) },
  }
}

function sourceOf(facility: Facility, permit: Permit) {
  const { statute, system } = systems[permit.program]
  return { Statute: statute, EPASystem: system, SourceID: permitId(facility, permit) }
}

function repeated<T>(rows: T[], times: number): T[] {
  return Array.from({ length: times }, () => rows).flat()
}

function inspectionRows({ number }: Facility, { permit, source }: Listed) {
  return (permit.record?.inspections ?? []).map(({ day, type, agency, finding, isCounted }, index) => ({
    ...source,
    ActivityType: 'Inspection/Evaluation',
    InspectionType: type,
    LeadAgency: agency,
    Date: writeDay(day),
    CMSFlag: 'N',
    Finding: finding,
    CompMonitorID: `${source.Statute}${number}A${index}`,
    OfficialFlag: writeFlag(isCounted),
  }))
}

function noticeRows({ number }: Facility, { permit, source }: Listed) {
  return (permit.record?.notices ?? []).map(({ day, type, agency }, index) => ({
    ...source,
    ActionType: type,
    LeadAgency: agency,
    NoticeDate: writeDay(day),
    EnfIdentifier: `${source.Statute}${number}N${index}`,
  }))
}

/** One action is listed again under each other permit of the same law, its penalty too, and now and then twice. */
function formalRows({ number }: Facility, { permit, source }: Listed, listed: readonly Listed[]) {
  const same = listed.filter((row) => row.source.Statute === source.Statute)
  return (permit.record?.formal ?? []).flatMap((action, index) => {
    const rows = same.map((row) => formalRow(row.source, action))
    return rollFor(number, 980 + index) < 0.2 ? [...rows, ...rows] : rows
  })
}

function formalRow({ Statute, SourceID }: Listed['source'], { day, type, agency, penalty }: Action) {
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

function caseRows({ number, name }: Facility, { permit, source }: Listed) {
  return (permit.record?.formal ?? []).map(({ day, agency, penalty }, index) => ({
    DataSource: 'I',
    StatuteCode: source.Statute,
    LawSectionCode: 'OTHER',
    CaseID: `${source.Statute}-${number}-${index}`,
    EPASystem: source.EPASystem,
    SourceID: source.SourceID,
    ActivityName: null,
    LeadAgency: agency,
    CaseType: 'Administrative - Formal',
    CaseName: index === 0 ? null : name,
    IssueDate: rollFor(number, 990 + index) < 0.2 ? '01/01/0001' : writeDay(day),
    NumberSettlements: '1',
    Settlements: {
      Settlement: [
        {
          TotalCostRecovery: '$0',
          SettlementDate: writeDay(day),
          FederalPenalty: agency === 'EPA' ? writeMoney(penalty ?? 0) : '$0',
          StateLocalPenalty: agency === 'EPA' ? '$0' : writeMoney(penalty ?? 0),
          SepCost: '$0',
          CompActionCost: '$0',
        },
      ],
    },
  }))
}
