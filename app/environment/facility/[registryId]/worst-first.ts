import { type FacilityMark, markStatus } from '@/components/facilities/facility-mark'
import type { ComplianceReportProgram } from '@/lib/records/facility/report-program'

const order: readonly FacilityMark[] = [
  'significant',
  'violation',
  'undetermined',
  'other',
  'clear',
  'nodata',
]

export const worstFirst = <T extends Pick<ComplianceReportProgram, 'currentStatus'>>(
  programs: readonly T[],
): T[] => programs.toSorted((one, other) => rankOf(one) - rankOf(other))

const rankOf = ({ currentStatus }: Pick<ComplianceReportProgram, 'currentStatus'>) =>
  order.indexOf(markStatus(currentStatus))

export const isOpen = ({ currentStatus }: Pick<ComplianceReportProgram, 'currentStatus'>): boolean =>
  ['significant', 'violation'].includes(markStatus(currentStatus))
