import type { z } from 'zod'
import type { Column, Table } from '@/lib/export/table'
import type { constructionAnswer } from './construction-answer'
import type { ConstructionRecord } from './construction-record'
import { publisherTable } from './publisher-columns'

const ours = [
  { key: 'id', label: 'Number', type: 'text' },
  { key: 'date', label: 'Day', type: 'date' },
  { key: 'address', label: 'Address', type: 'text' },
  { key: 'kind', label: 'Kind', type: 'text' },
  { key: 'status', label: 'Status', type: 'text' },
  { key: 'description', label: 'Description', type: 'text' },
  { key: 'units', label: 'Dwellings', type: 'number' },
  { key: 'value', label: 'Stated value or cost', type: 'number', unit: 'USD' },
] as const satisfies Column[]

/** What we read first, then the publisher’s own columns. */
export function constructionTable({
  records,
  columns = [],
  caveats,
  truncated,
}: z.output<typeof constructionAnswer>): Table {
  const types = new Map(columns.map(({ name, type }) => [name, type]))
  const names = [...new Set(records.flatMap(({ row }) => Object.keys(row)))]
  // A publisher may call a column as we do.
  const theirs = publisherTable(
    names.map((name) => ({ name, label: name, type: types.get(name) ?? 'text' })),
    records.map(({ row }) => row),
    (name) => `row.${name}`,
  )
  return {
    columns: [...ours, ...theirs.columns],
    rows: records.map((record) => ({
      cells: {
        ...Object.fromEntries(ours.map(({ key }) => [key, record[key]])),
        ...theirs.cellsOf(record.row),
      },
      geometry: pointOf(record),
    })),
    notes: [...(truncated ? [`There are more rows than these ${records.length}.`] : []), ...caveats],
  }
}

const pointOf = ({ longitude, latitude }: ConstructionRecord) =>
  longitude === null || latitude === null
    ? null
    : { type: 'Point' as const, coordinates: [longitude, latitude] }
