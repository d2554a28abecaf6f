import type { ReactNode } from 'react'
import { Streamed } from '@/app/_lib/answer/streamed'
import { DataTable, type DataTableColumn } from '@/components/ui/data-table'
import { formatMiles } from '@/lib/format'
import {
  describeReviewed,
  listTexts,
  type ReviewCleanupList,
  type ReviewCleanupListText,
} from './describe-list'
import { describePermitSearch, titleOfPermits } from './permits/describe-permits'
import type { ReviewPermits } from './permits/fetch-permits'
import { permitListIds, permitLists, type ReviewPermitListId } from './permits/permit-lists'

type Cell = 'note' | 'counted' | 'listed' | 'rest' | 'unplaced'
type Row = Pick<ReviewCleanupListText, 'title' | 'miles' | 'shorter' | 'rule'> & Record<Cell, ReactNode>

const columnsOf = (): readonly DataTableColumn<Row>[] => [
  {
    id: 'list',
    label: listTexts.list,
    rowHeader: true,
    cell: ({ title, note }) => (
      <div className="lg:min-w-48 print:min-w-0">
        {title}
        {note}
      </div>
    ),
  },
  {
    id: 'miles',
    label: listTexts.miles,
    numeric: true,
    cell: ({ miles, shorter }) => (
      <>
        {miles}
        {shorter && <span className="block text-sm whitespace-normal text-warn">{shorter}</span>}
      </>
    ),
  },
  { id: 'rule', label: listTexts.rule, numeric: true, cell: ({ rule }) => rule },
  { id: 'counted', label: listTexts.counted, numeric: true, cell: ({ counted }) => counted },
  { id: 'listed', label: listTexts.listed, numeric: true, cell: ({ listed }) => listed },
  { id: 'rest', label: listTexts.rest, numeric: true, cell: ({ rest }) => rest },
  { id: 'unplaced', label: listTexts.unplaced, numeric: true, cell: ({ unplaced }) => unplaced },
]

interface Props {
  lists: readonly ReviewCleanupList[]
  miles: number | undefined
  permits: Promise<ReviewPermits> | undefined
}

export const ListTable = ({ lists, miles, permits }: Props) => (
  <DataTable
    id="searched"
    wide
    caption={listTexts.caption}
    columns={columnsOf()}
    rows={[
      ...lists.map(describeReviewed).map(toRow),
      ...(permits ? permitListIds.map((list) => toLateRow(list, miles, permits)) : []),
    ]}
    rowKey={({ title }) => title}
  />
)

const toRow = (words: ReviewCleanupListText): Row => ({
  ...words,
  note: drawCell(words, 'note'),
  counted: drawCell(words, 'counted'),
  listed: drawCell(words, 'listed'),
  rest: drawCell(words, 'rest'),
  unplaced: drawCell(words, 'unplaced'),
})

function toLateRow(
  list: ReviewPermitListId,
  miles: number | undefined,
  permits: Promise<ReviewPermits>,
): Row {
  const { miles: usual } = permitLists[list]
  const draw = (cell: Cell) => (
    <Streamed isRow later={permits} fallback={cell === 'counted' ? listTexts.loading : null}>
      <LateCell list={list} cell={cell} permits={permits} />
    </Streamed>
  )
  return {
    title: titleOfPermits(list),
    miles: formatMiles(miles ?? usual),
    shorter: null,
    rule: listTexts.notNamed,
    note: draw('note'),
    counted: draw('counted'),
    listed: draw('listed'),
    rest: draw('rest'),
    unplaced: draw('unplaced'),
  }
}

interface LateCellProps {
  list: ReviewPermitListId
  cell: Cell
  permits: Promise<ReviewPermits>
}

async function LateCell({ list, cell, permits }: LateCellProps) {
  const search = (await permits).searches.find((each) => each.list === list)
  return search ? drawCell(describePermitSearch(search), cell) : null
}

function drawCell(words: ReviewCleanupListText, cell: Cell): ReactNode {
  const { note, problem } = words
  if (cell === 'note')
    return (
      <>
        {note && <span className="block text-sm font-normal text-muted">{note}</span>}
        {problem && <span className="block text-sm font-normal text-bad">{problem}</span>}
      </>
    )
  if (problem === null) return words[cell]
  return (
    <span className={`whitespace-normal ${cell === 'counted' ? 'font-bold text-bad' : ''}`}>
      {words[cell]}
    </span>
  )
}
