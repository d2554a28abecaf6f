import { looksLikeGrid } from '@/lib/coordinates/looks-like-grid'
import { parseDelimited } from '@/lib/delimited/parse-delimited'
import { formatNumber } from '@/lib/format'
import type { BatchRow } from '../batch-schema'
import { readLine } from './read-line'
import { findColumns, tableToLines } from './table-to-lines'

export const MOST_POINTS = 100

export function listLines(text: string): string[] {
  const lines = text.split(/\r\n|\r|\n/).map((line) => line.trim())
  const filled = lines.filter((line) => line !== '')
  const table = findColumns(parseDelimited(filled[0] ?? '')[0] ?? []) ? parseDelimited(text) : []
  const [headings = [], ...rows] = table
  const columns = findColumns(headings)
  return columns ? tableToLines(rows, columns) : filled
}

export function refuseCount(count: number): string | undefined {
  if (count === 0) return 'Paste at least one point, one on each line, or choose a file.'
  if (count <= MOST_POINTS) return undefined
  const [over, parts] = [count - MOST_POINTS, Math.ceil(count / MOST_POINTS)]
  return `The list has ${formatNumber(count)} lines; the most is ${MOST_POINTS}. Take out ${formatNumber(over)} of them, or ask in ${parts} parts.`
}

export async function readList(text: string): Promise<BatchRow[]> {
  const lines = listLines(text)
  if (!lines.some(looksLikeGrid)) return readRows(lines)
  const { parsePoint } = await import('@/lib/coordinates/parse-point')
  return readRows(lines, parsePoint)
}

export function readRows(lines: readonly string[], parse?: Parameters<typeof readLine>[1]): BatchRow[] {
  return lines.map((text, index) => ({ number: index + 1, text, ...readLine(text, parse) }))
}
