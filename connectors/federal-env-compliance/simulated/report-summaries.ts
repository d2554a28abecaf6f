import { permitId, type SampleFacility } from '@/lib/sample-world/facilities/facilities'
import type { SampleProgramPermit } from '@/lib/sample-world/facilities/permits'
import { systems, writeDay, writeMoney } from './format'
import { describeStanding, isInspected, type ProgramCompliance, penaltyTotal, standingOf } from './standing'

const fiveYears = { StartDate: '11/14/2021', EndDate: '12/31/2026' }
const threeYears = { StartDate: '01/01/2024', EndDate: '12/31/2026' }

export function writeSummaries(facility: SampleFacility) {
  const permits = facility.permits.filter(isInspected)
  const statutes = [...new Set(permits.map(statuteOf))]
  const dates = (period: object) => statutes.map((statute) => ({ Program: statute, ...period }))
  return {
    EnforcementComplianceSummaries: {
      ProgramDates: statutes.map((statute) => ({
        Program: statute,
        StartDate3Yr: threeYears.StartDate,
        StartDate5Yr: fiveYears.StartDate,
        EndDate: fiveYears.EndDate,
      })),
      Summaries: statutes.map((statute) =>
        statuteSummary(
          statute,
          permits.filter((permit) => statuteOf(permit) === statute),
        ),
      ),
    },
    InspectionEnforcementSummary: {
      ProgramDates: dates(fiveYears),
      Source: permits.map((permit) => enforcementOf(facility, permit)),
    },
    ComplianceSummary: {
      ProgramDates: dates(threeYears),
      Source: permits.map((permit) => complianceOf(facility, permit)),
    },
  }
}

/** The source publishes null instead of 0 for the counts of a program without any inspection. */
function statuteSummary(statute: string, permits: readonly SampleProgramPermit[]) {
  const standing = standingOf(permits)
  const count = (value: number) => (standing.isEvaluated ? String(value) : null)
  return {
    Statute: statute,
    Inspections: count(standing.inspections),
    LastInspection: writeDay(standing.lastInspection),
    CurrentStatus: currentStatus(permits, standing),
    QtrsInNC: String(standing.quartersWithViolation),
    QtrsInSNC: String(standing.quartersWithSignificant),
    InformalActions: count(standing.notices),
    FormalActions: count(standing.formal),
    Cases: null,
    TotalPenalties: writeMoney(penaltyTotal(standing)),
    TotalCasePenalties: null,
  }
}

function currentStatus(permits: readonly SampleProgramPermit[], standing: ProgramCompliance): string | null {
  const [first] = permits
  if (!first) return null
  if (first.program === 'water' && permits.every(({ isActive }) => !isActive)) return 'Terminated Permit'
  return describeStanding(first.program, standing)
}

function enforcementOf(facility: SampleFacility, permit: SampleProgramPermit) {
  const standing = standingOf([permit])
  const { statute, system } = systems[permit.program]
  return {
    Statute: statute,
    EPASystem: system,
    SourceID: permitId(facility, permit),
    InspectionCount: String(standing.inspections),
    DateLastInspection: writeDay(standing.lastInspection),
    FormalEnfActCount: String(standing.formal),
    TotalPenalties: writeMoney(penaltyTotal(standing)),
  }
}

function complianceOf(facility: SampleFacility, permit: SampleProgramPermit) {
  const standing = standingOf([permit])
  const isKnown = standing.isEvaluated && permit.program !== 'drinkingWater'
  return {
    Statute: statuteOf(permit),
    SourceID: permitId(facility, permit),
    CurrentSNC: isKnown ? (standing.isSignificant ? 'Yes' : 'No') : 'N/A',
    Description: null,
    CurrentAsOf: permit.program === 'water' ? '06/30/2026' : '11/14/2026',
    QtrsInNC: String(standing.quartersWithViolation),
  }
}

function statuteOf({ program }: SampleProgramPermit): string {
  return systems[program].statute
}
