import {
  columnGroups,
  type PublishedRollRow,
  type RollColumn,
  readColumn,
} from '@/connectors/us-florida-parcels/public'
import { defineTexts } from '@/lib/language/define-texts'
import { translate } from '@/lib/language/translate'
import { Folded } from '../provenance/folded'
import { DataTable, type DataTableColumn } from '../ui/data-table'
import { formatSquareFeet } from './parcel-figures'

interface Row extends RollColumn {
  value: string | number | null
}

const texts = defineTexts('parcels.parcel-columns-table', {
  show: (count: number) => `Show all ${count} columns`,
  caption: (title: string) => `Columns: ${title}`,
  added: 'Columns that are new in this edition',
  undescribed: 'Not described here',
  unsure: 'as published',
  column: 'Column',
  label: 'What it is',
  value: 'Published value',
})

const tableColumns = (): DataTableColumn<Row>[] => [
  { id: 'name', label: texts.column, cell: ({ source }) => <code>{source}</code>, rowHeader: true },
  { id: 'label', label: texts.label, cell: ({ label }) => translate(label) },
  { id: 'value', label: texts.value, cell: (row) => <Value row={row} /> },
]

/** Shows every column except those about the owner, which `attributes` never contains. */
export function ParcelColumnsTable({ attributes }: { attributes: PublishedRollRow }) {
  const groups = groupRows(attributes)
  return (
    <Folded more={texts.show(Object.keys(attributes).length)}>
      {groups.map(({ title, rows }, index) => (
        <DataTable
          key={title}
          id={`columns-${index}`}
          caption={texts.caption(translate(title))}
          columns={tableColumns()}
          rows={rows}
          rowKey={({ source }) => source}
        />
      ))}
    </Folded>
  )
}

function Value({ row: { kind, value, isUnsure } }: { row: Row }) {
  const { published, meaning } = readColumn(kind, value)
  return (
    <span className="wrap-anywhere">
      {translate(published)}
      {meaning && (
        <span className="text-muted">
          {' '}
          ({kind === 'area' ? formatSquareFeet(Number(value), 2) : translate(meaning)})
        </span>
      )}
      {isUnsure && value !== 0 && published !== 'Blank' && (
        <span className="text-muted"> ({texts.unsure})</span>
      )}
    </span>
  )
}

const ownSources = new Set(columnGroups.flatMap(({ columns: own }) => own.map(({ source }) => source)))

/**
 * The last group has the columns that we do not describe yet, because the layer adds columns from year to
 * year.
 */
function groupRows(attributes: PublishedRollRow): { title: string; rows: Row[] }[] {
  const toRow = (column: RollColumn): Row => ({ ...column, value: attributes[column.source] ?? null })
  const groups = columnGroups.map(({ title, columns: own }) => ({
    title,
    rows: own.filter(({ source }) => Object.hasOwn(attributes, source)).map(toRow),
  }))
  const added = Object.keys(attributes)
    .filter((source) => !ownSources.has(source))
    .map((source) => toRow({ source, label: texts.undescribed, kind: 'text', isUnsure: false }))
  return [...groups, { title: texts.added, rows: added }].filter(({ rows }) => rows.length > 0)
}
