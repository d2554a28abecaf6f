import type { Route } from 'next'
import type { ReactNode } from 'react'
import { getApp } from '@/app/_lib/site/app'
import { factById } from '@/app/_surfaces/jobs/facts'
import { hrefOfRow, placedRow } from '@/app/_surfaces/jobs/find-place'
import { cellsByRow, type JobRowCells, stateNames } from '@/app/_surfaces/jobs/job-document'
import { sizeOfRow } from '@/app/_surfaces/jobs/row-sizes'
import { textOfRow } from '@/app/_surfaces/jobs/row-text'
import { centerOf } from '@/app/_surfaces/place/lot/described-land'
import { recordColumns } from '@/components/records/record-columns'
import { DataTable } from '@/components/ui/data-table'
import { Pager } from '@/components/ui/pager'
import { formatNumber } from '@/lib/format'
import { cellStates, type JobCell, type JobCellState, PLACE, type PlaceListJob } from '@/lib/jobs/job'
import { landSize } from '@/lib/records/parcel/acres'
import { upperFirst } from '@/lib/upper-first'
import type { UrlParamsOf } from '@/lib/url-state'
import { jobHref, jobUrl } from '../url'
import { JobMap } from './job-map'

const texts = {
  caption: (from: number, to: number, all: number) =>
    `Rows ${formatNumber(from)} to ${formatNumber(to)} of ${formatNumber(all)}`,
  none: 'No row has this outcome.',
  filter: 'Rows with',
  all: 'All rows',
  back: 'Earlier rows',
  on: 'Further rows',
  open: 'not asked yet',
  row: 'Row',
  place: 'Place',
  point: (center: string) => `Records of one point are ${center}.`,
}

const ROWS_A_PAGE = 100
const sizeColumns = landSize.mapColumns(({ ofRow }: { ofRow: JobRowCells }) => sizeOfRow(ofRow))
const noCells: JobRowCells = new Map()

interface Props {
  job: PlaceListJob
  url: UrlParamsOf<typeof jobUrl>
}

export async function JobResults({ job, url }: Props) {
  const { id, list } = job
  const { jobs } = await getApp()
  const rows = url.state ? ((await jobs.rowsWith(id, url.state)) ?? []) : [...list.rows.keys()]
  const start = (url.page - 1) * ROWS_A_PAGE
  const numbers = rows.slice(start, start + ROWS_A_PAGE)
  const byRow = cellsByRow((await jobs.cells(id, { rows: numbers })) ?? [])
  const pageRows = numbers.map((row) => ({ row, ofRow: byRow.get(row) ?? noCells }))
  const hasSizes = pageRows.some(({ ofRow }) => Object.values(sizeOfRow(ofRow)).some(Boolean))
  const hrefOf = (change: Partial<typeof url>) =>
    `${jobHref(id)}?${jobUrl.toQuery({ state: url.state, page: 1, result: undefined, ...change })}` as Route
  return (
    <>
      <nav aria-label={texts.filter} className="mb-3 flex flex-wrap gap-x-5 print:hidden">
        <a href={hrefOf({ state: undefined })} aria-current={url.state === undefined || undefined}>
          {texts.all}
        </a>
        {cellStates.map((state) => (
          <a key={state} href={hrefOf({ state })} aria-current={url.state === state || undefined}>
            {upperFirst(stateNames[state])}
          </a>
        ))}
      </nav>
      <div className="flex flex-col">
        <div className="max-lg:order-last">
          <JobMap job={job} rows={rows} />
        </div>
        <div>
          <DataTable
            id="result"
            wide
            caption={texts.caption(Math.min(start + 1, rows.length), start + pageRows.length, rows.length)}
            rows={pageRows}
            rowKey={({ row }) => String(row)}
            empty={texts.none}
            columns={[
              { id: 'row', label: texts.row, numeric: true, cell: ({ row }) => formatNumber(row + 1) },
              {
                id: 'place',
                label: texts.place,
                rowHeader: true,
                cell: ({ row, ofRow }) => <PlaceCell text={textOfRow(list, row)} cell={ofRow.get(PLACE)} />,
              },
              ...(hasSizes ? recordColumns(sizeColumns) : []),
              ...list.facts.map((fact) => ({
                id: fact,
                label: factById(fact)?.title ?? fact,
                cell: ({ ofRow }: { ofRow: JobRowCells }) => <FactCell cell={ofRow.get(fact)} />,
              })),
            ]}
          />
          <Pager
            back={[url.page > 1 && { label: texts.back, href: hrefOf({ page: url.page - 1 }) }]}
            on={[
              start + ROWS_A_PAGE < rows.length && { label: texts.on, href: hrefOf({ page: url.page + 1 }) },
            ]}
          />
        </div>
      </div>
    </>
  )
}

function PlaceCell({ text, cell }: { text: string; cell: JobCell | undefined }) {
  const placed = placedRow(cell ?? {})
  if (placed)
    return (
      <>
        <a href={hrefOfRow(placed, text)} className="inline-block min-w-40 wrap-anywhere">
          {cell?.answer}
        </a>
        {placed.land && (
          <span className="block text-sm font-normal text-muted">{texts.point(centerOf(placed.land))}</span>
        )}
      </>
    )
  return (
    <>
      <span className="inline-block min-w-40 wrap-anywhere">{text}</span>
      {cell && <Absence cell={cell} />}
      {cell && <Choices cell={cell} />}
    </>
  )
}

function FactCell({ cell }: { cell: JobCell | undefined }): ReactNode {
  if (!cell) return <span className="text-muted">{texts.open}</span>
  if (cell.state === 'found') return <Answer cell={cell} />
  return (
    <>
      <Absence cell={cell} />
      <Choices cell={cell} />
    </>
  )
}

function Answer({ cell: { answer, why } }: { cell: JobCell }) {
  if (!why) return answer
  return (
    <details>
      <summary className="min-h-6">{answer}</summary>
      {why}
    </details>
  )
}

function Choices({ cell: { choices = [] } }: { cell: JobCell }) {
  if (choices.length === 0) return null
  return (
    <ul className="list-disc pl-5">
      {choices.map(({ label, href }) => (
        <li key={href}>
          <a href={href}>{label}</a>
        </li>
      ))}
    </ul>
  )
}

const tones: Readonly<Record<JobCellState, string>> = {
  found: 'text-ink',
  none: 'text-muted',
  'not-covered': 'text-muted',
  failed: 'text-bad font-semibold',
  'not-asked': 'text-warn',
}

function Absence({ cell: { state, why } }: { cell: JobCell }) {
  const words = upperFirst(stateNames[state])
  if (!why) return <span className={`block ${tones[state]}`}>{words}</span>
  return (
    <details>
      <summary className={`min-h-6 ${tones[state]}`}>{words}</summary>
      {why}
    </details>
  )
}
