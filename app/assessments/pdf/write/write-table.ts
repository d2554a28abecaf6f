import type { Cell, PlainBlock } from '../document/packet-document'
import type { PageWriter } from './page-writer'

type Table = Extract<PlainBlock, { kind: 'table' }>
type Recall = (entry: string) => string

const SIZE = 8.5
const LINE = 11
const PAD = 3
/** High enough to write in by hand. */
const EMPTY_ROW = 24

/** Cells with borders; the names of the columns again on each further page. */
export function writeTable(writer: PageWriter, { caption, columns, widths, rows }: Table, recall: Recall) {
  const across = spread(widths ?? columns.map(() => 1), writer.inner)
  writer.keep(80)
  writer.text(caption, { font: 'bold', size: 11 })
  writer.gap(3)
  writeRow(writer, across, columns, recall)
  for (const row of rows) {
    if (writer.keep(heightOf(writer, across, row, recall))) writeRow(writer, across, columns, recall)
    writeRow(writer, across, row, recall)
  }
  writer.gap(8)
}

function writeRow(
  writer: PageWriter,
  across: readonly { x: number; width: number }[],
  row: readonly Cell[],
  recall: Recall,
) {
  const height = heightOf(writer, across, row, recall)
  for (const [index, { x, width }] of across.entries()) {
    const cell = row[index] ?? ''
    writer.box(x, width, height)
    if (isBox(cell)) drawTick(writer, x + width / 2 - TICK_SIZE / 2, PAD + 1, tickedBy(cell, recall))
    for (const [number, line] of linesOf(writer, width, cell, recall).entries())
      writer.place(line, x + PAD, PAD + number * LINE, { size: SIZE })
  }
  writer.gap(height)
}

export const TICK_SIZE = 8

export const tickedBy = (
  { entry, ticked }: { entry: string; ticked: string },
  recall: (e: string) => string,
) => recall(entry) === ticked

/** An empty box for a pen, or one with a cross in it. */
export function drawTick(writer: PageWriter, x: number, down: number, isTicked: boolean) {
  writer.box(x, TICK_SIZE, TICK_SIZE, down)
  if (isTicked) writer.place('X', x + 1.3, down, { font: 'bold', size: TICK_SIZE })
}

function heightOf(
  writer: PageWriter,
  across: readonly { width: number }[],
  row: readonly Cell[],
  recall: Recall,
): number {
  const most = Math.max(
    ...across.map(({ width }, index) => linesOf(writer, width, row[index] ?? '', recall).length),
  )
  const byHand = row.some((cell) => typeof cell !== 'string')
  return Math.max(most * LINE + 2 * PAD, byHand ? EMPTY_ROW : 0)
}

function linesOf(writer: PageWriter, width: number, cell: Cell, recall: Recall): string[] {
  if (isBox(cell)) return []
  const text = typeof cell === 'string' ? cell : recall(cell.entry)
  return text === '' ? [] : writer.layOut(text, { size: SIZE, width: width - 2 * PAD })
}

const isBox = (cell: Cell): cell is { entry: string; ticked: string } =>
  typeof cell !== 'string' && cell.ticked !== undefined

function spread(widths: readonly number[], inner: number) {
  const total = widths.reduce((sum, width) => sum + width, 0)
  let x = 0
  return widths.map((share) => {
    const width = (share / total) * inner
    const column = { x, width }
    x += width
    return column
  })
}
