import { type FacilityMark, markStatus } from '@/components/facilities/facility-mark'
import type { StatuteCompliance } from '@/connectors/federal-env-compliance/public'

const order: readonly FacilityMark[] = [
  'significant',
  'violation',
  'undetermined',
  'other',
  'clear',
  'nodata',
]

/** What is open now comes first; else the order of the report. */
export const worstFirst = <T extends Pick<StatuteCompliance, 'currentStatus'>>(programs: readonly T[]): T[] =>
  programs.toSorted((one, other) => rankOf(one) - rankOf(other))

const rankOf = ({ currentStatus }: Pick<StatuteCompliance, 'currentStatus'>) =>
  order.indexOf(markStatus(currentStatus))

/** Whether a violation of any class is recorded now. */
export const isOpen = ({ currentStatus }: Pick<StatuteCompliance, 'currentStatus'>): boolean =>
  ['significant', 'violation'].includes(markStatus(currentStatus))
