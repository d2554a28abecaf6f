import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { scriptsIn } from './font-scripts'
import type { FontFiles } from './fonts'

/**
 * The path is resolved from the current folder, in which the server starts. Next would bundle a path that is
 * relative to this file.
 */
const { resolve } = createRequire(join(process.cwd(), 'package.json'))
const readFile = (path: string) => new Uint8Array(readFileSync(path))
const read = (weight: string) => readFile(resolve(`source-sans/TTF/SourceSans3-${weight}.ttf`))

/** The packages do not export their font files, so the files are read by path. */
const scripts = {
  chinese: ['@embedpdf/fonts-sc', 'NotoSansHans-Regular.otf'],
  korean: ['@embedpdf/fonts-kr', 'NotoSansKR-Regular.otf'],
} as const

function readScript(id: keyof typeof scripts) {
  const [name, file] = scripts[id]
  return readFile(join(dirname(resolve(name)), '..', 'fonts', file))
}

export const readFonts = (text: string): FontFiles => ({
  plain: read('Regular'),
  bold: read('Bold'),
  scripts: scriptsIn(text).map(({ id, name }) => ({ name, bytes: readScript(id) })),
})
