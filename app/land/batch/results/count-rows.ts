import { formatCount } from '@/lib/format'
import type { Batch } from '../batch-schema'
import { describeRow } from './describe-row'

export interface Counts {
  total: number
  finished: number
  failed: number
  unreadable: number
  /** Waiting or being asked. */
  left: number
  retryable: number
}

/** Every row is counted in exactly one of finished, failed, unreadable and left. */
export function countRows({ rows, points }: Batch): Counts {
  const statuses = rows.map((row) => describeRow(row, points))
  const count = (...kinds: string[]) => statuses.filter(({ kind }) => kinds.includes(kind)).length
  return {
    total: rows.length,
    finished: count('found', 'nothing', 'not-covered'),
    failed: count('failed'),
    unreadable: count('unreadable'),
    left: count('waiting', 'asking'),
    retryable: statuses.filter(({ retry }) => retry).length,
  }
}

/** "Finished 34 of 100, 2 failed, 1 line not readable." */
export function formatCounts({ total, finished, failed, unreadable }: Counts): string {
  const lines = formatCount(unreadable, 'line')
  return [
    `Finished ${finished} of ${total}`,
    ...(failed > 0 ? [`${failed} failed`] : []),
    ...(unreadable > 0 ? [`${lines} not readable`] : []),
  ]
    .join(', ')
    .concat('.')
}
