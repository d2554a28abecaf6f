import { fetchFile } from '@/components/query/fetch-file'
import type { FontFiles } from './fonts'

// Uses TTF, because the library cannot make a subset of WOFF2, and takes long for WOFF.
const files = {
  plain: new URL('source-sans/TTF/SourceSans3-Regular.ttf', import.meta.url),
  bold: new URL('source-sans/TTF/SourceSans3-Bold.ttf', import.meta.url),
}

// Uses paths to the files, because these packages export none.
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
 * Returns the Chinese, Japanese and Korean typefaces that a text needs. They load only on demand, because
 * they have 5 to 8 MB.
 */
export const scriptsIn = (text: string) => scripts.filter(({ letters }) => letters.test(text))

/** Loads typefaces from our own server, only when a PDF is made. */
export async function loadFonts(text: string, signal: AbortSignal): Promise<FontFiles> {
  const [plain, bold, ...more] = await Promise.all([
    fetchFile(files.plain, signal),
    fetchFile(files.bold, signal),
    ...scriptsIn(text).map(async ({ name, url }) => ({ name, bytes: await fetchFile(url, signal) })),
  ])
  return { plain, bold, scripts: more }
}
