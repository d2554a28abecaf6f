import { PDFDocument, type PDFPage } from '@cantoo/pdf-lib'
import { isSpanish } from '@/lib/language/current-language'
import { defineTexts } from '@/lib/language/define-texts'
import { createLetters, MARK } from './fit-letters'
import { embedFonts, type FontFiles } from './fonts'
import { numberPages } from './number-pages'
import { createPageWriter } from './page-writer'
import type { PaperSize } from './paper'
import { createTagger } from './tagger'
import { type PdfOutlineEntry, writeOutline } from './write-outline'

const texts = defineTexts('pdf.create', {
  missing: (mark: string) =>
    `The typeface of this file lacks some characters of the text. They print as ${mark}.`,
})

interface Ending {
  title: string
  foot: string
  outline: readonly PdfOutlineEntry[]
  madeAt: Date
  isOurs?: (page: PDFPage) => boolean
}

/** Equal arguments give equal bytes. */
export async function createPdf(files: FontFiles, paper: PaperSize) {
  const doc = await PDFDocument.create({ updateMetadata: false })
  const fonts = await embedFonts(doc, files)
  const letters = createLetters(fonts.plain.characters)
  const tagger = createTagger(doc)
  const writer = createPageWriter(doc, { fonts, letters, tagger }, paper)

  function writeMissing(coming: readonly string[]) {
    for (const text of coming) letters.fit(text)
    if (letters.missing.size === 0) return
    writer.gap(10)
    writer.text(texts.missing(MARK), { size: 9 })
  }

  async function finish({ title, foot, outline, madeAt, isOurs = () => true }: Ending) {
    writer.finish()
    numberPages(doc, { fonts, letters, tagger, about: foot, isOurs })
    writeOutline(doc, outline)
    tagger.finish()
    // No author is set, so that the metadata do not contain the owner's name.
    doc.setTitle(title, { showInWindowTitleBar: true })
    doc.setLanguage(isSpanish() ? 'es-US' : 'en-US')
    doc.setProducer('Openplat')
    doc.setCreationDate(madeAt)
    return new Uint8Array(await doc.save({ objectsPerTick: 2_000 }))
  }

  return { doc, letters, tagger, writer, writeMissing, finish }
}
