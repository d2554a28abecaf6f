import type { Language } from '@/lib/language/current-language'
import { pdfTexts } from '@/lib/language/es/assessments/pdf'
import { registerSpanish } from '@/lib/language/register-texts'
import { runInLanguage } from '@/lib/language/run-in-language'
import type { PdfBlock } from './blocks'
import { createPdf } from './create-pdf'
import type { FontFiles } from './fonts'
import { writeBlocks } from './write-blocks'
import { type PdfSection, writeSection } from './write-section'

/** Contains plain data only, so that it can be sent to a worker. */
export interface PdfDocument {
  title: string
  filename: string
  sample: boolean
  foot: string
  /** ISO time of the data instead of the rendering, so that equal documents give equal bytes. */
  madeAt: string
  /** A worker does not know the language of the request. Default: English. */
  language?: Language
  head: readonly PdfBlock[]
  sections: readonly PdfSection[]
}

const SPACE = 16

export async function renderPdf(document: PdfDocument, fonts: FontFiles): Promise<Uint8Array<ArrayBuffer>> {
  if (document.language !== 'es') return write(document, fonts)
  registerSpanish(pdfTexts)
  return runInLanguage('es', () => write(document, fonts))
}

async function write(document: PdfDocument, fonts: FontFiles): Promise<Uint8Array<ArrayBuffer>> {
  const { title, foot, madeAt, head, sections } = document
  const { writer, writeMissing, finish } = await createPdf(fonts, 'letter')
  writer.startPage()
  writer.text(title, { font: 'bold', size: 20, tag: 'H1' })
  writer.gap(6)
  writeBlocks(writer, head)
  const outline = sections.map((section, index) => {
    writer.gap(index === 0 ? SPACE / 4 : SPACE)
    return writeSection(writer, section)
  })
  writeMissing([foot])
  return finish({ title, foot, outline, madeAt: new Date(madeAt) })
}
