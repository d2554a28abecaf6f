import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { FontFiles } from '../write/load-fonts'

const { resolve } = createRequire(import.meta.url)
const read = (weight: string) =>
  new Uint8Array(readFileSync(resolve(`source-sans/TTF/SourceSans3-${weight}.ttf`)))

/** As the page gets them from its own server. */
export const testFonts: FontFiles = { plain: read('Regular'), bold: read('Bold') }
