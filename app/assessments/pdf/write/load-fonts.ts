import type { PDFDocument, PDFFont } from '@cantoo/pdf-lib'
import * as fontkit from 'fontkit'
import { fetchFile } from '@/components/query/fetch-file'

export interface Fonts {
  plain: PDFFont
  bold: PDFFont
}

export type FontFiles = Readonly<Record<keyof Fonts, Uint8Array>>

// Subsets of WOFF2 cannot be made, and of WOFF only slowly.
const files: Readonly<Record<keyof Fonts, URL>> = {
  plain: new URL('source-sans/TTF/SourceSans3-Regular.ttf', import.meta.url),
  bold: new URL('source-sans/TTF/SourceSans3-Bold.ttf', import.meta.url),
}

/** From our own server, only when a PDF is made. */
export async function loadFonts(signal: AbortSignal): Promise<FontFiles> {
  const both = [fetchFile(files.plain, signal), fetchFile(files.bold, signal)] as const
  const [plain, bold] = await Promise.all(both)
  return { plain, bold }
}

export async function embedFonts(doc: PDFDocument, { plain, bold }: FontFiles): Promise<Fonts> {
  doc.registerFontkit(fontkit)
  // Joined letters would be read aloud as none.
  const options = { subset: true, features: { liga: false } }
  // Six capitals tell readers that it is a part of the typeface.
  return {
    plain: await doc.embedFont(plain, { ...options, customName: 'OPLATR+SourceSans3-Regular' }),
    bold: await doc.embedFont(bold, { ...options, customName: 'OPLATB+SourceSans3-Bold' }),
  }
}
