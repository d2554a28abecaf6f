import {
  decodePDFRawStream,
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFName,
  type PDFPage,
  PDFRawStream,
} from '@cantoo/pdf-lib'

export async function readPdf(bytes: Uint8Array) {
  const doc = await PDFDocument.load(bytes, { updateMetadata: false })
  const pages = doc.getPages()
  return { doc, pages, texts: pages.map((page) => textsOnPage(page).join('\n')) }
}

export function textsOnPage(page: PDFPage): string[] {
  return readTexts(contentOf(page), page.node.Resources()).map(({ text }) => text)
}

interface PdfDrawing {
  text: string
  number?: number
}

export const taggedOn = (page: PDFPage): PdfDrawing[] => readTexts(contentOf(page), page.node.Resources())

function readTexts(content: string, resources: PDFDict | undefined): PdfDrawing[] {
  const fonts = resources?.lookupMaybe(PDFName.of('Font'), PDFDict)
  const drawings = resources?.lookupMaybe(PDFName.of('XObject'), PDFDict)
  let letters: Letters | undefined
  let number: number | undefined
  const texts: PdfDrawing[] = []
  for (const [, font, codes, drawing, tagged, ended] of content.matchAll(
    /\/(\S+) [\d.]+ Tf|<([0-9A-Fa-f]*)>\s*Tj|\/(\S+) Do|\/MCID (\d+)>> BDC|\b(EMC)\b/g,
  )) {
    if (tagged) number = Number(tagged)
    if (ended) number = undefined
    if (font) letters = readLetters(fonts?.lookupMaybe(PDFName.of(font), PDFDict))
    if (codes !== undefined)
      texts.push({ text: readCodes(codes, letters), ...(number === undefined ? {} : { number }) })
    const form = drawing && drawings?.lookup(PDFName.of(drawing))
    if (form instanceof PDFRawStream && form.dict.get(PDFName.of('Subtype')) === PDFName.of('Form')) {
      const inside = readTexts(decode(form), form.dict.lookupMaybe(PDFName.of('Resources'), PDFDict))
      texts.push(...inside.map(({ text }) => ({ text, ...(number === undefined ? {} : { number }) })))
    }
  }
  return texts
}

type Letters = ReadonlyMap<number, string>

/** A font without a ToUnicode table, such as a standard font in an attached PDF, is read as Latin-1. */
function readCodes(codes: string, letters: Letters | undefined): string {
  if (!letters) return Buffer.from(codes, 'hex').toString('latin1')
  return numbersIn(codes)
    .map((glyph) => letters.get(glyph) ?? '')
    .join('')
}

export function readLetters(font: PDFDict | undefined): Letters | undefined {
  const table = font?.lookup(PDFName.of('ToUnicode'))
  if (!(table instanceof PDFRawStream)) return undefined
  const letters = new Map<number, string>()
  for (const [, kind, lines = ''] of decode(table).matchAll(/beginbf(char|range)([\s\S]*?)endbf/g)) {
    const row = kind === 'char' ? /<(\w+)>() ?<(\w+)>/g : /<(\w+)> ?<(\w+)> ?<(\w+)>/g
    for (const [, first = '', last, letter = ''] of lines.matchAll(row)) {
      const start = Number.parseInt(first, 16)
      const codes = numbersIn(letter)
      for (let glyph = start; glyph <= Number.parseInt(last || first, 16); glyph += 1) {
        const moved = codes.with(-1, (codes.at(-1) ?? 0) + glyph - start)
        letters.set(glyph, String.fromCharCode(...moved))
      }
    }
  }
  return letters
}

export const numbersIn = (text: string, digits = 4): number[] =>
  Array.from({ length: Math.floor(text.length / digits) }, (_, n) =>
    Number.parseInt(text.slice(n * digits, (n + 1) * digits), 16),
  )

export function contentOf(page: PDFPage): string {
  const contents = page.node.Contents()
  const streams = contents instanceof PDFArray ? contents.asArray() : [contents]
  return streams
    .map((stream) => page.doc.context.lookup(stream))
    .map((stream) => (stream instanceof PDFRawStream ? decode(stream) : ''))
    .join('\n')
}

const decode = (stream: PDFRawStream) => Buffer.from(decodePDFRawStream(stream).decode()).toString('latin1')
