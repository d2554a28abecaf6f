import {
  type Color,
  PDFArray,
  PDFContentStream,
  type PDFDocument,
  type PDFPage,
  PDFRawStream,
  PDFRef,
  rgb,
} from '@cantoo/pdf-lib'
import type { TextAnchor } from '@/components/charts/drawing'
import type { GlyphFilter } from './fit-letters'
import type { PdfFonts } from './fonts'
import { MARGIN, type PaperSize, papers } from './paper'
import type { PdfRectangle, PdfTag, PdfTagger, TagDetails, TaggedElement } from './tagger'
import { wrapParagraph } from './wrap-lines'

interface Style {
  font?: keyof PdfFonts
  size?: number
  indent?: number
  width?: number
  tag?: PdfTag
  isStated?: boolean
}

interface Link {
  href: string
  element?: TaggedElement
}

interface Piece {
  text: string
  link?: Link
}

export type TextLine = readonly Piece[]

interface WordLook {
  font: keyof PdfFonts
  size: number
  anchor: TextAnchor
  color: Color
}

const shares: Readonly<Record<TextAnchor, number>> = { start: 0, middle: 0.5, end: 1 }

const LEADING = 1.3
const BODY = 10.5
export const BODY_LINE = BODY * LEADING
const BAR = 8

export function createPageWriter(
  doc: PDFDocument,
  { fonts, letters, tagger }: { fonts: PdfFonts; letters: GlyphFilter; tagger: PdfTagger },
  paper: PaperSize,
) {
  const { width, height } = papers[paper]
  const inner = width - 2 * MARGIN
  let page: PDFPage | undefined
  let y = 0
  let current: TaggedElement | 'artifact' = tagger.document
  let open: TaggedElement | 'artifact' | undefined

  function close() {
    if (page && open) tagger.end(page)
    open = undefined
  }

  function drawing(): PDFPage {
    const here = page ?? startPage()
    if (open !== current) {
      close()
      tagger.begin(here, current)
      open = current
    }
    return here
  }

  function startPage(added = doc.addPage([width, height])): PDFPage {
    close()
    if (page) packPage(page)
    page = added
    y = height - MARGIN
    return page
  }

  function into(element: TaggedElement | 'artifact', draw: () => void) {
    const outer = current
    current = element
    draw()
    close()
    current = outer
  }

  function add(tag: PdfTag, details?: TagDetails): TaggedElement {
    return tagger.add(current === 'artifact' ? tagger.document : current, tag, details)
  }

  function within(tag: PdfTag, draw: () => void, details?: TagDetails) {
    if (current === 'artifact') draw()
    else into(add(tag, details), draw)
  }

  function keep(height: number): boolean {
    if (page && y - height >= MARGIN) return false
    startPage()
    return true
  }

  const measure =
    ({ font = 'plain', size = BODY }: Style) =>
    (text: string) =>
      fonts[font].width(text, size)

  function layOut(text: string, style: Style = {}): TextLine[] {
    const room = style.width ?? inner - (style.indent ?? 0)
    return letters
      .fit(text)
      .split('\n')
      .flatMap((paragraph) => cutAtLinks(paragraph, wrapParagraph(paragraph, room, measure(style))))
  }

  function drawPiece({ text, link }: Piece, x: number, down: number, { font = 'plain', size = BODY }: Style) {
    const place = { x: MARGIN + x, y: y - down - size }
    const draw = () => fonts[font].draw(drawing(), text, { ...place, size, ...(link ? { color: BLUE } : {}) })
    if (!link || current === 'artifact') return draw()
    link.element ??= add('Link')
    const { element } = link
    into(element, () => {
      draw()
      const across = fonts[font].width(text, size)
      const box: PdfRectangle = [place.x, place.y - 2, place.x + across, place.y + size]
      tagger.link(drawing(), element, box, link, link.href)
    })
  }

  function place(line: TextLine, x: number, down: number, style: Style = {}) {
    let left = x
    for (const piece of line) {
      if (piece.text !== '') drawPiece(piece, left, down, style)
      left += measure(style)(piece.text)
    }
  }

  function rule(x: number, across: number, down = 0) {
    into('artifact', () => {
      const [left, at] = [MARGIN + x, y - down]
      drawing().drawLine({ start: { x: left, y: at }, end: { x: left + across, y: at }, thickness: 0.5 })
    })
  }

  function bar(tall: number) {
    into('artifact', () => {
      const x = MARGIN - BAR
      drawing().drawLine({ start: { x, y }, end: { x, y: y - tall }, thickness: 2, color: BLUE })
    })
  }

  function text(content: string, style: Style = {}) {
    const { size = BODY, indent = 0, tag = 'P', isStated = false } = style
    within(tag, () => {
      for (const line of layOut(content, style)) {
        keep(size * LEADING)
        if (isStated) bar(size * LEADING)
        place(line, indent, 0, style)
        y -= size * LEADING
      }
    })
  }

  return {
    inner,
    tallest: height - 2 * MARGIN,
    room: () => (page ? y - MARGIN : 0),
    page: () => page ?? startPage(),
    drawing,
    rowBox: (x: number, tall: number): PdfRectangle => [MARGIN + x, y - tall, MARGIN + inner, y],
    startPage,
    keep,
    add,
    into,
    within,
    text,
    layOut,
    widthOf: (content: string, size: number) => measure({ size })(letters.fit(content)),
    place,
    rule,
    bar,
    word: (content: string, at: { x: number; y: number }, look: WordLook) => {
      const { font, size, anchor, color } = look
      const words = letters.fit(content)
      const back = shares[anchor] * fonts[font].width(words, size)
      fonts[font].draw(drawing(), words, { x: at.x - back, y: at.y, size, color })
    },
    here: () => ({ x: MARGIN, y }),
    gap: (points: number) => {
      y -= points
    },
    box: (x: number, across: number, tall: number) => into('artifact', () => drawBox(x, across, tall, 0)),
    tick: (x: number, down: number, size: number, isTicked: boolean, alt: string) => {
      const [left, top] = [MARGIN + x, y - down]
      const draw = () => {
        drawBox(x, size, size, down)
        if (isTicked) place([{ text: 'X' }], x + 1.3, down, { font: 'bold', size })
      }
      within('Figure', draw, { alt, box: [left, top - size, left + size, top] })
    },
    finish: close,
  }

  function drawBox(x: number, across: number, tall: number, down: number) {
    const box = { x: MARGIN + x, y: y - down - tall, width: across, height: tall }
    // Without a border color pdf-lib would fill the rectangle.
    drawing().drawRectangle({ ...box, borderWidth: 0.5, borderColor: rgb(0, 0, 0) })
  }
}

/**
 * Compresses the content of the page so far. Otherwise pdf-lib keeps each operator as an object until the
 * file is saved, which takes most of the memory of a long file.
 */
function packPage(page: PDFPage): void {
  const { context } = page.doc
  const contents = page.node.Contents()
  for (const ref of contents instanceof PDFArray ? contents.asArray() : []) {
    const stream = context.lookup(ref)
    if (ref instanceof PDFRef && stream instanceof PDFContentStream)
      context.assign(ref, PDFRawStream.of(stream.dict, stream.getContents()))
  }
  page.resetPosition()
}

const BLUE = rgb(0.1, 0.28, 0.55)

export type PageWriter = ReturnType<typeof createPageWriter>

function cutAtLinks(paragraph: string, lines: readonly string[]): TextLine[] {
  const links = [...paragraph.matchAll(/https?:\/\/[^\s<>"]*[^\s<>".,;:)]/g)].map(({ 0: href, index }) => ({
    link: { href },
    from: index,
    to: index + href.length,
  }))
  let at = 0
  return lines.map((line) => {
    const [from, to] = [at, at + line.length]
    at = to
    const cuts = [
      from,
      ...links.flatMap((link) => [link.from, link.to]).filter((cut) => cut > from && cut < to),
      to,
    ]
    return cuts.slice(1).map((end, index) => {
      const start = cuts[index] ?? from
      const inside = links.find((link) => link.from <= start && end <= link.to)
      return { text: paragraph.slice(start, end), ...(inside ? { link: inside.link } : {}) }
    })
  })
}
