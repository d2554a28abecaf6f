import { degrees, type PDFDocument, type PDFPage } from '@cantoo/pdf-lib'
import type { Letters } from './fit-letters'
import type { Fonts } from './page-writer'
import { FOOT, MARGIN } from './paper'
import { wrapLines } from './wrap-lines'

const SIZE = 8

/** On every page its number, on ours the home as well: pages get separated. */
export function numberPages(
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
