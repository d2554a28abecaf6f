import { ownBlocks } from './own-blocks'
import type { Block, PacketDocument } from './packet-document'
import type { PageWriter } from './page-writer'
import { writeTable } from './write-table'
import { drawTick, TICK_SIZE, tickedBy } from './write-tick'

type Recall = (entry: string) => string
type BlockOf<K extends Block['kind']> = Extract<Block, { kind: K }>

const WRITING_LINE = 20
const LABEL_WIDTH = 150

/** Each sheet begins a page; one with much written on it takes more. */
export function writeSheets(writer: PageWriter, { sheets }: PacketDocument, recall: Recall) {
  for (const { title, blocks } of sheets) {
    writer.startPage()
    writer.text(title, { font: 'bold', size: 16 })
    writer.rule(0, writer.inner)
    writer.gap(10)
    for (const block of blocks) writeBlock(writer, block, recall)
  }
}

function writeBlock(writer: PageWriter, block: Block, recall: Recall) {
  switch (block.kind) {
    case 'own':
      for (const each of ownBlocks[block.part]) writeBlock(writer, each, recall)
      return
    case 'heading':
      return writeHeading(writer, block)
    case 'text':
      writer.text(block.text)
      return writer.gap(5)
    case 'facts':
      return writeFacts(writer, block)
    case 'list':
      return writeList(writer, block)
    case 'ticks':
      return writeTicks(writer, block, recall)
    case 'written':
      return writeWritten(writer, block, recall)
    case 'table':
      return writeTable(writer, block, recall)
  }
}

function writeHeading(writer: PageWriter, { text }: BlockOf<'heading'>) {
  writer.gap(6)
  // Never the last line of a page.
  writer.keep(50)
  writer.text(text, { font: 'bold', size: 12 })
  writer.gap(3)
}

function writeFacts(writer: PageWriter, { items }: BlockOf<'facts'>) {
  for (const [label, value] of items) {
    writer.keep(14)
    writer.place(writer.layOut(label, { width: LABEL_WIDTH })[0] ?? '', 0, 0)
    writer.text(value, { font: 'bold', indent: LABEL_WIDTH })
    writer.gap(2)
  }
  writer.gap(4)
}

function writeList(writer: PageWriter, { items, numbered }: BlockOf<'list'>) {
  items.forEach((item, index) => {
    writer.keep(14)
    writer.place(numbered ? `${index + 1}.` : '•', 4, 0)
    writer.text(item, { indent: 18 })
    writer.gap(2)
  })
  writer.gap(4)
}

function writeTicks(writer: PageWriter, { items }: BlockOf<'ticks'>, recall: Recall) {
  for (const { entry, value, text } of items) {
    writer.keep(14)
    drawTick(writer, 2, 1.5, tickedBy({ entry, ticked: value }, recall))
    writer.text(text, { indent: 10 + TICK_SIZE })
    writer.gap(2)
  }
}

/** What the person wrote; else lines to write on by hand. */
function writeWritten(writer: PageWriter, { entry, label, lines = 1 }: BlockOf<'written'>, recall: Recall) {
  const written = recall(entry)
  writer.keep(written === '' ? 14 + lines * WRITING_LINE : 30)
  writer.text(label, { size: 9 })
  if (written === '') {
    for (let line = 0; line < lines; line += 1) {
      writer.gap(WRITING_LINE)
      writer.rule(0, writer.inner)
    }
  } else writer.text(written, { font: 'bold' })
  writer.gap(7)
}
