import { PDFDocument, type PDFPage } from '@cantoo/pdf-lib'
import { createLetters, MARK } from '@/app/_surfaces/pdf/fit-letters'
import { embedFonts, type FontFiles } from '@/app/_surfaces/pdf/load-fonts'
import { numberPages } from '@/app/_surfaces/pdf/number-pages'
import { createPageWriter, type PageWriter } from '@/app/_surfaces/pdf/page-writer'
import type { Paper } from '@/app/_surfaces/pdf/paper'
import { createTagger } from '@/app/_surfaces/pdf/tagger'
import { writeOutline } from '@/app/_surfaces/pdf/write-outline'
import { formatDay } from '@/lib/format'
import { formatEntry } from '../entries/format-entry'
import type { PacketDocument } from './document/packet-document'
import { trimDocument } from './document/trim-document'
import type { AttachedFile, FileRefusal } from './files/chosen-files'
import { type PreparedFile, prepareFile } from './files/prepare-file'
import { writeAttachments } from './write/write-attachments'
import { writeSheets } from './write/write-sheets'

export interface Progress {
  done: number
  of: number
  what: string
}

interface Order {
  document: PacketDocument
  entries: Readonly<Record<string, string>>
  files: readonly AttachedFile[]
  paper: Paper
  fonts: FontFiles
  day: string
  signal: AbortSignal
  report: (progress: Progress) => void
}

export interface PacketFile {
  bytes: Uint8Array<ArrayBuffer>
  pages: number
  refused: FileRefusal[]
  missing: string[]
}

/** Runs on the device only. Throws the signal's reason if it is aborted. */
export async function makePacket(order: Order): Promise<PacketFile> {
  const { entries, files, paper } = order
  const recall = (entry: string) => formatEntry(entry, entries[entry] ?? '')
  const document = trimDocument(order.document, recall)
  const step = countSteps(order)
  const doc = await PDFDocument.create({ updateMetadata: false })
  const { prepared, refused } = await prepareAll(doc, files, step)
  await step('Writing the sheets')
  const fonts = await embedFonts(doc, order.fonts)
  const letters = createLetters(fonts.plain.characters)
  const tagger = createTagger(doc)
  const writer = createPageWriter(doc, { fonts, letters, tagger }, paper)
  const outline = writeSheets(writer, document, { recall, day: formatDay(order.day) })
  for (const text of [document.home, ...prepared.map(({ name }) => name)]) letters.fit(text)
  if (letters.missing.size > 0) writeNote(writer)
  if (prepared.length > 0) outline.push(...writeAttachments(doc, { writer, tagger }, paper, prepared))
  writer.finish()
  const foreign = new Set<PDFPage>(
    prepared.flatMap((each) => (each.kind === 'pages' ? each.pages : [])).map(({ page }) => page),
  )
  numberPages(doc, { fonts, letters, tagger, home: document.home, isOurs: (page) => !foreign.has(page) })
  writeOutline(doc, outline)
  tagger.finish()
  describe(doc, document)
  await step('Putting it together')
  const bytes = new Uint8Array(await doc.save())
  await step('Done')
  return { bytes, pages: doc.getPageCount(), refused, missing: [...letters.missing] }
}

export const textOf = ({ document, entries, files }: Pick<Order, 'document' | 'entries' | 'files'>): string =>
  JSON.stringify([document, ...Object.values(entries), ...files.map(({ file }) => file.name)])

/** Returns the characters without a glyph, so that the page can warn before it makes the file. */
export async function findMissingLetters(text: string, fonts: FontFiles): Promise<string[]> {
  const { plain } = await embedFonts(await PDFDocument.create(), fonts)
  const letters = createLetters(plain.characters)
  letters.fit(text)
  return [...letters.missing]
}

async function prepareAll(doc: PDFDocument, files: readonly AttachedFile[], step: Step) {
  const prepared: PreparedFile[] = []
  const refused: FileRefusal[] = []
  for (const [index, attachment] of files.entries()) {
    await step(`Adding file ${index + 1} of ${files.length}`)
    const outcome = await prepareFile(doc, attachment)
    if (typeof outcome === 'string') refused.push({ name: attachment.file.name, reason: outcome })
    else prepared.push(outcome)
  }
  return { prepared, refused }
}

type Step = (what: string) => Promise<void>

/** Yields before each step, so that the page can paint and the person can cancel. */
function countSteps({ files, signal, report }: Order): Step {
  let done = 0
  return async (what) => {
    report({ done, of: files.length + 2, what })
    done += 1
    await new Promise((resolve) => setTimeout(resolve))
    signal.throwIfAborted()
  }
}

function writeNote(writer: PageWriter) {
  writer.gap(10)
  writer.text(`The typeface of this file lacks some characters of the text. They print as ${MARK}.`, {
    size: 9,
  })
}

/** Sets no author: the sheets name the owner, if at all. */
function describe(doc: PDFDocument, { title }: PacketDocument) {
  doc.setTitle(title, { showInWindowTitleBar: true })
  doc.setLanguage('en-US')
  doc.setProducer('Openplat')
  doc.setCreationDate(new Date())
}
