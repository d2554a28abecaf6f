import {
  concatTransformationMatrix,
  drawObject,
  type PDFDocument,
  PDFPage,
  popGraphicsState,
  pushGraphicsState,
} from '@cantoo/pdf-lib'
import type { PageWriter } from '@/app/_surfaces/pdf/page-writer'
import { MARGIN, type PaperSize, papers } from '@/app/_surfaces/pdf/paper'
import type { PdfTagger } from '@/app/_surfaces/pdf/tagger'
import type { PdfOutlineEntry } from '@/app/_surfaces/pdf/write-outline'
import { defineTexts } from '@/lib/language/define-texts'
import { fitPhoto, placePhoto } from '../files/place-photo'
import type { PacketAttachment } from '../files/prepare-file'

const texts = defineTexts('pdf.attachments', {
  title: 'Photos and papers attached',
  lead: 'Added by the owner, from the owner’s own files.',
  page: (page: number) => `page ${page}`,
  pages: (first: number, last: number) => `pages ${first} to ${last}`,
  photo: (name: string) => `Photo: ${name}`,
})

const ROW = 15
const CAPTION = 40

interface Attachment {
  prepared: PacketAttachment
  pages: readonly PDFPage[]
}

export function writeAttachments(
  doc: PDFDocument,
  { writer, tagger }: { writer: PageWriter; tagger: PdfTagger },
  paper: PaperSize,
  files: readonly PacketAttachment[],
): PdfOutlineEntry[] {
  const attachments = files.map((prepared) => ({ prepared, pages: pagesOf(doc, paper, prepared) }))
  const page = writer.startPage()
  writer.within('Sect', () => writeList(writer, tagger, attachments, doc.getPageCount() + 1), {
    title: texts.title,
  })
  for (const each of attachments)
    writer.within('Sect', () => addAttachment(doc, writer, each), { title: each.prepared.name })
  return [
    { title: texts.title, page },
    ...attachments.flatMap(({ prepared, pages: [first] }) =>
      first ? [{ title: prepared.name, page: first }] : [],
    ),
  ]
}

/** The pages of photos are created before they are added to the file, so that the list can link to them. */
function pagesOf(doc: PDFDocument, paper: PaperSize, prepared: PacketAttachment): readonly PDFPage[] {
  if (prepared.kind === 'pages') return prepared.pages.map(({ page }) => page)
  const page = PDFPage.create(doc)
  page.setSize(papers[paper].width, papers[paper].height)
  return [page]
}

/** The list needs no page break, because the number of files is limited to what fits on its page. */
function writeList(writer: PageWriter, tagger: PdfTagger, files: readonly Attachment[], firstPage: number) {
  writer.text(texts.title, { font: 'bold', size: 16, tag: 'H2' })
  writer.rule(0, writer.inner)
  writer.gap(10)
  writer.text(texts.lead)
  writer.gap(6)
  let next = firstPage
  writer.within('L', () => {
    for (const [index, { prepared, pages }] of files.entries()) {
      const where = pages.length === 1 ? texts.page(next) : texts.pages(next, next + pages.length - 1)
      writeListRow(writer, tagger, { number: `${index + 1}. `, name: prepared.name, where, page: pages[0] })
      next += pages.length
    }
  })
}

interface ListRow {
  number: string
  name: string
  where: string
  page: PDFPage | undefined
}

function writeListRow(writer: PageWriter, tagger: PdfTagger, { number, name, where, page }: ListRow) {
  const [firstLine = []] = writer.layOut(name, { width: writer.inner - 140 })
  writer.within('LI', () => {
    writer.within('Lbl', () => writer.place([{ text: number }], 0, 0))
    const body = writer.add('LBody')
    writer.into(body, () => {
      writer.place(firstLine, 22, 0)
      const link = writer.add('Link')
      writer.into(link, () => {
        writer.place([{ text: ' ' }, { text: where }], writer.inner - 105, 0)
        if (page) tagger.link(writer.page(), link, writer.rowBox(22, ROW), { page }, `${name}, ${where}`)
      })
    })
  })
  writer.gap(ROW)
}

function addAttachment(doc: PDFDocument, writer: PageWriter, { prepared, pages }: Attachment) {
  if (prepared.kind === 'photo') return addPhoto(doc, writer, prepared, pages)
  writer.within('P', () => {
    for (const { page, drawing } of prepared.pages) {
      writer.startPage(doc.addPage(page))
      writer.drawing().pushOperators(drawObject(drawing))
    }
  })
}

function addPhoto(
  doc: PDFDocument,
  writer: PageWriter,
  { name, image, orientation }: Extract<PacketAttachment, { kind: 'photo' }>,
  [added]: readonly PDFPage[],
) {
  const page = writer.startPage(added && doc.addPage(added))
  const title = { font: 'bold', size: 11 } as const
  writer.within('H3', () => writer.place(writer.layOut(name, title)[0] ?? [], 0, 0, title))
  const { width, height } = page.getSize()
  const room = {
    x: MARGIN,
    y: MARGIN,
    width: width - 2 * MARGIN,
    height: height - 2 * MARGIN - CAPTION,
  }
  const box = fitPhoto(image, orientation, room)
  const key = page.node.newXObject('Photo', image.ref)
  writer.within(
    'Figure',
    () =>
      writer
        .drawing()
        .pushOperators(
          pushGraphicsState(),
          concatTransformationMatrix(...placePhoto(orientation, box)),
          drawObject(key),
          popGraphicsState(),
        ),
    { alt: texts.photo(name), box: [box.x, box.y, box.x + box.width, box.y + box.height] },
  )
}
