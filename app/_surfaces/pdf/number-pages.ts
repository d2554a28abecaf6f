import { degrees, type PDFDocument, type PDFPage } from '@cantoo/pdf-lib'
import { defineTexts } from '@/lib/language/define-texts'
import type { GlyphFilter } from './fit-letters'
import type { PdfFonts } from './fonts'
import { FOOT, MARGIN } from './paper'
import type { PdfTagger } from './tagger'
import { wrapParagraph } from './wrap-lines'

const texts = defineTexts('pdf.pages', {
  page: (number: number, of: number) => `Page ${number} of ${of}`,
})

const SIZE = 8
/**
 * Distance of a page number from the edge of an attached page, in points. It is below the page's own footer.
 */
const FOREIGN_FOOT = 12

interface Foot {
  fonts: PdfFonts
  letters: GlyphFilter
  tagger: PdfTagger
  about: string
  isOurs: (page: PDFPage) => boolean
}

export function numberPages(doc: PDFDocument, { fonts: { plain }, letters, tagger, about, isOurs }: Foot) {
  const pages = doc.getPages()
  const measure = (text: string) => plain.width(text, SIZE)
  pages.forEach((page, index) => {
    const number = texts.page(index + 1, pages.length)
    tagger.begin(page, 'artifact')
    plain.draw(page, number, {
      ...cornerOf(page, measure(number), isOurs(page) ? FOOT : FOREIGN_FOOT),
      size: SIZE,
    })
    if (isOurs(page)) {
      const room = page.getWidth() - 2 * MARGIN - measure(number) - 20
      const [line = ''] = wrapParagraph(letters.fit(about), room, measure)
      plain.draw(page, line, { x: MARGIN, y: FOOT, size: SIZE })
    }
    tagger.end(page)
  })
}

/** Returns the lower right corner of the page as displayed, because scanned pages are often rotated. */
function cornerOf(page: PDFPage, width: number, foot: number) {
  const { x, y, width: across, height: tall } = page.getCropBox()
  const angle = ((page.getRotation().angle % 360) + 360) % 360
  const rotate = degrees(angle)
  const side = MARGIN + width
  if (angle === 90) return { x: x + across - foot, y: y + tall - side, rotate }
  if (angle === 180) return { x: x + side, y: y + tall - foot, rotate }
  if (angle === 270) return { x: x + foot, y: y + side, rotate }
  return { x: x + across - side, y: y + foot, rotate }
}
