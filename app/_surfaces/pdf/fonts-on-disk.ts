import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { FontFiles } from './fonts'

/**
 * Uses the current folder, in which the server starts. Next would bundle a path that is relative to this
 * file.
 */
const { resolve } = createRequire(join(process.cwd(), 'package.json'))
const read = (weight: string) =>
  new Uint8Array(readFileSync(resolve(`source-sans/TTF/SourceSans3-${weight}.ttf`)))

/** Returns Latin, Greek and Cyrillic typefaces, for a PDF that the server makes. */
export const readFonts = (): FontFiles => ({ plain: read('Regular'), bold: read('Bold'), scripts: [] })
