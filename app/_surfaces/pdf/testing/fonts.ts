import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { type FontFiles, scriptsIn } from '../load-fonts'

const { resolve } = createRequire(import.meta.url)
const read = (weight: string) =>
  new Uint8Array(readFileSync(resolve(`source-sans/TTF/SourceSans3-${weight}.ttf`)))

export const testFonts: FontFiles = { plain: read('Regular'), bold: read('Bold'), scripts: [] }

export const testFontsFor = (text: string): FontFiles => ({
  ...testFonts,
  scripts: scriptsIn(text).map(({ name, url }) => ({ name, bytes: new Uint8Array(readFileSync(url)) })),
})
