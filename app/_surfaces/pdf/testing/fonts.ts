import { readFonts } from '../fonts-on-disk'

export const testFonts = readFonts('')
