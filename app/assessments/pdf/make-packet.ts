import {
  concatTransformationMatrix,
  degrees,
  drawObject,
  PDFDocument,
  type PDFPage,
  popGraphicsState,
  pushGraphicsState,
  StandardFonts,
} from '@cantoo/pdf-lib'
import type { PacketDocument } from './document/packet-document'
import type { ChosenFile, Refusal } from './files/chosen-files'
import { fitPhoto, placePhoto } from './files/place-photo'
import { type Prepared, prepareFile } from './files/prepare-file'
import { createLetters, type Letters, MARK } from './write/fit-letters'
import { createPageWriter, type Fonts, type PageWriter } from './write/page-writer'
import { FOOT, MARGIN, type Paper, papers } from './write/paper'
import { wrapLines } from './write/wrap-lines'
import { writeSheets } from './write/write-sheets'

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

const SIZE = 8

/** On every page its number, on ours the home as well: pages get separated. */
function numberPages(
  doc: PDFDocument,
  { plain }: Fonts,
  letters: Letters,
  home: string,
  isOurs: (page: PDFPage) => boolean,
) {
  const pages = doc.getPages()
  const measure = (text: string) => plain.widthOfTextAtSize(text, SIZE)
  pages.forEach((page, index) => {
    const number = `Page ${index + 1} of ${pages.length}`
    page.drawText(number, { ...cornerOf(page, measure(number)), size: SIZE, font: plain })
    if (!isOurs(page)) return
    const room = page.getWidth() - 2 * MARGIN - measure(number) - 20
    const [line = ''] = wrapLines(letters.fit(home), room, measure)
    page.drawText(line, { x: MARGIN, y: FOOT, size: SIZE, font: plain })
  })
}

/** The lower right corner as a reader sees it: papers from a scanner often lie turned. */
function cornerOf(page: PDFPage, width: number) {
  const { x, y, width: across, height: tall } = page.getCropBox()
  const angle = ((page.getRotation().angle % 360) + 360) % 360
  const rotate = degrees(angle)
  const side = MARGIN + width
  if (angle === 90) return { x: x + across - FOOT, y: y + tall - side, rotate }
  if (angle === 180) return { x: x + side, y: y + tall - FOOT, rotate }
  if (angle === 270) return { x: x + FOOT, y: y + side, rotate }
  return { x: x + across - side, y: y + FOOT, rotate }
}

const texts = {
  title: 'Photos and papers attached',
  lead: 'Added by the owner, from the owner’s own files.',
}

const ROW = 15

/** One page, whose rows say on which pages each file is. There are never more files than rows. */
function writeAttachmentList(writer: PageWriter, files: readonly Prepared[], firstPage: number) {
  writer.startPage()
  writer.text(texts.title, { font: 'bold', size: 16 })
  writer.rule(0, writer.inner)
  writer.gap(10)
  writer.text(texts.lead)
  writer.gap(6)
  let next = firstPage
  files.forEach((file, index) => {
    const count = pagesOf(file)
    const pages = count === 1 ? `page ${next}` : `pages ${next} to ${next + count - 1}`
    writer.place(`${index + 1}.`, 0, 0)
    writer.place(writer.layOut(file.name, { width: writer.inner - 140 })[0] ?? '', 22, 0)
    writer.place(pages, writer.inner - 105, 0)
    writer.gap(ROW)
    next += count
  })
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
    `The typeface of this file lacks some characters of the text. They print as ${MARK} or without their accents.`,
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

/** Below the name of the file and above the foot. */
const CAPTION = 40

/** A photo takes one page with its name above; the pages of a paper stay as they are. */
function addAttachment(doc: PDFDocument, writer: PageWriter, paper: Paper, prepared: Prepared) {
  if (prepared.kind === 'pages') {
    for (const page of prepared.pages) doc.addPage(page)
    return
  }
  const { name, image, orientation } = prepared
  writer.startPage()
  writer.text(writer.layOut(name, { font: 'bold', size: 11 })[0] ?? '', { font: 'bold', size: 11 })
  const { width, height } = papers[paper]
  const room = {
    x: MARGIN,
    y: MARGIN,
    width: width - 2 * MARGIN,
    height: height - 2 * MARGIN - CAPTION,
  }
  const page = doc.getPage(doc.getPageCount() - 1)
  const key = page.node.newXObject('Photo', image.ref)
  page.pushOperators(
    pushGraphicsState(),
    concatTransformationMatrix(...placePhoto(orientation, fitPhoto(image, orientation, room))),
    drawObject(key),
    popGraphicsState(),
  )
}

const pagesOf = (prepared: Prepared): number => (prepared.kind === 'photo' ? 1 : prepared.pages.length)
