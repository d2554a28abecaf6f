import { fetchFile } from '@/components/query/fetch-file'
import type { FontFiles } from './fonts'

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
