import { type FacilityMark, markStatus } from '@/components/facilities/facility-mark'
import type { ReportProgram } from '@/lib/records/facility/report-program'

const order: readonly FacilityMark[] = [
  'significant',
  'violation',
  'undetermined',
  'other',
  'clear',
  'nodata',
]

export const worstFirst = <T extends Pick<ReportProgram, 'currentStatus'>>(programs: readonly T[]): T[] =>
  programs.toSorted((one, other) => rankOf(one) - rankOf(other))

const rankOf = ({ currentStatus }: Pick<ReportProgram, 'currentStatus'>) =>
  order.indexOf(markStatus(currentStatus))

export const isOpen = ({ currentStatus }: Pick<ReportProgram, 'currentStatus'>): boolean =>
  ['significant', 'violation'].includes(markStatus(currentStatus))
