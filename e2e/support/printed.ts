import { PDFDict, PDFName, type PDFPage } from '@cantoo/pdf-lib'
import type { Page } from '@playwright/test'
import { contentOf, numbersIn, readLetters, readPdf } from '@/app/_surfaces/pdf/testing/read-pdf'

type Letters = ReadonlyMap<number, string>

export async function printed(page: Page, format: 'A4' | 'Letter'): Promise<string[]> {
  const { pages } = await readPdf(await page.pdf({ format, preferCSSPageSize: false }))
  return pages.map(wordsOn)
}

/**
 * Splits ligatures such as ﬃ and removes spaces, because printed text has ligatures, and gaps instead of
 * spaces.
 */
export const closed = (text: string): string => text.normalize('NFKC').replace(/\s+/g, '')

function wordsOn(page: PDFPage): string {
  const fonts = page.node.Resources()?.lookup(PDFName.of('Font'), PDFDict)
  let letters: Letters = new Map()
  let digits = 4
  const words: string[] = []
  for (const [, font, glyphs] of contentOf(page).matchAll(/\/(\S+) [\d.]+ Tf|<([0-9A-Fa-f]+)>/g)) {
    if (font) {
      const typeface = fonts?.lookup(PDFName.of(font), PDFDict)
      letters = readLetters(typeface) ?? new Map()
      // A variable typeface is embedded as Type 3, with one byte (two hex digits) for each glyph number.
      digits = typeface?.lookup(PDFName.of('Subtype')) === PDFName.of('Type3') ? 2 : 4
    } else words.push(...numbersIn(glyphs ?? '', digits).map((glyph) => letters.get(glyph) ?? ''))
  }
  return closed(words.join(''))
}
