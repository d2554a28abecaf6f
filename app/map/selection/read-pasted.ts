import { formatNumber } from '@/lib/format'
import { MOST_SELECTED } from '../url'

type Pasted =
  | { kind: 'error'; message: string }
  /** Longer texts can be no number and no name: they are not asked about. */
  | { kind: 'numbers'; asked: string[]; tooLong: string[] }

/** Thirty characters, a county's number and what people put between groups of digits. */
const LONGEST = 60

/** One on each line, or a row or a column of a spreadsheet. */
export function readPasted(text: string): Pasted {
  const pieces = text
    .replace(/\p{Cs}/gu, '')
    .split(/[\n\r,;\t]+/)
    .flatMap(splitSpaces)
    .map((piece) => piece.trim().replace(/^(["'])(.*)\1$/, '$2'))
  const numbers = [...new Set(pieces.filter((piece) => piece !== ''))]
  if (numbers.length === 0) return { kind: 'error', message: 'Paste at least one number.' }
  if (numbers.length > MOST_SELECTED) {
    const message = `These are ${formatNumber(numbers.length)} numbers. At most ${MOST_SELECTED} can be selected: shorten the list.`
    return { kind: 'error', message }
  }
  const isLong = (number: string) => number.length > LONGEST
  return { kind: 'numbers', asked: numbers.filter((each) => !isLong(each)), tooLong: numbers.filter(isLong) }
}

/** A part of a number that is written in groups is shorter. */
const LEAST_NUMBER = 8

/** Numbers in a row, each long enough to be one; else the spaces belong to a number or a name. */
function splitSpaces(piece: string): string[] {
  const parts = piece.trim().split(/\s+/)
  return parts.every((part) => part.length >= LEAST_NUMBER && /\d/.test(part)) ? parts : [piece]
}
