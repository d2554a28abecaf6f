import type { PDFDocument } from '@cantoo/pdf-lib'
import * as fontkit from 'fontkit'
import { fetchFile } from '@/components/query/fetch-file'
import { createFace, type Face } from './face'

export interface Fonts {
  plain: Face
  bold: Face
}

export interface FontFiles {
  plain: Uint8Array
  bold: Uint8Array
  scripts: readonly { name: string; bytes: Uint8Array }[]
}

// WOFF2 cannot be subset by the library, and WOFF only slowly.
const files = {
  plain: new URL('source-sans/TTF/SourceSans3-Regular.ttf', import.meta.url),
  bold: new URL('source-sans/TTF/SourceSans3-Bold.ttf', import.meta.url),
}

// Their packages export no font files.
const scripts = [
  {
    name: 'OPLATC+NotoSansHans-Regular',
    letters: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303f\uff01-\uff5e]/u,
    url: new URL('../../../node_modules/@embedpdf/fonts-sc/fonts/NotoSansHans-Regular.otf', import.meta.url),
  },
  {
    name: 'OPLATK+NotoSansKR-Regular',
    letters: /\p{Script=Hangul}/u,
    url: new URL('../../../node_modules/@embedpdf/fonts-kr/fonts/NotoSansKR-Regular.otf', import.meta.url),
  },
]

/**
 * Returns the Chinese, Japanese and Korean typefaces that a text needs. They have 8 and 5 MB, so they load
 * only then.
 */
export const scriptsIn = (text: string) => scripts.filter(({ letters }) => letters.test(text))

/** Loads from our own server, only when a PDF is made. */
export async function loadFonts(text: string, signal: AbortSignal): Promise<FontFiles> {
  const [plain, bold, ...more] = await Promise.all([
    fetchFile(files.plain, signal),
    fetchFile(files.bold, signal),
    ...scriptsIn(text).map(async ({ name, url }) => ({ name, bytes: await fetchFile(url, signal) })),
  ])
  return { plain, bold, scripts: more }
}

export async function embedFonts(
  doc: PDFDocument,
  { plain, bold, scripts: more }: FontFiles,
): Promise<Fonts> {
  doc.registerFontkit(fontkit)
  // Ligatures would not be read aloud. A prefix of six capitals marks a font subset.
  const embed = (bytes: Uint8Array, customName: string) =>
    doc.embedFont(bytes, { subset: true, features: { liga: false }, customName })
  const others = await Promise.all(more.map(({ name, bytes }) => embed(bytes, name)))
  return {
    plain: createFace([await embed(plain, 'OPLATR+SourceSans3-Regular'), ...others]),
    bold: createFace([await embed(bold, 'OPLATB+SourceSans3-Bold'), ...others]),
  }
}
