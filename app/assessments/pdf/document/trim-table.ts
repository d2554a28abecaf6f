import type { FormEntryReader, PdfBlock, PdfTableCell } from '@/app/_surfaces/pdf/blocks'
import { formatPercent } from '@/lib/format'
import { compareHome, describeForBoard, readOwnRow } from '../../compare/compare-homes'
import { cellName, type EntryColumn, marketColumn } from '../../entries/entry-names'
import { parseAmount } from '../../entries/format-entry'
import { sheetTexts } from '../../sheets/sheet-texts'
import { filledRows } from './own-blocks'
import type { PacketBlock } from './packet-document'
import { homeText } from './tables'

type EntriesBlock = Extract<PacketBlock, { kind: 'entries' }>
type Table = Extract<PdfBlock, { kind: 'table' }>
type Cell = (column: string) => string

const BESIDE = 'beside'
const SHARE = 'share'

export function trimTable(block: EntriesBlock, recall: FormEntryReader): readonly PacketBlock[] {
  const { caption, table, columns, home } = block
  const rows = filledRows(block, recall)
  if (rows.length === 0) return []
  const own = home && {
    label: '0',
    cell: withShare((column) => homeText(home, column, recall)),
  }
  const typed = rows.map((row) => ({
    label: String(row),
    cell: withComparison(
      table === 'similar' ? own?.cell : undefined,
      withShare((column) => recall(cellName(table, row, column))),
    ),
  }))
  const filled = [...withShareColumn(columns), { id: BESIDE, label: sheetTexts.beside, share: 1.1 }].filter(
    ({ id }) => id !== 'from' && typed.some(({ cell }) => cell(id) !== ''),
  )
  const printed: Table = {
    kind: 'table',
    caption,
    columns: [sheetTexts.number, ...filled.map(({ label }) => label)],
    widths: [0.4, ...filled.map(({ share = 1 }) => share)],
    rows: [...(own ? [own] : []), ...typed].map(({ label, cell }): PdfTableCell[] => [
      label,
      ...filled.map(({ id }) => cell(id)),
    ]),
  }
  return [{ kind: 'plain', blocks: [printed, ...describeSources(block, recall)] }]
}

function withComparison(ownCell: Cell | undefined, cell: Cell): Cell {
  const own = ownCell && readOwnRow(ownCell)
  const comparison = own && compareHome(own, cell)
  const text = comparison ? describeForBoard(comparison) : ''
  return (column) => (column === BESIDE ? text : cell(column))
}

const withShare =
  (cell: Cell): Cell =>
  (column) => {
    if (column !== SHARE) return cell(column)
    const [value, market] = [parseAmount(cell('value')), parseAmount(cell(marketColumn.id))]
    return value === null || !market ? '' : formatPercent((100 * value) / market)
  }

const withShareColumn = (columns: readonly EntryColumn[]): readonly EntryColumn[] =>
  columns.flatMap((column) =>
    column.id === marketColumn.id ? [column, { id: SHARE, label: sheetTexts.share }] : [column],
  )

export function describeSources(block: EntriesBlock, recall: FormEntryReader): PdfBlock[] {
  const { table, home } = block
  const rows = [
    ...(home ? [{ row: 0, from: homeText(home, 'from', recall) }] : []),
    ...filledRows(block, recall).map((row) => ({ row, from: recall(cellName(table, row, 'from')) })),
  ]
  const sourced = rows.filter(({ from }) => from !== '')
  return [...new Set(sourced.map(({ from }) => from))].map((source) => {
    const of = sourced.filter(({ from }) => from === source).map(({ row }) => row)
    // Row 0 is the owner's home. A source that covers only row 0 is named together with the row, because the
    // rows that the owner fills in by hand have other sources.
    const isOfAll = of.length === rows.length && of.some((row) => row > 0)
    return { kind: 'text', text: sheetTexts.rowSource(isOfAll ? [] : of, source) }
  })
}
