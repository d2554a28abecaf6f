import { stateByCode, stateByName } from '@/lib/geography/states'
import { streetTypes, unitWords } from './street-tokens'

const MOST_LETTERS = 120
const houseNumber = /^(?:\d{1,6}[A-QSU-Z]?|\d{1,3}-\d{1,2})$/
const ordinal = /^\d{1,3}(?:ST|ND|RD|TH)$/
const name = /^[A-Z](?:[A-Z'’.-]*[A-Z.])?$/
const unit = /^#?(?:[A-Z]?\d{1,4}[A-Z]?|[A-Z])$/
const ending = /(?:[\s,]+\d{5}(?:-\d{4})?)?(?:[\s,]+USA?)?[\s,]*$/

const surveyWord =
  /^(?:(?:[NS][EW])*(?:SECTIONS?|SECTN?S?|SECN|SECS?|SCTN?|LOTS?|LT)|T[PS]?|TPS|TWN|TWN?S?HP|TWPS?|TN?SHP|TWSP|TWNSP|TOWN|TOWNSHIPS?|RS?|RGE?S?|RNGE?|RAN|RANGES?|TH|THENCE)$/

/**
 * Returns true if the text cannot be a legal description, coordinate, parcel number or name, so that their
 * parsers can skip it.
 */
export function isPlainAddress(text: string): boolean {
  if (text.length > MOST_LETTERS) return false
  const capitals = text.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase()
  const [number = '', ...words] = capitals
    .replace(ending, '')
    .split(/[\s,]+/)
    .filter(Boolean)
  const type = words.findIndex((word, index) => index > 0 && streetTypes.has(withoutDot(word)))
  const place = words.slice(type + 1)
  return (
    houseNumber.test(number) &&
    type > 0 &&
    [1, 2, 3].some((count) => place.length > count && isState(place.slice(-count))) &&
    words.every((word, index) => isPlainWord(word, words[index - 1] ?? ''))
  )
}

const withoutDot = (word: string): string => word.replace(/\.$/, '')

const isState = (words: readonly string[]): boolean =>
  (stateByCode(words.join(' ')) ?? stateByName(words.join(' '))) !== undefined

function isPlainWord(word: string, before: string): boolean {
  if (word.split(/[^A-Z]/).some((part) => surveyWord.test(part)) && !ordinal.test(word)) return false
  const isUnit = word.startsWith('#') || unitWords.includes(withoutDot(before))
  return name.test(word) || ordinal.test(word) || (isUnit && unit.test(word))
}
