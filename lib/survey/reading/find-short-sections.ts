import { directionOf } from './read-survey-number'
import {
  isAliquotLike,
  isMark,
  isNumber,
  type Reading,
  skipMarks,
  skipMarksBack,
  take,
  wordAt,
} from './reading'

/** "S14", "S. 14", and "S 14" behind a range; "S2" beside a quarter is the south half, "S 45 W" a bearing. */
export function findShortSections(reading: Reading): number[] {
  const { tokens, used } = reading
  const numbers = new Set<number>()
  for (let i = 0; i < tokens.length; i++) {
    if (used[i] || wordAt(tokens, i) !== 'S') continue
    const at = skipMarks(tokens, i + 1, '.')
    const token = tokens[at]
    if (token?.kind !== 'number' || token.ordinal || !/^\d{1,2}$|^0\d\d$/.test(token.text) || used[at])
      continue
    const placed = i === 0 || used[skipMarksBack(tokens, i - 1, ',;:./-')] === 'township'
    if (
      !(token.glued || placed) ||
      (token.value === 2 && isHalfAt(reading, at + 1)) ||
      isMeasured(reading, at + 1)
    )
      continue
    take(reading, { start: i, end: at + 1 }, 'section')
    numbers.add(token.value)
  }
  return [...numbers]
}

function isHalfAt({ tokens }: Reading, from: number): boolean {
  const next = skipMarks(tokens, from, ',.;:-)')
  return isAliquotLike(tokens, next) || isNumber(tokens, next) || wordAt(tokens, next) === 'OF'
}

/** A bearing, a fraction or a length goes on behind its number. */
function isMeasured({ tokens, used }: Reading, i: number): boolean {
  if (isMark(tokens, i, '°\'"') || (isMark(tokens, i, '/') && isNumber(tokens, i + 1))) return true
  const word = used[i] ? '' : wordAt(tokens, i)
  if (directionOf(word) !== undefined) return !isAliquotLike(tokens, i + 1) && !isNumber(tokens, i + 1)
  return ['DEG', 'DEGREES', 'FEET', 'FT', 'CHAINS', 'RODS'].includes(word)
}
