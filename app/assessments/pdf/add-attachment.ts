import {
  concatTransformationMatrix,
  drawObject,
  type PDFDocument,
  popGraphicsState,
  pushGraphicsState,
} from '@cantoo/pdf-lib'
import type { PageWriter } from './page-writer'
import { MARGIN, type Paper, papers } from './paper'
import { fitPhoto, placePhoto } from './place-photo'
import type { Prepared } from './prepare-file'

/** Below the name of the file and above the foot. */
const CAPTION = 40

/** A photo takes one page with its name above; the pages of a paper stay as they are. */
export function addAttachment(doc: PDFDocument, writer: PageWriter, paper: Paper, prepared: Prepared) {
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

export const pagesOf = (prepared: Prepared): number => (prepared.kind === 'photo' ? 1 : prepared.pages.length)
