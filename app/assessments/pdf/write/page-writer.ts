import { type PDFDocument, type PDFFont, type PDFPage, rgb } from '@cantoo/pdf-lib'
import type { Letters } from './fit-letters'
import { MARGIN, type Paper, papers } from './paper'
import { wrapLines } from './wrap-lines'

export interface Fonts {
  plain: PDFFont
  bold: PDFFont
}

export interface Style {
  font?: keyof Fonts
  size?: number
  /** From the left margin. */
  indent?: number
  width?: number
}

const LEADING = 1.3
const BODY = 10

/** Writes from the top of a page to its bottom, and goes on with a new page by itself. */
export function createPageWriter(doc: PDFDocument, fonts: Fonts, letters: Letters, paper: Paper) {
  const { width, height } = papers[paper]
  const inner = width - 2 * MARGIN
  let page: PDFPage | undefined
  let y = 0

  function startPage() {
    page = doc.addPage([width, height])
    y = height - MARGIN
  }

  /** What must not be torn apart moves to the next page. True where it did. */
  function keep(wanted: number): boolean {
    if (page && y - wanted >= MARGIN) return false
    startPage()
    return true
  }

  function layOut(text: string, { font = 'plain', size = BODY, indent = 0, width: own }: Style): string[] {
    const measure = (line: string) => fonts[font].widthOfTextAtSize(line, size)
    return wrapLines(letters.fit(text), own ?? inner - indent, measure)
  }

  function drawLine(line: string, x: number, top: number, { font = 'plain', size = BODY }: Style) {
    page?.drawText(line, { x: MARGIN + x, y: top - size, size, font: fonts[font] })
  }

  function text(content: string, style: Style = {}) {
    const { size = BODY, indent = 0 } = style
    for (const line of layOut(content, style)) {
      keep(size * LEADING)
      drawLine(line, indent, y, style)
      y -= size * LEADING
    }
  }

  return {
    inner,
    startPage,
    keep,
    text,
    layOut,
    gap: (points: number) => {
      y -= points
    },
    /** Text at a place of the present row, which moves nothing. */
    place: (line: string, x: number, down: number, style: Style = {}) => drawLine(line, x, y - down, style),
    rule: (x: number, across: number, down = 0) =>
      page?.drawLine({
        start: { x: MARGIN + x, y: y - down },
        end: { x: MARGIN + x + across, y: y - down },
        thickness: 0.5,
      }),
    box: (x: number, across: number, tall: number, down = 0) =>
      page?.drawRectangle({
        x: MARGIN + x,
        y: y - down - tall,
        width: across,
        height: tall,
        borderWidth: 0.5,
        // Without a color of its border it would be filled.
        borderColor: rgb(0, 0, 0),
      }),
  }
}

export type PageWriter = ReturnType<typeof createPageWriter>
