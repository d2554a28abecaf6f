import type { ReactNode } from 'react'
import { defineTexts } from '@/lib/language/define-texts'

const texts = defineTexts('ui.data-table', { none: 'None.' })

export interface DataTableColumn<Row> {
  id: string
  label: ReactNode
  cell: (row: Row) => ReactNode
  numeric?: boolean
  rowHeader?: boolean
  wideOnly?: boolean
  sort?: Sort
}

interface Props<Row> {
  id: string
  caption: ReactNode
  columns: readonly DataTableColumn<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  empty?: ReactNode
  /**
   * True for long texts: on a phone the table scrolls sideways instead of squeezing the texts, and the row
   * header stays visible.
   */
  wide?: boolean
  dense?: boolean
  rowId?: (row: Row) => string
  isCurrent?: (row: Row) => boolean
}

// The scrolling region is a tab stop, because in Safari the keyboard cannot reach it otherwise.
const reachable = { tabIndex: 0 }

export function DataTable<Row>({
  id,
  caption,
  columns,
  rows,
  rowKey,
  empty = texts.none,
  wide,
  dense,
  rowId,
  isCurrent,
}: Props<Row>) {
  return (
    <section
      aria-labelledby={`${id}-caption`}
      data-workspace={dense}
      className={`relative mb-4 max-h-(--table-height) scroll-pt-12 overflow-auto rounded-control border border-line bg-surface print:max-h-none print:overflow-visible print:rounded-none print:border-0 ${dense ? 'lg:max-h-none lg:overflow-visible' : ''}`}
      {...reachable}
    >
      <table
        className={`w-full border-collapse text-left text-(length:--row-text) leading-(--row-line) ${wide ? 'min-w-180 print:min-w-0' : ''}`}
      >
        <caption
          id={`${id}-caption`}
          className="border-b border-line px-3 py-2.5 text-left font-semibold print:px-0"
        >
          <div className="sticky left-3 max-w-[calc(100vw-4.5rem)] print:static print:max-w-none">
            {caption}
          </div>
        </caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <HeaderCell key={column.id} column={column} stays={wide} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr
              key={rowKey(row)}
              id={rowId?.(row)}
              aria-current={isCurrent?.(row) || undefined}
              className="scroll-mt-12 border-t border-line bg-surface even:bg-paper aria-[current]:bg-accent-soft"
            >
              {columns.map((column) => (
                <BodyCell key={column.id} column={column} row={row} stays={wide} />
              ))}
            </tr>
          ))}
          {rows.length === 0 && (
            <tr className="border-t border-line">
              <td colSpan={columns.length} className="px-3 py-(--row-pad) text-muted">
                {empty}
              </td>
            </tr>
          )}
        </tbody>
      </table>
    </section>
  )
}

const NOT_ON_PHONES = 'max-sm:hidden print:table-cell'

interface CellProps<Row> {
  column: DataTableColumn<Row>
  stays: boolean | undefined
}

const staying =
  'max-lg:sticky max-lg:left-0 max-lg:max-w-40 max-lg:wrap-break-word print:static print:max-w-none'

function HeaderCell<Row>({ column: { label, numeric, sort, rowHeader, wideOnly }, stays }: CellProps<Row>) {
  return (
    <th
      scope="col"
      aria-sort={sort?.direction}
      className={`sticky top-0 bg-surface px-3 py-(--row-pad) align-bottom font-semibold text-muted print:static ${numeric ? 'text-right' : ''} ${wideOnly ? NOT_ON_PHONES : ''} ${stays && rowHeader ? `z-2 ${staying}` : 'z-1'}`}
    >
      {sort ? <SortLink sort={sort}>{label}</SortLink> : label}
    </th>
  )
}

interface Sort {
  href: string
  direction?: 'ascending' | 'descending'
}

export const sortMarks = { ascending: '↑', descending: '↓', none: '↕' } as const

function SortLink({ sort: { href, direction }, children }: { sort: Sort; children: ReactNode }) {
  return (
    <a href={href} data-print="bare" className="inline-flex min-h-6 items-center gap-1">
      {children}
      <span aria-hidden="true" className="no-underline print:hidden">
        {sortMarks[direction ?? 'none']}
      </span>
    </a>
  )
}

function BodyCell<Row>({
  column: { cell, numeric, rowHeader, wideOnly },
  row,
  stays,
}: CellProps<Row> & { row: Row }) {
  const look = `px-3 py-(--row-pad) align-top ${numeric ? 'text-right tabular-nums whitespace-nowrap' : ''} ${wideOnly ? NOT_ON_PHONES : ''}`
  return rowHeader ? (
    <th scope="row" className={`${look} font-semibold ${stays ? `bg-inherit ${staying}` : ''}`}>
      {cell(row)}
    </th>
  ) : (
    <td className={look}>{cell(row)}</td>
  )
}
