import {
  type DescriptionTokens,
  isMark,
  isNumber,
  skipMarks,
  skipMarksBack,
  type TokenSpan,
  take,
  wordAt,
} from './reading'
import type { DescriptionToken } from './tokenize'

export interface AliquotMatches {
  parts: string[]
  explicit: boolean
  several: boolean
}

interface Piece extends TokenSpan {
  parts: string[]
  explicit: boolean
  several?: boolean
}

const letters: Readonly<Record<string, string>> = { NORTH: 'N', SOUTH: 'S', EAST: 'E', WEST: 'W' }
const quarterWords = ['QUARTER', 'QTR', 'QUAR', 'QR', 'FOURTH', 'QUARTERS']
const between = ['OF', 'THE', 'SAID', 'AND', 'IN']

export function findAliquots(reading: DescriptionTokens): AliquotMatches {
  const aliquots: AliquotMatches = { parts: [], explicit: false, several: false }
  for (let i = 0; i < reading.tokens.length; ) {
    const chain = readChain(reading, i)
    const clear = chain?.explicit || (chain && isFramed(reading, chain))
    if (!chain || !clear) {
      i = chain?.end ?? i + 1
      continue
    }
    aliquots.several ||= chain.several === true || aliquots.parts.length > 0
    aliquots.parts.push(...chain.parts)
    aliquots.explicit ||= chain.explicit
    const end = skipRepetition(reading, chain)
    take(reading, { start: i, end }, 'aliquot')
    i = end
  }
  return aliquots
}

function readChain(reading: DescriptionTokens, start: number): Piece | null {
  const first = readPiece(reading, start)
  if (!first) return null
  const chain: Piece = { ...first, parts: [...first.parts] }
  for (;;) {
    const next = readPiece(reading, skipBetween(reading.tokens, chain.end))
    if (!next) return chain
    const joint = reading.tokens.slice(chain.end, next.start)
    chain.several ||= joint.some((_, at) => isMark(joint, at, ',&') || wordAt(joint, at) === 'AND')
    chain.parts.push(...next.parts)
    chain.explicit ||= next.explicit
    chain.end = next.end
  }
}

function skipBetween(tokens: readonly DescriptionToken[], from: number): number {
  let i = skipMarks(tokens, from, ',.&-')
  while (between.includes(wordAt(tokens, i))) i = skipMarks(tokens, i + 1, ',.&-')
  return i
}

function readPiece({ tokens, used }: DescriptionTokens, i: number): Piece | null {
  const token = tokens[i]
  if (token?.kind !== 'word' || used[i]) return null
  if (/^(?:NE|NW|SE|SW)+$/.test(token.text)) {
    const parts = token.text.match(/../g) ?? []
    const end = readQuarterSign(tokens, i + 1, true)
    return { parts, start: i, end: end ?? i + 1, explicit: end !== null || parts.length > 1 }
  }
  return readNamedQuarter(tokens, i) ?? readHalf(tokens, i)
}

/**
 * "Northwest" alone is only a direction, so a sign of a quarter must follow: "Northwest quarter", "north-west
 * 1/4".
 */
function readNamedQuarter(tokens: readonly DescriptionToken[], i: number): Piece | null {
  const joined = /^(NORTH|SOUTH)(EAST|WEST)$/.exec(wordAt(tokens, i))
  const second = joined ? i : skipMarks(tokens, i + 1, '-')
  const northSouth = letters[joined?.[1] ?? wordAt(tokens, i)]
  const eastWest = letters[joined?.[2] ?? wordAt(tokens, second)]
  if (!northSouth || !eastWest || !'NS'.includes(northSouth) || !'EW'.includes(eastWest)) return null
  const end = readQuarterSign(tokens, second + 1, false)
  return end === null ? null : { parts: [northSouth + eastWest], start: i, end, explicit: true }
}

function readHalf(tokens: readonly DescriptionToken[], i: number): Piece | null {
  const word = wordAt(tokens, i)
  const letter = letters[word] ?? (/^[NSEW]$/.test(word) ? word : undefined)
  const end = letter ? readSign(tokens, i + 1, 2, ['HALF', 'HLF'], letter === word) : null
  return letter && end !== null ? { parts: [`${letter}2`], start: i, end, explicit: true } : null
}

function readQuarterSign(tokens: readonly DescriptionToken[], from: number, short: boolean): number | null {
  return readSign(tokens, from, 4, quarterWords, short)
}

/**
 * Accepts the sign of a quarter (`part` 4) or a half (`part` 2): ¼, 1/4, /4, a "4" directly after the
 * letters, or the word. Returns the index after the sign, or null without a sign.
 */
function readSign(
  tokens: readonly DescriptionToken[],
  from: number,
  part: 2 | 4,
  names: string[],
  short: boolean,
): number | null {
  const direct = tokens[from]
  if (short && direct?.kind === 'number' && direct.text === `${part}` && direct.glued) {
    if (!isMark(tokens, from + 1, '/')) return from + 1
  }
  let i = skipMarks(tokens, from, '.-')
  if (['FRACTIONAL', 'FRAC', 'FRL', 'FR'].includes(wordAt(tokens, i))) i = skipMarks(tokens, i + 1, '.')
  const token = tokens[i]
  if (token?.kind === 'fraction') return token.quarters === 4 / part ? i + 1 : null
  if (isMark(tokens, i, '/') && isNumber(tokens, i + 1, part)) return i + 2
  if (isNumber(tokens, i, 1) && isMark(tokens, i + 1, '/') && isNumber(tokens, i + 2, part)) return i + 3
  if (wordAt(tokens, i) === 'ONE') i = skipMarks(tokens, i + 1, '-')
  return names.includes(wordAt(tokens, i)) ? i + 1 : null
}

/**
 * A lone "NE" is a quarter only between parsed parts or ends of the text: in "Sec 14 NE", but not in "NE
 * Portland".
 */
function isFramed({ tokens, used }: DescriptionTokens, { start, end }: TokenSpan): boolean {
  let before = skipMarksBack(tokens, start - 1, ',:;.-(')
  while (['OF', 'THE', 'IN'].includes(wordAt(tokens, before))) before--
  let after = skipMarks(tokens, end, ',:;.-)')
  while (between.includes(wordAt(tokens, after))) after++
  const open = before < 0 || used[before] !== undefined
  const closed = after >= tokens.length || used[after] !== undefined
  return open && closed && (before >= 0 || after < tokens.length)
}

/** Deeds repeat a part in parentheses: "the Northeast Quarter (NE1/4)". */
function skipRepetition(reading: DescriptionTokens, chain: Piece): number {
  if (!isMark(reading.tokens, chain.end, '(')) return chain.end
  const again = readChain(reading, chain.end + 1)
  const same = again && chain.parts.slice(-again.parts.length).join(' ') === again.parts.join(' ')
  return same && isMark(reading.tokens, again.end, ')') ? again.end + 1 : chain.end
}
