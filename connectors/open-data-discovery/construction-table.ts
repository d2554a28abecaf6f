import type { z } from 'zod'
import type { Cell, Column, Table } from '@/lib/export/table'
import type { constructionAnswer } from './construction-answer'
import type { ConstructionRecord } from './construction-record'

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
  caveats,
  truncated,
}: z.output<typeof constructionAnswer>): Table {
  const names = [...new Set(records.flatMap(({ row }) => Object.keys(row)))]
  const theirs = names.map((name): Column => ({ key: keyOf(name), label: name, type: 'text' }))
  return {
    columns: [...ours, ...theirs],
    rows: records.map((record) => ({
      cells: {
        ...Object.fromEntries(ours.map(({ key }) => [key, record[key]])),
        ...Object.fromEntries(names.map((name) => [keyOf(name), textOf(record.row[name])])),
      },
      geometry: pointOf(record),
    })),
    notes: [...(truncated ? [`There are more rows than these ${records.length}.`] : []), ...caveats],
  }
}

/** A publisher may call a column as we do. */
const keyOf = (name: string) => `row.${name}`

const textOf = (value: ConstructionRecord['row'][string] | undefined): Cell =>
  typeof value === 'object' && value !== null ? JSON.stringify(value) : (value ?? null)

const pointOf = ({ longitude, latitude }: ConstructionRecord) =>
  longitude === null || latitude === null
    ? null
    : { type: 'Point' as const, coordinates: [longitude, latitude] }
