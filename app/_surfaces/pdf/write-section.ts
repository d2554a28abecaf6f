import type { FormEntryReader, PdfBlock } from './blocks'
import type { PageWriter } from './page-writer'
import { writeBlocks } from './write-blocks'
import { SMALLEST_SCALE } from './write-drawing'
import type { PdfOutlineEntry } from './write-outline'

export interface PdfSection {
  title: string
  blocks: readonly PdfBlock[]
}

interface Manner {
  recall?: FormEntryReader
  writeHead?: () => void
}

export function writeSection(
  writer: PageWriter,
  { title, blocks }: PdfSection,
  { recall, writeHead }: Manner = {},
): PdfOutlineEntry {
  writer.keep(roomFor(blocks))
  const entry = { title, page: writer.page(), top: writer.here().y }
  const write = () => {
    writeHead?.()
    writer.text(title, { font: 'bold', size: 16, tag: 'H2' })
    writer.rule(0, writer.inner)
    writer.gap(10)
    writeBlocks(writer, blocks, recall)
  }
  writer.within('Sect', write, { title })
  return entry
}

const ROOM = 100
const AROUND_DRAWING = 130

const roomFor = ([first]: readonly PdfBlock[]): number =>
  first?.kind === 'drawing' ? first.drawing.height * SMALLEST_SCALE + AROUND_DRAWING : ROOM
