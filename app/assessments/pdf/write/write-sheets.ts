import type { PlainBlock } from '@/app/_surfaces/pdf/blocks'
import { BODY_LINE, type PageWriter } from '@/app/_surfaces/pdf/page-writer'
import { sizeOf, writeDrawing } from '@/app/_surfaces/pdf/write-drawing'
import type { OutlineEntry } from '@/app/_surfaces/pdf/write-outline'
import { drawTick, isTicked, TICK_SIZE, writeTable } from '@/app/_surfaces/pdf/write-table'
import { placeHomes, placesTitle } from '../../places/place-homes'
import { sheetTexts } from '../../sheets/sheet-texts'
import { ownBlocksOf } from '../document/own-blocks'
import type { PacketBlock, PacketDocument } from '../document/packet-document'
import { blankRequest } from '../document/request-blocks'
import { toEntryTable, toFactTable } from '../document/tables'
import { describeSources } from '../document/trim-table'

type Recall = (entry: string) => string
type BlockOf<K extends PlainBlock['kind']> = Extract<PlainBlock, { kind: K }>

const texts = {
  title: 'Assessment appeal',
  day: 'Made on',
  legend: 'A blue bar at the left marks what the owner states.',
  records: 'Official values and facts are from public records.',
  stated: 'Stated by the owner',
}

const WRITING_LINE = 20
const LABEL_WIDTH = 150

/** Each sheet begins on a new page and may need several. Returns the first page of each for the bookmarks. */
export function writeSheets(
  writer: PageWriter,
  { sheets, isWithoutRecord = false }: PacketDocument,
  { recall, day }: { recall: Recall; day: string },
): OutlineEntry[] {
  return sheets.map(({ title, blocks }, index) => {
    const page = writer.startPage()
    writer.within(
      'Sect',
      () => {
        if (index === 0) writeHead(writer, day, isWithoutRecord)
        writer.text(title, { font: 'bold', size: 16, tag: 'H2' })
        writer.rule(0, writer.inner)
        writer.gap(10)
        let wasStated = false
        const all = blocks.flatMap((each) => plainBlocks(each, recall))
        for (const [at, block] of all.entries()) {
          const isStated = block.kind === 'written'
          if (isStated && !wasStated) writeSayer(writer)
          wasStated = isStated
          writeBlock(writer, block, recall, all[at + 1])
        }
      },
      { title },
    )
    return { title, page }
  })
}

function writeHead(writer: PageWriter, day: string, isWithoutRecord: boolean) {
  const legend = isWithoutRecord ? texts.legend : `${texts.legend} ${texts.records}`
  writer.text(texts.title, { font: 'bold', size: 20, tag: 'H1' })
  writer.text(`${texts.day} ${day}. ${legend}`, { size: 9.5 })
  writer.gap(8)
}

function writeSayer(writer: PageWriter) {
  writer.keep(60)
  writer.text(texts.stated, { size: 9.5, font: 'bold', isStated: true })
}

function writeBlock(writer: PageWriter, block: PlainBlock, recall: Recall, next?: PlainBlock) {
  switch (block.kind) {
    case 'heading':
      return writeHeading(writer, block, next)
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
      return writeBlankLines(writer, block, recall)
    case 'table':
      return writeTable(writer, block, recall)
    case 'drawing':
      return writeDrawing(writer, block)
  }
}

function writeHeading(writer: PageWriter, { text }: BlockOf<'heading'>, next?: PlainBlock) {
  writer.gap(6)
  // A heading is never the last line of a page and never separated from the picture below it.
  writer.keep(next?.kind === 'drawing' ? 25 + sizeOf(writer, next.drawing).height : 50)
  writer.text(text, { font: 'bold', size: 12, tag: 'H3' })
  writer.gap(3)
}

function writeFacts(writer: PageWriter, { items }: BlockOf<'facts'>) {
  writer.within('L', () => {
    for (const [label, value] of items) {
      const names = writer.layOut(label, { width: LABEL_WIDTH - 8 })
      const values = writer.layOut(value, { font: 'bold', indent: LABEL_WIDTH })
      const height = Math.max(names.length, values.length) * BODY_LINE
      writer.keep(Math.min(height, writer.tallest))
      writer.within('LI', () => {
        writer.within('Lbl', () => {
          for (const [row, line] of names.entries()) writer.place(line, 0, row * BODY_LINE)
        })
        writer.text(value, { font: 'bold', indent: LABEL_WIDTH, tag: 'LBody' })
      })
      writer.gap(Math.max(names.length - values.length, 0) * BODY_LINE + 2)
    }
  })
  writer.gap(4)
}

function writeList(writer: PageWriter, { items, numbered }: BlockOf<'list'>) {
  writer.within('L', () => {
    items.forEach((item, index) => {
      writer.keep(14)
      writer.within('LI', () => {
        writer.within('Lbl', () => writer.place([{ text: numbered ? `${index + 1}. ` : '• ' }], 4, 0))
        writer.text(item, { indent: 18, tag: 'LBody' })
      })
      writer.gap(2)
    })
  })
  writer.gap(4)
}

function writeTicks(writer: PageWriter, { items }: BlockOf<'ticks'>, recall: Recall) {
  writer.within('L', () => {
    for (const { entry, value, text } of items) {
      writer.keep(14)
      writer.within('LI', () => {
        writer.within('Lbl', () => drawTick(writer, 2, 1.5, isTicked({ entry, ticked: value }, recall)))
        writer.text(text, { indent: 10 + TICK_SIZE, tag: 'LBody' })
      })
      writer.gap(2)
    }
  })
}

function writeBlankLines(
  writer: PageWriter,
  { entry, label, lines = 1 }: BlockOf<'written'>,
  recall: Recall,
) {
  const entryText = recall(entry)
  writer.keep(entryText === '' ? 14 + lines * WRITING_LINE : 30)
  writer.text(label, { size: 9.5, isStated: true })
  if (entryText === '') {
    for (let line = 0; line < lines; line += 1) {
      writer.bar(WRITING_LINE)
      writer.gap(WRITING_LINE)
      writer.rule(0, writer.inner)
    }
  } else writer.text(entryText, { font: 'bold', isStated: true })
  writer.gap(7)
}

type GivenBlock<K extends PacketBlock['kind']> = Extract<PacketBlock, { kind: K }>

/** Reduces a sheet's block to the kinds that the PDF supports: texts, lists, tables and drawings. */
function plainBlocks(block: PacketBlock, recall: Recall): readonly PlainBlock[] {
  switch (block.kind) {
    case 'own':
      return ownBlocksOf(block).flatMap((each) => plainBlocks(each, recall))
    case 'request':
      return blankRequest(block).flatMap((each) => plainBlocks(each, recall))
    case 'rule':
      return [{ kind: 'text', text: block.text }]
    case 'plain':
    case 'values':
      return block.blocks
    case 'beside':
      return block.items
    case 'entries':
      return [toEntryTable(block), ...describeSources(block, recall)]
    case 'places':
      return toPlaces(block, recall)
    case 'checks':
      return [toFactTable(block)]
    case 'definitions':
      return block.items.map(({ term, meaning, source }) => ({
        kind: 'text',
        text: `${term}: ${meaning}${source ? ` Source: ${[source.name, source.href].filter(Boolean).join(', ')}` : ''}`,
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

function toPlaces({ places }: GivenBlock<'places'>, recall: Recall): PlainBlock[] {
  const placed = placeHomes(places, recall)
  if (!placed) return []
  return [
    { kind: 'heading', text: placesTitle },
    ...(placed.map ? [{ kind: 'drawing' as const, ...placed.map }] : []),
    ...placed.notes.map((text) => ({ kind: 'text' as const, text })),
  ]
}

function toAppeals({ stages, office }: GivenBlock<'appeals'>): PlainBlock[] {
  const { name, about, telephone, url } = office
  const reach = [name, telephone, url].filter(Boolean).join(', ')
  return [
    {
      kind: 'list',
      numbered: true,
      items: stages.map(({ body, rule, source }) =>
        rule === undefined ? body : [`${body}: ${rule}`, source].filter(Boolean).join(' '),
      ),
    },
    { kind: 'text', text: `${sheetTexts.verify} ${reach}. ${about}.` },
  ]
}
