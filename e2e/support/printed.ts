import { PDFDict, PDFName, type PDFPage } from '@cantoo/pdf-lib'
import type { Page } from '@playwright/test'
import { contentOf, numbersIn, readLetters, readPdf } from '@/app/assessments/pdf/testing/read-pdf'

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
      letters = readLetters(chosen) ?? new Map()
      // A typeface of many weights is drawn as pictures, numbered by a byte each.
      digits = chosen?.lookup(PDFName.of('Subtype')) === PDFName.of('Type3') ? 2 : 4
    } else words.push(...numbersIn(glyphs ?? '', digits).map((glyph) => letters.get(glyph) ?? ''))
  }
  return closed(words.join(''))
}
