import { upperFirst } from '@/lib/upper-first'
import { toMixedCase } from './mixed-case'

export const toSentenceCase = (text: string): string =>
  text
    .split(/(;\s+)/)
    .map((part) => (isCapitals(part) ? writeSentences(part) : part))
    .join('')

/** A single short word stays in capitals, because it is a code. */
export function formatUse(use: string): string {
  if (/^[A-Z\d]{1,4}$/.test(use)) return use
  const words = toSentenceCase(use)
  return upperFirst(words)
}

const isCapitals = (part: string) => /[A-Z]{2}/.test(part) && !/\p{Ll}/u.test(part)

const streetLine =
  /\b\d+(?:-\d+)? (?:[NSEW]{1,2} )?(?:[A-Z]+ |\d+(?:ST|ND|RD|TH) ){1,3}(?:ST|STREET|AVE|AVENUE|BLVD|RD|ROAD|DR|DRIVE|LN|LANE|TER|PKWY|HWY)\b/g

function writeSentences(part: string): string {
  const lines = [...part.matchAll(streetLine)].map(({ 0: line, index }) => ({ line, index }))
  const ends = [...lines, { line: '', index: part.length }]
  let from = 0
  return ends
    .map(({ line, index }) => {
      const words = writeWords(part, from, index)
      from = index + line.length
      return words + toMixedCase(line)
    })
    .join('')
}

const wordsOf = (text: string): ReadonlySet<string> => new Set(text.split(' '))

const initials = wordsOf(
  'AC ADA ADU APN ASME CO CO2 EIFS EPA EV HVAC IBC IECC IRC LA LED NEC NFPA OSHA SRO UBC UL US USA VA II III IV VI VII VIII IX XI XII',
)
const shortened = wordsOf(
  'BLDG BLDGS BLVD BSMT BTWN CT DR DWLG FLR FLRS FRT FT HWY LN LVL PKWY PRMT RD RM RMS SQ ST STS STY TH W WDW WNDW',
)
const lettered = wordsOf('APT BLDG BUILDING CLASS EXHIBIT GROUP LOT PART PHASE TYPE UNIT ZONE')

const WORD = /[\p{L}\d][\p{L}\d'’]*/gu
const START = /(?:^|[.?!]\s)[^\p{L}\d]*/gu

function writeWords(part: string, from: number, to: number): string {
  const starts = new Set([...part.matchAll(START)].map(({ 0: gap, index }) => index + gap.length))
  return part.slice(from, to).replace(WORD, (word, index: number) => {
    const at = from + index
    const end = at + word.length
    const small = writeWord(word, part.slice(Math.max(0, at - 12), at), part.slice(end, end + 2))
    return starts.has(at) ? upperFirst(small) : small
  })
}

function writeWord(word: string, before: string, after: string): string {
  if (/^\d+(?:ST|ND|RD|TH)$/.test(word)) return word.toLowerCase()
  if (/\d/.test(word) || initials.has(word)) return word
  if (word === 'A') return isArticle(before, after) ? 'a' : word
  const isInitials = /^[B-DF-HJ-NP-TV-XZ]+$/.test(word) && word.length <= 5 && !shortened.has(word)
  return isInitials ? word : word.toLowerCase()
}

const isArticle = (before: string, after: string) =>
  /^ \p{L}/u.test(after) && !lettered.has(/(\p{L}+) $/u.exec(before)?.[1] ?? '')
