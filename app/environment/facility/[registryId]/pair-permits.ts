import type { ComplianceReportFacility } from '@/lib/records/facility/report-facility'
import type { ComplianceReportPermit, PermitCompliance } from '@/lib/records/facility/report-permit'
import type { ComplianceReportProgram } from '@/lib/records/facility/report-program'

interface PermitPair {
  key: string
  permit: ComplianceReportPermit | undefined
  compliance: PermitCompliance | undefined
}

export function pairPermits(
  { statute, permits: compliance }: Pick<ComplianceReportProgram, 'statute' | 'permits'>,
  permits: ComplianceReportFacility['permits'],
): PermitPair[] {
  const own = permits.filter((permit) => permit.statute === statute)
  const paired = new Set<string | null>()
  const pairs = own.map((permit, index) => {
    // Two systems can use the same permit number. Only the first permit then shows the quarters.
    const quarters = paired.has(permit.sourceId) ? undefined : find(compliance, permit.sourceId)
    if (quarters) paired.add(permit.sourceId)
    return { key: `${permit.system} ${permit.sourceId} ${index}`, permit, compliance: quarters }
  })
  const left = compliance.filter(({ sourceId }) => !paired.has(sourceId))
  return [
    ...pairs.filter((pair) => pair.compliance),
    ...left.map((each, index) => ({
      key: `${each.sourceId} ${index}`,
      permit: undefined,
      compliance: each,
    })),
    ...pairs.filter((pair) => !pair.compliance),
  ]
}

const find = (compliance: readonly PermitCompliance[], id: string | null) =>
  id === null ? undefined : compliance.find(({ sourceId }) => sourceId === id)
