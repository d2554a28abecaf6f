import { PDFDocument, type PDFPage } from '@cantoo/pdf-lib'
import { createPdf } from '@/app/_surfaces/pdf/create-pdf'
import { createLetters } from '@/app/_surfaces/pdf/fit-letters'
import { embedFonts, type FontFiles } from '@/app/_surfaces/pdf/fonts'
import type { PaperSize } from '@/app/_surfaces/pdf/paper'
import { formatDay } from '@/lib/format'
import { defineTexts } from '@/lib/language/define-texts'
import { formatEntry } from '../entries/format-entry'
import type { PacketDocument } from './document/packet-document'
import { trimDocument } from './document/trim-document'
import type { AttachmentRefusal, SelectedAttachment } from './files/chosen-files'
import { type PacketAttachment, prepareFile } from './files/prepare-file'
import { writeAttachments } from './write/write-attachments'
import { writeSheets } from './write/write-sheets'

const texts = defineTexts('pdf.make', {
  adding: (number: number, of: number) => `Adding file ${number} of ${of}`,
  writing: 'Writing the sheets',
  joining: 'Putting it together',
  done: 'Done',
})

export interface PdfProgress {
  done: number
  of: number
  what: string
}

interface Order {
  document: PacketDocument
  entries: Readonly<Record<string, string>>
  files: readonly SelectedAttachment[]
  paper: PaperSize
  fonts: FontFiles
  day: string
  signal: AbortSignal
  report: (progress: PdfProgress) => void
}

export interface PacketPdf {
  bytes: Uint8Array<ArrayBuffer>
  pages: number
  refused: AttachmentRefusal[]
  missing: string[]
}

export async function makePacket(order: Order): Promise<PacketPdf> {
  const { entries, files, paper } = order
  const recall = (entry: string) => formatEntry(entry, entries[entry] ?? '')
  const document = trimDocument(order.document, recall)
  const step = countSteps(order)
  const { doc, letters, tagger, writer, writeMissing, finish } = await createPdf(order.fonts, paper)
  const { prepared, refused } = await prepareAll(doc, files, step)
  await step(texts.writing)
  const outline = writeSheets(writer, document, { recall, day: formatDay(order.day) })
  writeMissing([document.home, ...prepared.map(({ name }) => name)])
  if (prepared.length > 0) outline.push(...writeAttachments(doc, { writer, tagger }, paper, prepared))
  const foreign = new Set<PDFPage>(
    prepared.flatMap((each) => (each.kind === 'pages' ? each.pages : [])).map(({ page }) => page),
  )
  await step(texts.joining)
  const bytes = await finish({
    title: document.title,
    foot: document.home,
    outline,
    madeAt: new Date(),
    isOurs: (page) => !foreign.has(page),
  })
  await step(texts.done)
  return { bytes, pages: doc.getPageCount(), refused, missing: [...letters.missing] }
}

export const textOf = ({ document, entries, files }: Pick<Order, 'document' | 'entries' | 'files'>): string =>
  JSON.stringify([document, ...Object.values(entries), ...files.map(({ file }) => file.name)])

export async function findMissingLetters(text: string, fonts: FontFiles): Promise<string[]> {
  const { plain } = await embedFonts(await PDFDocument.create(), fonts)
  const letters = createLetters(plain.characters)
  letters.fit(text)
  return [...letters.missing]
}

async function prepareAll(doc: PDFDocument, files: readonly SelectedAttachment[], step: Step) {
  const prepared: PacketAttachment[] = []
  const refused: AttachmentRefusal[] = []
  for (const [index, attachment] of files.entries()) {
    await step(texts.adding(index + 1, files.length))
    const outcome = await prepareFile(doc, attachment)
    if (typeof outcome === 'string') refused.push({ name: attachment.file.name, reason: outcome })
    else prepared.push(outcome)
  }
  return { prepared, refused }
}

type Step = (what: string) => Promise<void>

/** Yields before each step, so that the page can repaint and the owner can cancel. */
function countSteps({ files, signal, report }: Order): Step {
  let done = 0
  return async (what) => {
    report({ done, of: files.length + 2, what })
    done += 1
    await new Promise((resolve) => setTimeout(resolve))
    signal.throwIfAborted()
  }
}
