import { type TownshipFraction, toFraction } from '../plssid'
import { isMark, isNumber, skipMarks, wordAt } from './reading'
import type { DescriptionToken } from './tokenize'

interface ReadNumber {
  number: number
  fraction: TownshipFraction
  end: number
  /**
   * The number in parentheses after `number`, as in "Fourteen (15)". Set only if it differs from `number`.
   */
  repeated?: number
}

const units =
  'ZERO ONE TWO THREE FOUR FIVE SIX SEVEN EIGHT NINE TEN ELEVEN TWELVE THIRTEEN FOURTEEN FIFTEEN SIXTEEN SEVENTEEN EIGHTEEN NINETEEN'
const tens = 'TWENTY THIRTY FORTY FIFTY SIXTY SEVENTY EIGHTY NINETY'
const wordValues = new Map([
  ...units.split(' ').map((word, i): [string, number] => [word, i]),
  ...tens.split(' ').map((word, i): [string, number] => [word, 20 + 10 * i]),
])

/**
 * Reads "2", "1½", "1 1/2", "1.5", "0020" (T2 in the land-status register), "Two", "Fourteen (14)" and "One
 * and one-half".
 */
export function readNumber(tokens: readonly DescriptionToken[], i: number): ReadNumber | null {
  const first = readOne(tokens, i)
  if (!first || !isMark(tokens, first.end, '(')) return first
  const second = readOne(tokens, first.end + 1)
  if (!second || !isMark(tokens, second.end, ')')) return first
  const same = first.number === second.number && first.fraction === second.fraction
  return { ...first, end: second.end + 1, ...(same ? {} : { repeated: second.number }) }
}

function readOne(tokens: readonly DescriptionToken[], i: number): ReadNumber | null {
  const base = readDigits(tokens, i) ?? readWords(tokens, i)
  if (!base || base.fraction > 0) return base
  if (isMark(tokens, base.end, '/')) return null
  const fraction = readFraction(tokens, base.end)
  return fraction ? { ...base, ...fraction } : base
}

function readDigits(tokens: readonly DescriptionToken[], i: number): ReadNumber | null {
  const token = tokens[i]
  if (token?.kind !== 'number' || token.ordinal) return null
  // The land-status register writes T2N as 0020N: three digits for the number, then one digit for its
  // quarters (0 to 3).
  const register = /^(0\d\d)([0-3])$/.exec(token.text)
  if (register) return { number: Number(register[1]), fraction: toFraction(register[2]), end: i + 1 }
  const quarters = token.value * 4
  const whole = Math.floor(token.value)
  if (!Number.isInteger(quarters) || whole > 9999) return null
  return { number: whole, fraction: toFraction(quarters - whole * 4), end: i + 1 }
}

function readWords(tokens: readonly DescriptionToken[], i: number): ReadNumber | null {
  const first = wordValues.get(wordAt(tokens, i))
  if (first === undefined) return null
  if (wordAt(tokens, i + 1) === 'HUNDRED') {
    const next = wordAt(tokens, i + 2) === 'AND' ? i + 3 : i + 2
    const rest = readBelowHundred(tokens, next)
    return { number: first * 100 + (rest?.number ?? 0), fraction: 0, end: rest?.end ?? i + 2 }
  }
  return readBelowHundred(tokens, i)
}

function readBelowHundred(tokens: readonly DescriptionToken[], i: number): ReadNumber | null {
  const first = wordValues.get(wordAt(tokens, i))
  if (first === undefined) return null
  const next = skipMarks(tokens, i + 1, '-')
  const unit = wordValues.get(wordAt(tokens, next))
  const joined = first >= 20 && unit !== undefined && unit > 0 && unit < 10
  return { number: joined ? first + unit : first, fraction: 0, end: joined ? next + 1 : i + 1 }
}

function readFraction(
  tokens: readonly DescriptionToken[],
  from: number,
): { fraction: TownshipFraction; end: number } | null {
  let i = isMark(tokens, from, '-&') || wordAt(tokens, from) === 'AND' ? from + 1 : from
  const token = tokens[i]
  if (token?.kind === 'fraction') return { fraction: token.quarters, end: i + 1 }
  if (token?.kind === 'number' && isMark(tokens, i + 1, '/')) {
    const below = tokens[i + 2]
    const quarters = below?.kind === 'number' ? (token.value * 4) / below.value : 0
    return quarters === 1 || quarters === 2 || quarters === 3 ? { fraction: quarters, end: i + 3 } : null
  }
  if (i === from || !['A', 'ONE'].includes(wordAt(tokens, i))) return null
  i = skipMarks(tokens, i + 1, '-')
  return wordAt(tokens, i) === 'HALF' ? { fraction: 2, end: i + 1 } : null
}

export function readWhole(tokens: readonly DescriptionToken[], i: number): ReadNumber | null {
  const token = tokens[i]
  if (token?.kind === 'number') {
    if (token.ordinal || token.text.includes('.') || token.text.length > 4) return null
    if (isMark(tokens, i + 1, '/') && isNumber(tokens, i + 2)) return null
    const plain = { number: token.value, fraction: toFraction(0), end: i + 1 }
    return withRepetition(tokens, plain)
  }
  const words = readWords(tokens, i)
  return words && withRepetition(tokens, words)
}

function withRepetition(tokens: readonly DescriptionToken[], first: ReadNumber): ReadNumber {
  const second = isMark(tokens, first.end, '(') ? tokens[first.end + 1] : undefined
  if (second?.kind !== 'number' || !isMark(tokens, first.end + 2, ')')) return first
  const same = second.value === first.number
  return { ...first, end: first.end + 3, ...(same ? {} : { repeated: second.value }) }
}
