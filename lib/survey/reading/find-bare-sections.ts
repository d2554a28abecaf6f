import {
  type DescriptionTokens,
  isAliquotLike,
  isMark,
  skipMarks,
  skipMarksBack,
  take,
  wordAt,
} from './reading'
import type { DescriptionToken } from './tokenize'

/**
 * Finds sections beside township and range: "14-2N-3E", "T2N R3E 14". Only a hyphen makes a section certain,
 * so `readParts` searches other numbers later.
 */
export function findBareSections(reading: DescriptionTokens, onlyHyphenated: boolean): number[] {
  const { tokens, used } = reading
  const numbers = new Set<number>()
  for (let i = 0; i < tokens.length; i++) {
    if (used[i] !== 'township') continue
    if (used[i - 1] !== 'township') takeList(reading, before(reading, i, onlyHyphenated), -1, numbers)
    if (used[i + 1] !== 'township') takeList(reading, after(reading, i, onlyHyphenated), 1, numbers)
  }
  return [...numbers]
}

const marks = ',;:.-/'

function before(reading: DescriptionTokens, i: number, onlyHyphenated: boolean): number | undefined {
  const at = skipMarksBack(reading.tokens, i - 1, marks)
  const hyphen = at === i - 2 && isMark(reading.tokens, i - 1, '-')
  if (hyphen !== onlyHyphenated || !isFreeWhole(reading, at)) return undefined
  return hyphen || canPrecede(reading, at - 1) ? at : undefined
}

function after(reading: DescriptionTokens, i: number, onlyHyphenated: boolean): number | undefined {
  const at = skipMarks(reading.tokens, i + 1, marks)
  const hyphen = at === i + 2 && isMark(reading.tokens, i + 1, '-')
  return hyphen === onlyHyphenated && isFreeWhole(reading, at) && canFollow(reading, at + 1) ? at : undefined
}

function takeList(
  reading: DescriptionTokens,
  from: number | undefined,
  step: 1 | -1,
  numbers: Set<number>,
): void {
  const { tokens } = reading
  const commas = from !== undefined && !isMark(tokens, from - step, '-')
  for (let at = from; at !== undefined && isFreeWhole(reading, at); ) {
    const token = tokens[at]
    if (token?.kind === 'number') numbers.add(token.value)
    take(reading, { start: at, end: at + 1 }, 'section')
    const joined = isMark(tokens, at + step, commas ? ',&' : '&') || wordAt(tokens, at + step) === 'AND'
    const next = at + 2 * step
    at = joined && isListed(reading, next + step) ? next : undefined
  }
}

function isListed({ tokens, used }: DescriptionTokens, i: number): boolean {
  return !tokens[i] || used[i] !== undefined || isMark(tokens, i, ',&;(') || wordAt(tokens, i) === 'AND'
}

function isFreeWhole({ tokens, used }: DescriptionTokens, i: number): boolean {
  const token = tokens[i]
  if (used[i] || token?.kind !== 'number' || token.ordinal || !/^\d{1,2}$|^0\d\d$/.test(token.text))
    return false
  if (isMark(tokens, i - 1, '#') || isMark(tokens, i + 1, '°\'"') || gluedToWord(tokens, i)) return false
  const fraction = [i - 1, i + 1].some((at) => isMark(tokens, at, '/') && used[at + (at - i)] !== 'township')
  return !fraction
}

function gluedToWord(tokens: readonly DescriptionToken[], i: number): boolean {
  return tokens[i]?.glued === true && tokens[i - 1]?.kind === 'word'
}

function canPrecede({ tokens, used }: DescriptionTokens, i: number): boolean {
  if (i < 0 || used[i] || isAliquotLike(tokens, i)) return true
  return isMark(tokens, i, ',;(') || ['OF', 'IN'].includes(wordAt(tokens, i))
}

function canFollow({ tokens, used }: DescriptionTokens, i: number): boolean {
  const token = tokens[i]
  if (!token || used[i]) return true
  if (isMark(tokens, i, '-/°\'"')) return false
  return (
    token.kind === 'mark' ||
    isAliquotLike(tokens, i) ||
    ['OF', 'IN', 'LOT', 'LOTS'].includes(wordAt(tokens, i))
  )
}
