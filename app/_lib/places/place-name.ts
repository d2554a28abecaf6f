import { parsePoint } from '@/lib/coordinates/parse-point'
import { isPlainAddress } from '@/lib/street-address/is-plain-address'
import { toMixedCase } from '@/lib/street-address/mixed-case'
import { parseAddressQuestion } from '@/lib/street-address/parse-address-question'
import { formatLegalDescription } from '@/lib/survey/format-legal-description'
import { parseLegalDescription } from '@/lib/survey/parse-legal-description'
import { redact } from '@/lib/untrusted-text/redact'
import { formatPoint } from '@/lib/url-state'
import { readText } from './read-parcel-text'

const LONGEST_NAME = 120
/** A street or city name with more words is probably a sentence. */
const MOST_STREET_WORDS = 5

/**
 * Returns the name of a place for a title or heading. Returns undefined if the text names no place, because a
 * link can contain any text.
 */
export function nameInWords(words: string): string | undefined {
  if (words.length > LONGEST_NAME) return undefined
  const isPlain = isPlainAddress(words)
  const point = isPlain ? undefined : parsePoint(words)
  if (point?.kind === 'point') return formatPoint(point).replace(',', ', ')
  if (redact(words).redactions.length > 0) return undefined
  const other = isPlain ? undefined : nameOtherThanAddress(words)
  return other ?? (isAddress(words) ? toMixedCase(words) : undefined)
}

function nameOtherThanAddress(words: string): string | undefined {
  if (readText(words) === 'parcel') return words
  const legal = parseLegalDescription(words, {})
  return legal.kind === 'description' ? formatLegalDescription(legal.description) : undefined
}

function isAddress(words: string): boolean {
  if (/[^\p{L}\p{M}\d\s.,'’"½¼¾#/&()-]/u.test(words)) return false
  const address = parseAddressQuestion(words)
  if (!address || address.city.split(' ').length > MOST_STREET_WORDS) return false
  const [{ name }] = address.readings
  return name.split(' ').length <= MOST_STREET_WORDS && !/\d{4}/.test(name)
}
