import { fetchFile } from '@/components/query/fetch-file'
import { scriptsIn } from './font-scripts'
import type { FontFiles } from './fonts'

// The files are TTF, because pdf-lib cannot make a subset of WOFF2 and takes long for WOFF.
const files = {
  plain: new URL('source-sans/TTF/SourceSans3-Regular.ttf', import.meta.url),
  bold: new URL('source-sans/TTF/SourceSans3-Bold.ttf', import.meta.url),
}

// These are paths into `node_modules`, because the packages do not export their font files.
const scripts = {
  chinese: new URL(
    '../../../node_modules/@embedpdf/fonts-sc/fonts/NotoSansHans-Regular.otf',
    import.meta.url,
  ),
  korean: new URL('../../../node_modules/@embedpdf/fonts-kr/fonts/NotoSansKR-Regular.otf', import.meta.url),
}

export async function loadFonts(text: string, signal: AbortSignal): Promise<FontFiles> {
  const [plain, bold, ...more] = await Promise.all([
    fetchFile(files.plain, signal),
    fetchFile(files.bold, signal),
    ...scriptsIn(text).map(async ({ id, name }) => ({ name, bytes: await fetchFile(scripts[id], signal) })),
  ])
  return { plain, bold, scripts: more }
}
