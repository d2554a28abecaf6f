import { formatCell } from '@/components/open-data/say-cell'
import { findingWords } from '@/components/open-data/text-flags'
import { DataTable, type DataTableColumn } from '@/components/ui/data-table'
import { Icon } from '@/components/ui/icon'
import { positionOf } from '@/connectors/open-data-discovery/public'
import type { UntrustedTextFinding } from '@/lib/untrusted-text/finding'
import { FieldName } from './columns-panel'
import type { DatasetRowsResponse, DatasetRowsSchema } from './fetch-rows'
import { type DatasetRowsUrlParams, rowsHref } from './url'

interface RowWithFlags {
  number: number
  row: DatasetRowsResponse['data']['rows'][number]
  findings: ReadonlyMap<string, readonly string[]>
}

interface Props {
  schema: DatasetRowsSchema
  url: DatasetRowsUrlParams
  data: DatasetRowsResponse['data']
}

export function RowsTable({ schema, url, data }: Props) {
  const kinds = new Map(schema.columns.map(({ field, holds }) => [field, holds]))
  const rows = data.rows.map(
    (row, index): RowWithFlags => ({
      number: url.offset + index + 1,
      row,
      findings: new Map(
        data.flags
          .filter((flag) => flag.row === index)
          .map(({ column, found: findings }) => [column, findings]),
      ),
    }),
  )
  const columns = data.columns.map(
    ({ field, title }): DataTableColumn<RowWithFlags> => ({
      id: field,
      label: <ColumnTitle title={title} />,
      numeric: kinds.get(field) === 'number',
      cell: ({ row, findings }) => <UntrustedCell value={row[field]} findings={findings.get(field) ?? []} />,
      ...(kinds.get(field) === 'other' ? {} : { sort: sortOf(field, schema, url) }),
    }),
  )
  return (
    <div data-workspace className={untrustedCells}>
      <DataTable
        id="rows-table"
        caption={`Rows of ${schema.name}`}
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

const numberColumn = (
  schema: DatasetRowsSchema,
  url: DatasetRowsUrlParams,
): DataTableColumn<RowWithFlags> => ({
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

export const rowId = (number: number | string) => `row-${number}`

function sortOf(field: string, schema: DatasetRowsSchema, url: DatasetRowsUrlParams) {
  const isNow = url.order === field
  const query = { ...url, order: field, descending: isNow && !url.descending, offset: 0, selected: undefined }
  const direction = url.descending ? ('descending' as const) : ('ascending' as const)
  return { href: `${rowsHref(schema, query)}#found-rows`, ...(isNow ? { direction } : {}) }
}

interface UntrustedCellProps {
  value: unknown
  findings: readonly string[]
}

const ONE_LINE = 40
const MOST_CHARACTERS = 180

/** These classes are on the table and not on each cell, because a table may have thousands of cells. */
const untrustedCells =
  '[&_td]:whitespace-nowrap [&_td>div]:w-72 [&_td>div]:wrap-anywhere [&_td>div]:whitespace-normal print:[&_td]:whitespace-normal print:[&_td>div]:w-auto'

function UntrustedCell({ value, findings }: UntrustedCellProps) {
  const text = formatCell(value)
  if (text.length <= ONE_LINE && findings.length === 0) return text
  return (
    <div>
      {text.length > MOST_CHARACTERS ? <LongText text={text} /> : text}
      {findings.map((finding) => (
        <p key={finding} className="mt-1 flex gap-1 text-sm text-muted">
          <Icon name="info" className="mt-0.5 size-4" />
          <span className="min-w-0">{findingWords[finding as UntrustedTextFinding] ?? finding}.</span>
        </p>
      ))}
    </div>
  )
}

function LongText({ text }: { text: string }) {
  const beginning = text.slice(0, MOST_CHARACTERS - 40).replace(/\s\S*$/, '')
  return (
    <details>
      <summary className="cursor-pointer">
        {beginning} …<span className="ml-1 text-accent underline underline-offset-[0.2em]">All of it</span>
      </summary>
      <p className="mt-2">{text}</p>
    </details>
  )
}
