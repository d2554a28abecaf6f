import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { FontFiles } from './fonts'

/** The server starts in the project’s folder. Next would bundle a path of this file. */
const { resolve } = createRequire(join(process.cwd(), 'package.json'))
const read = (weight: string) =>
  new Uint8Array(readFileSync(resolve(`source-sans/TTF/SourceSans3-${weight}.ttf`)))

/** Latin, Greek and Cyrillic letters, for a PDF that the server makes. */
export const readFonts = (): FontFiles => ({ plain: read('Regular'), bold: read('Bold'), scripts: [] })
