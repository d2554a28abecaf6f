import { decodePDFRawStream, PDFArray, PDFDocument, type PDFPage, PDFRawStream } from '@cantoo/pdf-lib'

/** A made file as a reader has it: the text of each page, in the order in which it was drawn. */
export async function readPdf(bytes: Uint8Array) {
  const doc = await PDFDocument.load(bytes, { updateMetadata: false })
  const pages = doc.getPages()
  return { doc, pages, texts: pages.map((page) => drawnOn(page).join('\n')) }
}

/** Where the Windows character set parts from Latin 1; Node's own decoder does not know. */
const windows = new Map(
  [...'€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ'].map((letter, index) => [0x80 + index, letter]),
)

/** The texts of a page: ours are written as hexadecimal codes of the Windows character set. */
export function drawnOn(page: PDFPage): string[] {
  return [...contentOf(page).matchAll(/<([0-9A-Fa-f]*)>\s*Tj/g)].map(([, codes = '']) =>
    [...Buffer.from(codes, 'hex')].map((code) => windows.get(code) ?? String.fromCharCode(code)).join(''),
  )
}

export function contentOf(page: PDFPage): string {
  const contents = page.node.Contents()
  const streams = contents instanceof PDFArray ? contents.asArray() : [contents]
  return streams
    .map((stream) => page.doc.context.lookup(stream))
    .map((stream) =>
      stream instanceof PDFRawStream
        ? Buffer.from(decodePDFRawStream(stream).decode()).toString('latin1')
        : '',
    )
    .join('\n')
}
