import { decodePDFRawStream, PDFDict, PDFName, type PDFPage, PDFRawStream } from '@cantoo/pdf-lib'
import type { Page } from '@playwright/test'
import { contentOf, readPdf } from '@/app/assessments/pdf/testing/read-pdf'

type Letters = ReadonlyMap<number, string>

/** What the browser puts on paper: the words of each page, without the spaces between them. */
export async function printed(page: Page, format: 'A4' | 'Letter'): Promise<string[]> {
  const { pages } = await readPdf(await page.pdf({ format, preferCSSPageSize: false }))
  return pages.map(wordsOn)
}

/** For both sides of a comparison: what is printed has gaps in place of spaces, and joined letters such as ﬃ. */
export const closed = (text: string): string => text.normalize('NFKC').replace(/\s+/g, '')

function wordsOn(page: PDFPage): string {
  const fonts = page.node.Resources()?.lookup(PDFName.of('Font'), PDFDict)
  let letters: Letters = new Map()
  let digits = 4
  const words: string[] = []
  // Either a font is chosen or the numbers of its glyphs are drawn.
  for (const [, font, glyphs] of contentOf(page).matchAll(/\/(\S+) [\d.]+ Tf|<([0-9A-Fa-f]+)>/g)) {
    if (font) {
      const chosen = fonts?.lookup(PDFName.of(font), PDFDict)
      letters = lettersOf(chosen)
      // A typeface of many weights is drawn as pictures, numbered by a byte each.
      digits = chosen?.lookup(PDFName.of('Subtype')) === PDFName.of('Type3') ? 2 : 4
    } else words.push(...numbersIn(glyphs ?? '', digits).map((glyph) => letters.get(glyph) ?? ''))
  }
  return closed(words.join(''))
}

/** A printed font numbers its glyphs anew and says in a table which letters they are. */
function lettersOf(font: PDFDict | undefined): Letters {
  const table = font?.lookup(PDFName.of('ToUnicode'))
  const letters = new Map<number, string>()
  if (!(table instanceof PDFRawStream)) return letters
  const text = Buffer.from(decodePDFRawStream(table).decode()).toString('latin1')
  for (const [, kind, lines = ''] of text.matchAll(/beginbf(char|range)([\s\S]*?)endbf/g)) {
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

const numbersIn = (text: string, digits = 4): number[] =>
  Array.from({ length: Math.floor(text.length / digits) }, (_, n) =>
    Number.parseInt(text.slice(n * digits, (n + 1) * digits), 16),
  )
