import { type PeriodRow, type SeriesObservation, sayPeriod } from '@/app/periods'
import { type Column, DataTable } from '@/components/ui/data-table'
import { PrintedPart } from '@/components/ui/printed-part'
import type { CostSeries } from './read-costs'
import { type Base, rebase } from './rebase'
import { letterOf } from './series-words'
import { type CostsUrl, costsHref } from './url'

export const TABLE_ID = 'series'
/** Three years by month. */
const PAGE_SIZE = 36
/** Forty years by month: on paper the whole table, which the page carries beside its own. */
const MOST_PRINTED = 480

interface Props {
  url: CostsUrl
  /** In the order chosen. */
  rows: readonly PeriodRow[]
  series: readonly CostSeries[]
  base: Base | undefined
}

/** The numbers of the chart; where it is rebased, the published value stands beneath. */
export function SeriesTable({ url, rows, series, base }: Props) {
  const pages = Math.max(1, Math.ceil(rows.length / PAGE_SIZE))
  const page = Math.min(url.page, pages)
  const shown = rows.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE)
  const first = Math.floor(((page - 1) * PAGE_SIZE) / MOST_PRINTED) * MOST_PRINTED
  const printed = rows.slice(first, first + MOST_PRINTED)
  const caption = base
    ? `Rebased, ${sayPeriod({ kind: 'M', month: base.month })} = 100, and as published`
    : 'As published'
  const columns: Column<PeriodRow>[] = [
    {
      id: 'period',
      label: 'Period',
      rowHeader: true,
      cell: (row) => <span className="whitespace-nowrap">{sayPeriod(row)}</span>,
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
          caption={
            <span id={`${TABLE_ID}-caption`} tabIndex={-1}>
              {caption}
            </span>
          }
          columns={columns}
          rows={shown}
          rowKey={({ key }) => key}
        />
        <Footnotes rows={shown} />
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
      <Pager url={url} page={page} pages={pages} />
    </>
  )
}

function toColumn(
  { seriesId, name, missingYears }: CostSeries,
  index: number,
  base?: number,
): Column<PeriodRow> {
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

const rebased = new Intl.NumberFormat('en-US', { minimumFractionDigits: 1, maximumFractionDigits: 1 })

function Value({ cell, base }: { cell: SeriesObservation; base: number | undefined }) {
  const marks = cell.footnotes.map(({ code }) => code).filter(Boolean)
  const marked = marks.length > 0 && <span className="text-muted"> ({marks.join(', ')})</span>
  if (cell.value === null) return <span className="text-muted">not published{marked}</span>
  if (base === undefined)
    return (
      <>
        {cell.published}
        {marked}
      </>
    )
  return (
    <>
      {rebased.format(rebase(cell.value, base))}
      <span className="block text-sm text-muted">
        {cell.published}
        {marked}
      </span>
    </>
  )
}

/** What the letters in parentheses mean, in the source's words. */
function Footnotes({ rows }: { rows: readonly PeriodRow[] }) {
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

function Pager({ url, page, pages }: { url: CostsUrl; page: number; pages: number }) {
  if (pages === 1) return null
  const [before, after] = url.order ? ['Older', 'Newer'] : ['Newer', 'Older']
  const link = (to: number, label: string | undefined) => (
    <a href={costsHref({ ...url, page: to }, 'numbers')} className="inline-flex min-h-11 items-center">
      {label}
    </a>
  )
  return (
    <nav
      aria-label="Pages of the table"
      className="mb-4 flex flex-wrap items-center gap-x-6 gap-y-2 print:hidden"
    >
      {page > 1 && link(page - 1, before)}
      <p>
        Page {page} of {pages}
      </p>
      {page < pages && link(page + 1, after)}
    </nav>
  )
}
