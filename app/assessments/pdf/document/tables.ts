import type { FormEntryReader, PdfBlock, PdfTableCell } from '@/app/_surfaces/pdf/blocks'
import { cellName, factNoteName, rowsOf, verdictName, verdicts } from '../../entries/entry-names'
import { sheetTexts } from '../../sheets/sheet-texts'
import type { PacketBlock, PacketHomeRow } from './packet-document'

type Table = Extract<PdfBlock, { kind: 'table' }>
type GivenBlock<K extends PacketBlock['kind']> = Extract<PacketBlock, { kind: K }>

export function toEntryTable({ caption, table, count, columns: all, home }: GivenBlock<'entries'>): Table {
  const columns = all.filter(({ id }) => id !== 'from')
  return {
    kind: 'table',
    caption,
    columns: [sheetTexts.number, ...columns.map(({ label }) => label)],
    widths: [0.5, ...columns.map(({ share = 1 }) => share)],
    rows: [
      ...(home ? [['0', ...columns.map(({ id }) => homeCell(home, id))]] : []),
      ...rowsOf(count).map((row) => [
        String(row),
        ...columns.map(({ id }) => ({ entry: cellName(table, row, id) })),
      ]),
    ],
  }
}

const homeCell = (home: PacketHomeRow, column: string): PdfTableCell => {
  const cell = home[column] ?? ''
  return column === 'address' && typeof cell === 'string' ? sheetTexts.thisHome(cell) : cell
}

export function homeText(home: PacketHomeRow, column: string, recall: FormEntryReader): string {
  const cell = homeCell(home, column)
  return typeof cell === 'string' ? cell : recall(cell.entry)
}

export const toFactTable = ({ facts }: GivenBlock<'checks'>): Table => ({
  kind: 'table',
  caption: sheetTexts.facts,
  columns: [sheetTexts.fact, sheetTexts.onRecord, ...Object.values(verdicts), sheetTexts.rightInstead],
  widths: [2, 3, 0.8, 0.8, 0.8, 2.6],
  rows: facts.map(({ id, label, value }) => [
    label,
    value,
    ...Object.keys(verdicts).map((ticked) => ({ entry: verdictName(id), ticked })),
    { entry: factNoteName(id) },
  ]),
})
