import { sortMarks } from '@/components/ui/data-table'
import { PrintedPart } from '@/components/ui/page/printed-part'
import { type ListColumn, type ListOrder, withSortLinks } from './list-order'
import type { ListPage } from './list-pages'

type RowData = Readonly<Record<`data-${string}`, string | undefined>>

interface Props<Row, Sort extends string> {
  id: string
  caption: string
  columns: readonly ListColumn<Row, Sort>[]
  rows: readonly Row[]
  part: ListPage
  order: ListOrder<Sort>
  orderHref(order: ListOrder<Sort>): string
  selectHref: string
  keyOf(row: Row): string
  idOf(row: Row): string
  isSelected(row: Row): boolean
  dataOf(row: Row): RowData
}

export function RecordLines<Row, Sort extends string>({
  id,
  caption,
  columns,
  rows,
  part: { start, end, printStart, printEnd, total },
  order,
  orderHref,
  selectHref,
  keyOf,
  idOf,
  isSelected,
  dataOf,
}: Props<Row, Sort>) {
  const cells = columns.map(({ id: key, cell, className }) => ({ key, cell, className }))
  return (
    <>
      <table
        id={id}
        data-select={selectHref}
        data-workspace=""
        className="w-full border-collapse text-left text-(length:--row-text) leading-tight"
      >
        <caption className="sr-only">{caption}</caption>
        <thead className="sticky top-0 z-10 bg-surface shadow-[0_1px_0_var(--line)] print:static print:shadow-none">
          <tr>
            {withSortLinks(columns, order, orderHref).map(({ id: key, label, sort }) => (
              <th
                key={key}
                scope="col"
                aria-sort={sort?.direction}
                className="px-1.5 py-0 align-middle font-semibold first:pl-4 sm:first:pl-6 print:first:pl-0"
              >
                <a
                  href={sort?.href}
                  data-print="bare"
                  data-soft=""
                  className="inline-flex min-h-7 items-center gap-1 text-muted no-underline hover:underline"
                >
                  {label}
                  <span aria-hidden="true" className="print:hidden">
                    {sortMarks[sort?.direction ?? 'none']}
                  </span>
                </a>
              </th>
            ))}
          </tr>
        </thead>
        {/* Styles all cells here once, because classes on hundreds of rows would enlarge the HTML. */}
        <tbody className="[&_td]:px-1.5 [&_td]:py-(--row-pad) [&_td:first-child]:pl-4 sm:[&_td:first-child]:pl-6 print:[&_td:first-child]:pl-0 [&>tr]:break-inside-avoid [&>tr]:border-b [&>tr]:border-line [&>tr[aria-current]]:bg-accent-soft [&>tr:focus-within]:bg-accent-soft [&>tr:hover]:bg-accent-soft">
          {rows.slice(printStart, printEnd).map((row, index) => {
            const isShown = printStart + index >= start && printStart + index < end
            return (
              <tr
                key={keyOf(row)}
                id={idOf(row)}
                aria-current={isSelected(row) || undefined}
                {...(isShown ? dataOf(row) : { className: 'hidden print:table-row' })}
              >
                {cells.map(({ key, cell, className }) => (
                  <td key={key} className={className}>
                    {cell(row, isShown)}
                  </td>
                ))}
              </tr>
            )
          })}
        </tbody>
      </table>
      {printEnd - printStart < total && <PrintedPart from={printStart + 1} to={printEnd} total={total} />}
    </>
  )
}
