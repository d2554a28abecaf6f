import { formatPeriod, type SeriesObservation, type SeriesPeriodRow } from '@/app/_lib/periods'
import { DataTable, type DataTableColumn } from '@/components/ui/data-table'
import { PrintedPart } from '@/components/ui/page/printed-part'
import { Pager } from '@/components/ui/pager'
import { formatTenths, withMinus } from '@/lib/format'
import type { CostSeries } from './fetch-costs'
import { type IndexBase, rebase } from './rebase'
import { letterOf } from './series-labels'
import { type CostsUrlParams, costsHref } from './url'

export const TABLE_ID = 'series'
const PAGE_SIZE = 36
const MOST_PRINTED = 480

interface Props {
  url: CostsUrlParams
  rows: readonly SeriesPeriodRow[]
  series: readonly CostSeries[]
  base: IndexBase | undefined
}

export function SeriesTable({ url, rows, series, base }: Props) {
  const pages = Math.max(1, Math.ceil(rows.length / PAGE_SIZE))
  const page = Math.min(url.page, pages)
  const visibleRows = rows.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE)
  const first = Math.floor(((page - 1) * PAGE_SIZE) / MOST_PRINTED) * MOST_PRINTED
  const printed = rows.slice(first, first + MOST_PRINTED)
  const caption = base
    ? `Rebased, ${formatPeriod({ kind: 'M', month: base.month })} = 100, and as published`
    : 'As published'
  const [before, after] = url.order ? ['Older', 'Newer'] : ['Newer', 'Older']
  const turn = (to: number, label = '') => ({ label, href: costsHref({ ...url, page: to }, 'numbers') })
  const columns: DataTableColumn<SeriesPeriodRow>[] = [
    {
      id: 'period',
      label: 'Period',
      rowHeader: true,
      cell: (row) => <span className="whitespace-nowrap">{formatPeriod(row)}</span>,
      sort: {
        href: costsHref({ ...url, page: 1, order: url.order ? undefined : 'oldest' }, 'numbers'),
        direction: url.order ? 'ascending' : 'descending',
      },
    },
    ...series.map((one, index) => toColumn(one, index, base?.values[index])),
  ]
  return (
    <>
      <div className={pages > 1 ? 'print:hidden' : ''}>
        <DataTable
          id={`${TABLE_ID}-table`}
          wide={series.length > 3}
          dense={series.length <= 3}
          caption={
            <span id={`${TABLE_ID}-caption`} tabIndex={-1}>
              {caption}
            </span>
          }
          columns={columns}
          rows={visibleRows}
          rowKey={({ key }) => key}
        />
        <Footnotes rows={visibleRows} />
      </div>
      {pages > 1 && (
        <div className="hidden print:block">
          <DataTable
            id={`${TABLE_ID}-printed`}
            caption={caption}
            columns={columns}
            rows={printed}
            rowKey={({ key }) => key}
          />
          <Footnotes rows={printed} />
          {printed.length < rows.length && (
            <PrintedPart from={first + 1} to={first + printed.length} total={rows.length} />
          )}
        </div>
      )}
      <Pager
        name="Pages of the table"
        back={[page > 1 && turn(page - 1, before)]}
        here={`Page ${page} of ${pages}`}
        on={[page < pages && turn(page + 1, after)]}
      />
    </>
  )
}

function toColumn(
  { seriesId, name, missingYears }: CostSeries,
  index: number,
  base?: number,
): DataTableColumn<SeriesPeriodRow> {
  const isMissing = (month: number) =>
    missingYears.some(({ startYear, endYear }) => month / 12 >= startYear && month / 12 < endYear + 1)
  return {
    id: seriesId,
    numeric: true,
    label: (
      <span className="font-semibold">
        {letterOf(index)}, {name}
      </span>
    ),
    cell: ({ month, cells }) => {
      const cell = cells[index]
      if (cell) return <Value cell={cell} base={base} />
      return <span className="text-muted">{isMissing(month) ? 'not loaded' : 'none'}</span>
    },
  }
}

function Value({ cell, base }: { cell: SeriesObservation; base: number | undefined }) {
  const marks = cell.footnotes.map(({ code }) => code).filter(Boolean)
  const marked = marks.length > 0 && <span className="text-muted"> ({marks.join(', ')})</span>
  if (cell.value === null) return <span className="text-muted">not published{marked}</span>
  if (base === undefined)
    return (
      <>
        {withMinus(cell.published ?? '')}
        {marked}
      </>
    )
  return (
    <>
      {formatTenths(rebase(cell.value, base))}
      <span className="block text-sm text-muted">
        {withMinus(cell.published ?? '')}
        {marked}
      </span>
    </>
  )
}

function Footnotes({ rows }: { rows: readonly SeriesPeriodRow[] }) {
  const notes = new Map(
    rows.flatMap(({ cells }) =>
      cells.flatMap((cell) =>
        (cell?.footnotes ?? []).map(({ code, text }) => [`${code}: ${text}`, code] as const),
      ),
    ),
  )
  if (notes.size === 0) return null
  return (
    <div className="mb-4 text-base">
      <p className="font-semibold">Footnotes of the source</p>
      <ul>
        {[...notes.keys()].toSorted().map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </div>
  )
}
