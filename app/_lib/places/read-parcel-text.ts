import { readParcelKey } from '@/lib/records/parcel/parcel-key'

type TextKind = 'parcel' | 'name' | 'place'

/** A text with fewer digits may be a house number or a ZIP code. */
const LEAST_DIGITS = 6
/** Matches a word with a digit or a single letter. Street names have longer words without a digit. */
const NUMBER_WORD = /^(?=[^\d]*\d)[\dA-Z*.\-/]+$|^[A-Z]$/i
const NAME = /^[\p{L} .'’-]{2,40}(?:,? *(?:FL|Fla\.?|Florida))?$/iu

const COORDINATES = /^\s*[+-]?\d{1,3}\.\d+°?\s*[NSEW]?[\s,;]+[+-]?\d{1,3}\.\d+°?\s*[NSEW]?\s*$/i

export function readText(text: string): TextKind {
  if (readParcelKey(text)) return 'parcel'
  if (COORDINATES.test(text)) return 'place'
  const words = text.trim().split(/\s+/)
  const digits = text.replace(/\D/g, '').length
  if (digits >= LEAST_DIGITS && words.every((word) => NUMBER_WORD.test(word))) return 'parcel'
  return NAME.test(text.trim()) ? 'name' : 'place'
}

export const withoutState = (text: string): string =>
  text
    .trim()
    .replace(/ +/g, ' ')
    .replace(/,? (?:FL|Fla\.?|Florida)$/i, '')
