import { defineTexts } from '@/lib/language/define-texts'
import type { FormEntryReader, PdfBlock } from './blocks'
import { BODY_LINE, type PageWriter } from './page-writer'
import { sizeOf, writeDrawing } from './write-drawing'
import { drawTick, isTicked, TICK_SIZE, writeTable } from './write-table'

type BlockOf<K extends PdfBlock['kind']> = Extract<PdfBlock, { kind: K }>

const texts = defineTexts('pdf.blocks', { stated: 'Stated by the owner' })

const WRITING_LINE = 20
const LABEL_WIDTH = 150

export function writeBlocks(
  writer: PageWriter,
  blocks: readonly PdfBlock[],
  recall: FormEntryReader = () => '',
) {
  let wasStated = false
  for (const [at, block] of blocks.entries()) {
    const isStated = block.kind === 'written'
    if (isStated && !wasStated) writeSayer(writer)
    wasStated = isStated
    writeBlock(writer, block, recall, blocks[at + 1])
  }
}

function writeSayer(writer: PageWriter) {
  writer.keep(60)
  writer.text(texts.stated, { size: 9.5, font: 'bold', isStated: true })
}

function writeBlock(writer: PageWriter, block: PdfBlock, recall: FormEntryReader, next?: PdfBlock) {
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

function writeHeading(writer: PageWriter, { text }: BlockOf<'heading'>, next?: PdfBlock) {
  writer.gap(6)
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

function writeTicks(writer: PageWriter, { items }: BlockOf<'ticks'>, recall: FormEntryReader) {
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
  recall: FormEntryReader,
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
