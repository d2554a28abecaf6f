import { UntrustedCell, untrustedCells } from '@/components/records/untrusted-cell'
import { type Column, DataTable } from '@/components/ui/data-table'
import { positionOf } from '@/connectors/open-data-discovery/row-position'
import { FieldName } from './field-name'
import type { RowsAnswer, Schema } from './read-rows'
import { rowId } from './row-id'
import { type RowsUrl, rowsHref } from './url'

interface Numbered {
  number: number
  row: RowsAnswer['data']['rows'][number]
  /** What was found in the texts of the row, by column. */
  found: ReadonlyMap<string, readonly string[]>
}

interface Props {
  schema: Schema
  url: RowsUrl
  data: RowsAnswer['data']
}

/** The rows as the portal has them; each heading puts them in order. */
export function RowsTable({ schema, url, data }: Props) {
  const kinds = new Map(schema.columns.map(({ field, holds }) => [field, holds]))
  const rows = data.rows.map(
    (row, index): Numbered => ({
      number: url.offset + index + 1,
      row,
      found: new Map(
        data.flags.filter((flag) => flag.row === index).map(({ column, found }) => [column, found]),
      ),
    }),
  )
  const columns = data.columns.map(
    ({ field, title }): Column<Numbered> => ({
      id: field,
      label: <ColumnTitle title={title} />,
      numeric: kinds.get(field) === 'number',
      cell: ({ row, found }) => <UntrustedCell value={row[field]} found={found.get(field) ?? []} />,
      ...(kinds.get(field) === 'other' ? {} : { sort: sortOf(field, schema, url) }),
    }),
  )
  return (
    <div className={untrustedCells}>
      <DataTable
        id="rows-table"
        caption={<span className="sticky left-3 inline-block">Rows of {schema.name}</span>}
        columns={[numberColumn(schema, url), ...columns]}
        rows={rows}
        rowKey={({ number }) => String(number)}
      />
    </div>
  )
}

const ColumnTitle = ({ title }: { title: string }) => (
  <span className="inline-block w-max max-w-56 wrap-anywhere">
    <FieldName>{title}</FieldName>
  </span>
)

const numberColumn = (schema: Schema, url: RowsUrl): Column<Numbered> => ({
  id: 'number',
  label: 'Row',
  rowHeader: true,
  cell: ({ number, row }) => (
    <span id={rowId(number)} className="flex scroll-mt-4 gap-x-2">
      {number}
      {number === url.selected && <span className="font-normal whitespace-nowrap text-accent">Marked</span>}
      {number !== url.selected && positionOf(row) && (
        <a
          href={`${rowsHref(schema, { ...url, selected: number })}#map`}
          className="font-normal print:hidden"
        >
          Map<span className="sr-only">: row {number}</span>
        </a>
      )}
    </span>
  ),
})

/** The same column once more turns the order around; a new order begins at its first row. */
function sortOf(field: string, schema: Schema, url: RowsUrl) {
  const isNow = url.order === field
  const asked = { ...url, order: field, descending: isNow && !url.descending, offset: 0, selected: undefined }
  const direction = url.descending ? ('descending' as const) : ('ascending' as const)
  return { href: `${rowsHref(schema, asked)}#found-rows`, ...(isNow ? { direction } : {}) }
}
