import { PDFDocument, type PDFPage, StandardFonts } from '@cantoo/pdf-lib'
import { addAttachment } from './add-attachment'
import type { ChosenFile, Refusal } from './chosen-files'
import { createLetters, MARK } from './fit-letters'
import { numberPages } from './number-pages'
import type { PacketDocument } from './packet-document'
import { createPageWriter, type PageWriter } from './page-writer'
import type { Paper } from './paper'
import { type Prepared, prepareFile } from './prepare-file'
import { writeAttachmentList } from './write-attachment-list'
import { writeSheets } from './write-sheets'

export interface Progress {
  done: number
  of: number
  what: string
}

interface Order {
  document: PacketDocument
  entries: Readonly<Record<string, string>>
  files: readonly ChosenFile[]
  paper: Paper
  signal: AbortSignal
  report: (progress: Progress) => void
}

export interface MadePacket {
  bytes: Uint8Array<ArrayBuffer>
  pages: number
  refused: Refusal[]
  /** Characters that stand changed in it. */
  replaced: string[]
}

/** Everything happens on the device. Throws the signal's reason when it was stopped. */
export async function makePacket(order: Order): Promise<MadePacket> {
  const { document, entries, files, paper } = order
  const step = countSteps(order)
  const doc = await PDFDocument.create({ updateMetadata: false })
  const { prepared, refused } = await prepareAll(doc, files, step)
  await step('Writing the sheets')
  const fonts = {
    plain: await doc.embedFont(StandardFonts.Helvetica),
    bold: await doc.embedFont(StandardFonts.HelveticaBold),
  }
  const letters = createLetters(fonts.plain.getCharacterSet())
  const writer = createPageWriter(doc, fonts, letters, paper)
  writeSheets(writer, document, (entry) => entries[entry] ?? '')
  for (const text of [document.home, ...prepared.map(({ name }) => name)]) letters.fit(text)
  if (letters.replaced.size > 0) writeNote(writer)
  if (prepared.length > 0) writeAttachmentList(writer, prepared, doc.getPageCount() + 2)
  for (const each of prepared) addAttachment(doc, writer, paper, each)
  const foreign = new Set<PDFPage>(prepared.flatMap((each) => (each.kind === 'pages' ? each.pages : [])))
  numberPages(doc, fonts, letters, document.home, (page) => !foreign.has(page))
  describe(doc, document)
  await step('Putting it together')
  const bytes = new Uint8Array(await doc.save())
  await step('Done')
  return { bytes, pages: doc.getPageCount(), refused, replaced: [...letters.replaced] }
}

async function prepareAll(doc: PDFDocument, files: readonly ChosenFile[], step: Step) {
  const prepared: Prepared[] = []
  const refused: Refusal[] = []
  for (const [index, chosen] of files.entries()) {
    await step(`Adding file ${index + 1} of ${files.length}`)
    const outcome = await prepareFile(doc, chosen)
    if (typeof outcome === 'string') refused.push({ name: chosen.file.name, reason: outcome })
    else prepared.push(outcome)
  }
  return { prepared, refused }
}

type Step = (what: string) => Promise<void>

/** Before each step the page may draw itself, and the person may stop it. */
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
  writer.text(
    `Some characters of the text are not in the typeface of this file. They stand as ${MARK} or without their accents.`,
    { size: 9 },
  )
}

/** No author: whoever made it says so on the sheets or not at all. */
function describe(doc: PDFDocument, { title }: PacketDocument) {
  doc.setTitle(title, { showInWindowTitleBar: true })
  doc.setLanguage('en-US')
  doc.setProducer('Openplat')
  doc.setCreationDate(new Date())
}
