import type { PDFDocument } from '@cantoo/pdf-lib'
import * as fontkit from 'fontkit'
import { createFace, type Typeface } from './face'

export interface PdfFonts {
  plain: Typeface
  bold: Typeface
}

export interface FontFiles {
  plain: Uint8Array
  bold: Uint8Array
  scripts: readonly { name: string; bytes: Uint8Array }[]
}

export async function embedFonts(
  doc: PDFDocument,
  { plain, bold, scripts: more }: FontFiles,
): Promise<PdfFonts> {
  doc.registerFontkit(fontkit)
  // Ligatures are disabled, because screen readers cannot read them. In PDF, a prefix of six capitals marks
  // the font as a subset.
  const embed = (bytes: Uint8Array, customName: string) =>
    doc.embedFont(bytes, { subset: true, features: { liga: false }, customName })
  const others = await Promise.all(more.map(({ name, bytes }) => embed(bytes, name)))
  return {
    plain: createFace([await embed(plain, 'OPLATR+SourceSans3-Regular'), ...others]),
    bold: createFace([await embed(bold, 'OPLATB+SourceSans3-Bold'), ...others]),
  }
}
