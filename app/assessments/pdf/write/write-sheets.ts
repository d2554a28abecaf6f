import { cellName, factNoteName, rowsOf, verdictName, verdicts } from '../../entries/entry-names'
import { sheetTexts } from '../../sheets/sheet-texts'
import { ownBlocks } from '../document/own-blocks'
import type { Block, PacketDocument, PlainBlock } from '../document/packet-document'
import type { PageWriter } from './page-writer'
import { drawTick, TICK_SIZE, tickedBy, writeTable } from './write-table'

type Recall = (entry: string) => string
type BlockOf<K extends PlainBlock['kind']> = Extract<PlainBlock, { kind: K }>

const WRITING_LINE = 20
const LABEL_WIDTH = 150

/** Each sheet begins a page; one with much written on it takes more. */
export function writeSheets(writer: PageWriter, { sheets }: PacketDocument, recall: Recall) {
  for (const { title, blocks } of sheets) {
    writer.startPage()
    writer.text(title, { font: 'bold', size: 16 })
    writer.rule(0, writer.inner)
    writer.gap(10)
    for (const block of blocks.flatMap(plainBlocks)) writeBlock(writer, block, recall)
  }
}

function writeBlock(writer: PageWriter, block: PlainBlock, recall: Recall) {
  switch (block.kind) {
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

type GivenBlock<K extends Block['kind']> = Extract<Block, { kind: K }>

/** The PDF has texts, lists and tables only: a sheet's blocks as those. */
function plainBlocks(block: Block): readonly PlainBlock[] {
  switch (block.kind) {
    case 'own':
      return ownBlocks[block.part].flatMap(plainBlocks)
    case 'rule':
      return [{ kind: 'text', text: block.text }]
    case 'values':
      return block.blocks
    case 'beside':
      return block.items
    case 'entries':
      return [toEntryTable(block)]
    case 'checks':
      return [toFactTable(block)]
    case 'definitions':
      return block.items.map(({ term, meaning, source }) => ({
        kind: 'text',
        text: `${term}: ${meaning}${source ? ` Source: ${source.name}` : ''}`,
      }))
    case 'appeals':
      return toAppeals(block)
    case 'sources': {
      const items = block.items.map(({ text, page }) => (page ? `${text} ${sheetTexts.page}: ${page}` : text))
      return [{ kind: 'list', items }]
    }
    default:
      return [block]
  }
}

const toEntryTable = ({ caption, table, count, columns }: GivenBlock<'entries'>): PlainBlock => ({
  kind: 'table',
  caption,
  columns: ['No.', ...columns.map(({ label }) => label)],
  widths: [0.35, ...columns.map(() => 1)],
  rows: rowsOf(count).map((row) => [
    String(row),
    ...columns.map(({ id }) => ({ entry: cellName(table, row, id) })),
  ]),
})

const toFactTable = ({ facts }: GivenBlock<'checks'>): PlainBlock => ({
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

function toAppeals({ stages, office }: GivenBlock<'appeals'>): PlainBlock[] {
  const { name, about, telephone, url } = office
  const reach = [name, telephone, url].filter(Boolean).join(', ')
  return [
    {
      kind: 'list',
      numbered: true,
      items: stages.map(({ body, rule }) => (rule === undefined ? body : `${body}: ${rule}`)),
    },
    { kind: 'text', text: `${sheetTexts.verify} ${reach}. ${about}.` },
  ]
}
