import { readFileSync } from 'node:fs'
import type { FontFiles } from '../fonts'
import { readFonts } from '../fonts-on-disk'
import { scriptsIn } from '../load-fonts'

export const testFonts: FontFiles = readFonts()

export const testFontsFor = (text: string): FontFiles => ({
  ...testFonts,
  scripts: scriptsIn(text).map(({ name, url }) => ({ name, bytes: new Uint8Array(readFileSync(url)) })),
})
