import { boxWords, type FormEntryReader, isFigure, type PdfBlock, type PdfTableCell } from './blocks'
import type { PageWriter, TextLine } from './page-writer'
import type { TaggedElement } from './tagger'

type Table = Extract<PdfBlock, { kind: 'table' }>

const SIZE = 9.5
const LINE = 12
const PAD = 3
const EMPTY_ROW = 24
const FEWEST_LINES = 3

interface Column {
  x: number
  width: number
}

interface LaidCell {
  cell: PdfTableCell
  lines: readonly TextLine[]
}

/**
 * The header row is repeated on each page. The repeated rows are artifacts, so a screen reader reads the
 * header once.
 */
export function writeTable(writer: PageWriter, table: Table, recall: FormEntryReader) {
  const { caption, columns, widths, rows } = table
  const shares = widths ?? columns.map(() => 1)
  const needs = columns.map((label, index) =>
    Math.max(
      needOfHead(writer, label, ((shares[index] ?? 1) / sum(shares)) * writer.inner),
      ...rows.map((row) => needOf(writer, row[index], recall)),
    ),
  )
  const across = spread(shares, writer.inner, needs)
  const head = layOutRow(writer, across, columns, recall)
  const again = () => writer.into('artifact', () => writeRow(writer, across, head, [], () => {}))
  writer.keep(80)
  writer.within('Table', () => {
    writer.text(caption, { font: 'bold', size: 11, tag: 'Caption' })
    writer.gap(3)
    writeRow(writer, across, head, addCells(writer, columns, 'Column'), again)
    for (const row of rows)
      writeRow(
        writer,
        across,
        layOutRow(writer, across, row, recall),
        addCells(writer, row, 'Row'),
        again,
        recall,
      )
  })
  writer.gap(8)
}

function addCells(
  writer: PageWriter,
  row: readonly PdfTableCell[],
  scope: 'Column' | 'Row',
): TaggedElement[] {
  const cells: TaggedElement[] = []
  writer.into(writer.add('TR'), () => {
    for (const index of row.keys())
      cells.push(scope === 'Column' || index === 0 ? writer.add('TH', { scope }) : writer.add('TD'))
  })
  return cells
}

function writeRow(
  writer: PageWriter,
  across: readonly Column[],
  row: readonly LaidCell[],
  elements: readonly TaggedElement[],
  again: () => void,
  recall: FormEntryReader = () => '',
) {
  const most = Math.max(...row.map(({ lines }) => lines.length))
  const lowest = row.some(({ cell }) => typeof cell !== 'string') ? EMPTY_ROW : 0
  const fits = most * LINE + 2 * PAD <= writer.tallest - 60
  for (let done = 0; done === 0 || done < most; ) {
    const lineCount = fits ? most : FEWEST_LINES
    if (writer.keep(Math.max(lineCount * LINE + 2 * PAD, lowest))) again()
    const count = fits ? most : Math.min(most - done, Math.floor((writer.room() - 2 * PAD) / LINE))
    const height = Math.max(count * LINE + 2 * PAD, lowest)
    for (const [index, { x, width }] of across.entries()) {
      writer.box(x, width, height)
      const { cell, lines } = row[index] ?? { cell: '', lines: [] }
      writer.into(elements[index] ?? 'artifact', () => {
        if (isBox(cell) && done === 0)
          drawTick(writer, x + width / 2 - TICK_SIZE / 2, PAD + 1, isTicked(cell, recall))
        for (const [number, line] of lines.slice(done, done + count).entries())
          writer.place(line, x + PAD, PAD + number * LINE, { size: SIZE })
      })
    }
    writer.gap(height)
    done += Math.max(count, 1)
  }
}

export const TICK_SIZE = 8

export const isTicked = (
  { entry, ticked }: { entry: string; ticked: string },
  recall: (e: string) => string,
) => recall(entry) === ticked

export const drawTick = (writer: PageWriter, x: number, down: number, isTicked: boolean) =>
  writer.tick(x, down, TICK_SIZE, isTicked, isTicked ? boxWords.ticked : boxWords.empty)

const layOutRow = (
  writer: PageWriter,
  across: readonly Column[],
  row: readonly PdfTableCell[],
  recall: FormEntryReader,
): LaidCell[] =>
  across.map(({ width }, index) => {
    const cell = row[index] ?? ''
    return { cell, lines: linesOf(writer, width, cell, recall) }
  })

function linesOf(writer: PageWriter, width: number, cell: PdfTableCell, recall: FormEntryReader): TextLine[] {
  if (isBox(cell)) return []
  const text = typeof cell === 'string' ? cell : recall(cell.entry)
  return text === '' ? [] : writer.layOut(text, { size: SIZE, width: width - 2 * PAD })
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0)

const isBox = (cell: PdfTableCell): cell is { entry: string; ticked: string } =>
  typeof cell !== 'string' && cell.ticked !== undefined

/** Returns 0 if each word of the heading fits the column. Words of Spanish headings often do not. */
function needOfHead(writer: PageWriter, label: string, width: number): number {
  const words = label.split(' ').map((word) => writer.widthOf(word, SIZE))
  const need = Math.max(...words) + 2 * PAD + 1
  return need > width ? need : 0
}

function needOf(writer: PageWriter, cell: PdfTableCell | undefined, recall: FormEntryReader): number {
  const text = cell === undefined || isBox(cell) ? '' : typeof cell === 'string' ? cell : recall(cell.entry)
  return isFigure(text) ? writer.widthOf(text, SIZE) + 2 * PAD + 1 : 0
}

function spread(shares: readonly number[], inner: number, needs: readonly number[]): Column[] {
  const total = sum(shares)
  const widths = shares.map((share) => (share / total) * inner)
  const fixed = widths.map((width, index) => Math.max(0, (needs[index] ?? 0) - width))
  const missing = sum(fixed)
  const slack = sum(widths.map((width, index) => Math.max(0, width - (needs[index] ?? 0))))
  const ratio = Math.min(1, missing / Math.max(slack, 1))
  let x = 0
  return widths
    .map((width, index) => {
      const need = needs[index] ?? 0
      return width < need ? need : width - (width - need) * ratio
    })
    .map((width) => {
      const column = { x, width }
      x += width
      return column
    })
}
