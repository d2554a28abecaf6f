import type { Table } from '@/lib/export/table'
import { publisherTable } from './publisher-columns'
import type { DatasetAnswer } from './query-dataset'
import { positionOf } from './row-position'

export function datasetTable({ columns, rows, truncated, withheldFields, caveats }: DatasetAnswer): Table {
  const theirs = columns.map(({ field, title, type }) => ({ name: field, label: title, type }))
  const table = publisherTable(theirs, rows, (name) => name)
  return {
    columns: table.columns,
    rows: rows.map((row) => ({ cells: table.cellsOf(row), geometry: positionOf(row) ?? null })),
    notes: [
      ...(truncated ? ['There are more rows than these.'] : []),
      ...(withheldFields.length > 0 ? [`Withheld: ${withheldFields.join(', ')}.`] : []),
      ...caveats,
    ],
  }
}
