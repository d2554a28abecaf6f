import { formatCount, formatList } from '@/lib/format'
import type { Batch } from '../batch-schema'
import { describeRow } from './describe-row'

export interface RowCounts {
  total: number
  finished: number
  failed: number
  unreadable: number[]
  left: number
  retryable: number
}

/** Counts each row as exactly one of finished, failed, unreadable and left. */
export function countRows({ rows, points }: Batch): RowCounts {
  const statuses = rows.map((row) => describeRow(row, points))
  const count = (...kinds: string[]) => statuses.filter(({ kind }) => kinds.includes(kind)).length
  return {
    total: rows.length,
    finished: count('found', 'nothing', 'not-covered'),
    failed: count('failed'),
    unreadable: rows.flatMap(({ reading, number }) => (reading.kind === 'unreadable' ? [number] : [])),
    left: count('waiting', 'asking'),
    retryable: statuses.filter(({ retry }) => retry).length,
  }
}

const MOST_NAMED = 5

const texts = {
  one: (line: number) => `We could not read line ${line}; its row says what to correct.`,
  many: (lines: string) => `We could not read ${lines}; their rows say what to correct.`,
}

export function formatCounts({ total, finished, failed, unreadable }: RowCounts): string {
  const counted = `Finished ${finished} of ${total}${failed > 0 ? `, ${failed} failed` : ''}.`
  return [counted, describeUnreadable(unreadable)].filter(Boolean).join(' ')
}

function describeUnreadable(lines: readonly number[]): string {
  const [line] = lines
  if (line === undefined) return ''
  if (lines.length === 1) return texts.one(line)
  return texts.many(
    lines.length > MOST_NAMED ? formatCount(lines.length, 'line') : `lines ${formatList(lines.map(String))}`,
  )
}
