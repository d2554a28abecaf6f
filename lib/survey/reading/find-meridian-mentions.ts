import { beginsMeridianName, findMeridiansByLetters, findMeridiansByName, meridianByCode } from '../meridians'
import {
  type DescriptionTokens,
  freeWord,
  isAliquotLike,
  isMark,
  isNumber,
  placeWords,
  skipMarks,
  skipMarksBack,
  take,
  wordAt,
} from './reading'
import { isJoining, isMeridianTitle, wordOfMeridian } from './words-of-meridian'

export interface MeridianMentions {
  mentions: (readonly string[])[]
  bare: BareName[]
  unknown?: string
}

interface BareName {
  codes: readonly string[]
  text: string
}

interface Mention {
  codes: readonly string[]
  end: number
}

const longestName = 10

export function findMeridianMentions(reading: DescriptionTokens): MeridianMentions {
  const result: MeridianMentions = { mentions: [], bare: [] }
  for (let i = 0; i < reading.tokens.length; i++) {
    if (reading.used[i]) continue
    const mention = readCodes(reading, i) ?? readName(reading, i) ?? readAbbreviation(reading, i)
    if (mention && mention.codes.length > 0) result.mentions.push(mention.codes)
    if (mention) {
      take(reading, { start: i, end: mention.end }, 'meridian')
      i = mention.end - 1
    }
    const unknown = mention ? (mention.codes.length === 0 ? 'code' : '') : unknownName(reading, i)
    if (unknown) result.unknown ??= unknown
  }
  return result
}

export function findBareNames(reading: DescriptionTokens): BareName[] {
  const names: BareName[] = []
  for (let i = 0; i < reading.tokens.length; i++) {
    const mention = reading.used[i] ? null : readName(reading, i, true)
    if (!mention || !standsAlone(reading, i, mention.end)) continue
    names.push({ codes: mention.codes, text: textOf(reading.tokens.slice(i, mention.end)) })
    take(reading, { start: i, end: mention.end }, 'name')
    i = mention.end - 1
  }
  return names
}

function standsAlone({ tokens, used }: DescriptionTokens, start: number, end: number): boolean {
  let before = start - 1
  while (['OF', 'THE'].includes(wordAt(tokens, before))) before--
  if (before < start - 1) return used[before] === 'township' || isAfterTownship({ tokens, used }, before)
  const free = (i: number) => tokens[i] !== undefined && tokens[i]?.kind !== 'mark' && used[i] === undefined
  return !free(before) && !free(end)
}

const isAfterTownship = ({ tokens, used }: DescriptionTokens, i: number): boolean =>
  isMark(tokens, i, ',.') && used[i - 1] === 'township'

const textOf = (tokens: DescriptionTokens['tokens']): string =>
  tokens
    .map((token, i) => {
      const text = token.kind === 'word' ? token.raw : token.kind === 'fraction' ? '' : token.text
      return i > 0 && !token.glued ? ` ${text}` : text
    })
    .join('')

function readCodes(reading: DescriptionTokens, i: number): Mention | null {
  const { tokens } = reading
  if (!['MERIDIAN', 'MER', 'PM'].includes(freeWord(reading, i))) return null
  let at = skipMarks(tokens, i + 1, ':#.')
  if (['NO', 'NUMBER', 'CODE'].includes(wordAt(tokens, at))) at = skipMarks(tokens, at + 1, '.:#')
  else if (isMark(tokens, i + 1, ':')) {
    const named = readName(reading, at, true)
    if (named) return named
  }
  const codes: string[] = []
  let end = i + 1
  for (
    let token = tokens[at];
    token?.kind === 'number' && !token.ordinal && token.text.length <= 2;
    token = tokens[at]
  ) {
    if (reading.used[at]) break
    const meridian = meridianByCode(token.text)
    if (meridian && meridian.states.length > 0) codes.push(meridian.code)
    end = at + 1
    if (wordAt(tokens, end) !== 'OR') break
    at = end + 1
  }
  return end > i + 1 ? { codes: codes.sort(), end } : null
}

function readName({ tokens, used }: DescriptionTokens, start: number, titled = false): Mention | null {
  const words: string[] = []
  let best: Mention | null = null
  let hasTitle = titled
  for (let i = start; i < start + longestName; i++) {
    const token = tokens[i]
    if (!token || used[i] || token.kind === 'fraction') break
    if (token.kind === 'mark') {
      if (i === start || !".-&'’".includes(token.text)) break
      continue
    }
    if (token.kind === 'number' && !canBeOrdinal(tokens, i)) break
    if (i === start && isMeridianTitle(token)) break
    hasTitle ||=
      isMeridianTitle(token) ||
      (i > start && isJoining(token) && token.kind === 'word' && token.text !== 'AND')
    const word = wordOfMeridian(token, i === start)
    if (word) words.push(word)
    const name = words.join(' ')
    if (!beginsMeridianName(name)) break
    const codes = findMeridiansByName(name)
    if (codes.length > 0 && (hasTitle || isDistinctive(codes, wordAt(tokens, i + 1))))
      best = { codes, end: i + 1 }
  }
  return best
}

function canBeOrdinal(tokens: DescriptionTokens['tokens'], i: number): boolean {
  const token = tokens[i]
  if (token?.kind !== 'number') return false
  return token.ordinal || ['PM', 'PRINCIPAL', 'MILE'].includes(wordAt(tokens, i + 1))
}

function isDistinctive(codes: readonly string[], next: string): boolean {
  return !placeWords.has(next) && codes.every((code) => meridianByCode(code)?.distinctive)
}

function readAbbreviation({ tokens, used }: DescriptionTokens, start: number): Mention | null {
  let letters = ''
  let best: Mention | null = null
  for (let i = start; i < start + longestName; i++) {
    const token = tokens[i]
    if (!token || used[i] || token.kind === 'number' || token.kind === 'fraction') break
    if (token.kind === 'mark') {
      if (i === start || !'.-&'.includes(token.text)) break
      continue
    }
    if (token.text.length > 6) break
    if (token.text !== 'AND') letters += token.text
    const codes = letters === 'BM' && i > start ? [] : findMeridiansByLetters(letters)
    if (codes.length > 0) best = { codes, end: i + 1 }
  }
  if (!best || (letters.length <= 2 && !isPlacedAsMeridian({ tokens, used }, start, best.end))) return null
  return best
}

/**
 * Two letters can also mean bench mark, farm road or centimeters, so they are a meridian only after a parsed
 * part.
 */
function isPlacedAsMeridian({ tokens, used }: DescriptionTokens, start: number, end: number): boolean {
  const before = skipMarksBack(tokens, start - 1, ',.;:(-')
  const after = skipMarks(tokens, end, '.')
  return (
    (used[before] !== undefined || isAliquotLike(tokens, before)) &&
    (!isNumber(tokens, after) || used[after] !== undefined)
  )
}

const plainBefore = new Set(
  'THE SAID OF A GUIDE TRUE MAGNETIC STANDARD PRIME CITY IN NEAR NORTH SOUTH EAST WEST LOCAL CENTRAL AND ITS'.split(
    ' ',
  ),
)

function unknownName(reading: DescriptionTokens, i: number): string {
  const { tokens, used } = reading
  const word = freeWord(reading, i)
  const isPm = word === 'PM' && tokens[i - 1]?.kind === 'number'
  if ((word !== 'MERIDIAN' && !isPm) || placeWords.has(wordAt(tokens, i + 1))) return ''
  let before = i - 1
  while (i - before < 6 && (isMeridianTitle(tokens[before]) || isMark(tokens, before, '&'))) before--
  const token = tokens[before]
  if (!token || used[before]) return ''
  if (token.kind === 'number') return token.ordinal ? token.text : ''
  return token.kind === 'word' && token.text.length > 2 && !plainBefore.has(token.text)
    ? token.raw.slice(0, 40)
    : ''
}
