import { parseDelimited } from '@/lib/delimited/parse-delimited'
import { readLine } from './read-line'
import { findColumns, tableToLines } from './table-to-lines'

type TableReading =
  | { kind: 'lines'; lines: string[] }
  /** The headings do not identify the coordinate columns, so the visitor selects them. */
  | { kind: 'columns'; rows: string[][] }
  | { kind: 'empty' }

export function readTable(text: string): TableReading {
  const rows = parseDelimited(text)
  const [first, ...rest] = rows
  if (!first) return { kind: 'empty' }
  const columns = findColumns(first)
  if (columns)
    return rest.length > 0 ? { kind: 'lines', lines: tableToLines(rest, columns) } : { kind: 'empty' }
  const lines = rows.filter((row) => row.length === 1).flat()
  const isList = lines.length === rows.length && lines.some((line) => readLine(line).reading.kind === 'point')
  return isList
    ? { kind: 'lines', lines: lines.filter((line) => /\d/.test(line)) }
    : { kind: 'columns', rows }
}
