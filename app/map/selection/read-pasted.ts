import { formatNumber } from '@/lib/format'
import { MOST_SELECTED } from '../url'

type PastedText = { kind: 'error'; message: string } | { kind: 'numbers'; asked: string[]; tooLong: string[] }

/** A parcel number may have thirty characters, a county's number, and separators between groups of digits. */
const LONGEST = 60

export function readPasted(text: string): PastedText {
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

const LEAST_NUMBER = 8

/**
 * Splits at spaces if each part is long enough for a parcel number. Otherwise the spaces are inside of a
 * number or a name.
 */
function splitSpaces(piece: string): string[] {
  const parts = piece.trim().split(/\s+/)
  return parts.every((part) => part.length >= LEAST_NUMBER && /\d/.test(part)) ? parts : [piece]
}
