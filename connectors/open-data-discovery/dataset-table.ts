import type { Cell, Column, Table } from '@/lib/export/table'
import { holds } from './column-kind'
import type { DatasetAnswer } from './query-dataset'

export function datasetTable({ columns, rows, truncated, withheldFields, caveats }: DatasetAnswer): Table {
  return {
    columns: columns.map(
      ({ field, title, type }): Column => ({ key: field, label: title, type: typeOf(type) }),
    ),
    rows: rows.map((row) => ({
      cells: Object.fromEntries(columns.map(({ field }) => [field, cellOf(row[field] ?? null)])),
    })),
    notes: [
      ...(truncated ? ['There are more rows than these.'] : []),
      ...(withheldFields.length > 0 ? [`Withheld: ${withheldFields.join(', ')}.`] : []),
      ...caveats,
    ],
  }
}

function typeOf(type: string): Column['type'] {
  const kind = holds(type)
  if (kind === 'number') return 'number'
  return kind === 'moment' ? 'date' : 'text'
}

/** Points, shapes and links are written out: a cell of a table holds one value. */
const cellOf = (cell: DatasetAnswer['rows'][number][string]): Cell =>
  typeof cell === 'object' && cell !== null ? JSON.stringify(cell) : cell
