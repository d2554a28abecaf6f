import { findStateByName, stateByCode } from '@/lib/geography/states'
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
import type { DescriptionWord } from './tokenize'

export interface StateMatches {
  codes: string[]
  northeast?: number
}

/** These state codes are also words, titles or other abbreviations: "IN", "MS", "CO" (county). */
const everyday = new Set('IN OR ME OK HI OH LA DE CO PA MA AL AS ID MS'.split(' '))
const openers = new Set(['COUNTY', 'CO', 'PARISH', 'BOROUGH', 'STATE'])

export function findStates(reading: DescriptionTokens): StateMatches {
  const codes = new Set<string>()
  const states: StateMatches = { codes: [] }
  for (let i = 0; i < reading.tokens.length; i++) {
    const token = reading.tokens[i]
    if (token?.kind !== 'word' || reading.used[i]) continue
    const name = readStateName(reading, i)
    if (name) {
      if (name.code) codes.add(name.code)
      take(reading, { start: i, end: name.end }, name.code ? 'state' : 'county')
      i = name.end - 1
    } else if (token.text === 'NE') {
      if (isLast(reading, i)) states.northeast = i
    } else if (token.text === 'CO' && isCounty(reading, i)) {
      take(reading, { start: i, end: i + 1 }, 'county')
    } else if (stateByCode(token.text) && isStateCode(reading, i, token)) {
      codes.add(token.text)
      take(reading, { start: i, end: i + 1 }, 'state')
    }
  }
  if (codes.has('DC')) codes.delete('WA')
  return { ...states, codes: [...codes] }
}

function readStateName(reading: DescriptionTokens, start: number): { code?: string; end: number } | null {
  const words: string[] = []
  let best: { code: string; end: number; letters: number } | null = null
  for (let i = start; i < start + 5 && words.length < 4; i++) {
    if (isMark(reading.tokens, i, '.') && words.length > 0) continue
    const word = freeWord(reading, i)
    if (word === '') break
    words.push(word)
    const state = findStateByName(words.join(' '))
    if (state) best = { code: state.code, end: i + 1, letters: words.join('').length }
  }
  if (!best) return null
  const full = best.letters > 5 || stateByCode(best.code)?.name.length === best.letters
  if (!full && !standsFree(reading, start, best.end)) return null
  const county =
    wordAt(reading.tokens, start - 1) === 'OF' &&
    /^(COUNTY|PARISH|CITY)$/.test(wordAt(reading.tokens, start - 2))
  if (county || placeWords.has(wordAt(reading.tokens, best.end))) return { end: best.end }
  return { code: best.code, end: best.end }
}

/**
 * "Wash." and "Ind." can be other words, so they are a state only between parsed parts, punctuation or ends
 * of the text.
 */
function standsFree({ tokens, used }: DescriptionTokens, start: number, end: number): boolean {
  const before =
    start === 0 ||
    used[start - 1] ||
    isAliquotLike(tokens, start - 1) ||
    isMark(tokens, start - 1, ',.;(') ||
    openers.has(wordAt(tokens, start - 1))
  const after =
    end >= tokens.length || used[end] || isMark(tokens, end, ',.;)') || isZip({ tokens, used }, end)
  return Boolean(before && after)
}

function isStateCode(reading: DescriptionTokens, i: number, { raw, text }: DescriptionWord): boolean {
  const { tokens, used } = reading
  if (['PARCEL', 'TAX', 'PLSS', 'ACCOUNT', 'SITE', 'WELL'].includes(wordAt(tokens, i - 1))) return false
  if (isNumber(tokens, i - 1) && !used[i - 1] && !isAliquotLike(tokens, i - 1)) return false
  if (isNumber(tokens, i + 1) && !used[i + 1] && !isZip(reading, i + 1)) return false
  if (isLast(reading, i)) return true
  const afterComma = isMark(tokens, i - 1, ',;(')
  const beforeComma = isMark(tokens, i + 1, ',;:-)') || isZip(reading, i + 1)
  if (i === 0 && raw === text && used[1] !== undefined && !['IN', 'OR', 'AS'].includes(text)) return true
  if (everyday.has(text)) return beforeComma && (afterComma || i === 0)
  if (text === 'MT' && isMark(tokens, i + 1, '.')) return false
  const bounded = used[i + 1] !== undefined || beforeComma || afterComma
  return bounded && (raw === text || i === 0)
}

function isLast(reading: DescriptionTokens, i: number): boolean {
  let at = skipMarks(reading.tokens, i + 1, '.,;)')
  if (isZip(reading, at)) at = skipMarks(reading.tokens, at + 1, '.,-')
  if (['USA', 'US'].includes(wordAt(reading.tokens, at))) at = skipMarks(reading.tokens, at + 1, '.')
  return at >= reading.tokens.length
}

function isZip({ tokens }: DescriptionTokens, i: number): boolean {
  const token = tokens[i]
  return token?.kind === 'number' && /^\d{5}$/.test(token.text)
}

/** "Weld Co." and "WELD CO" name a county, but "6TH PM, CO" and "Denver, CO" name the state. */
function isCounty(reading: DescriptionTokens, i: number): boolean {
  const { tokens, used } = reading
  const before = tokens[i - 1]
  if (before?.kind !== 'word' || used[i - 1] || openers.has(before.text)) return false
  const token = tokens[i]
  if (token?.kind !== 'word' || token.raw !== 'CO' || !isLast(reading, i)) return true
  const mixed = tokens.some((other) => other.kind === 'word' && other.raw !== other.text)
  return !mixed
}

/**
 * A final "NE" is Nebraska after a meridian, county or town, and a quarter after another quarter or "of".
 * After a section or range it is `unsure`.
 */
export function readNortheast(reading: DescriptionTokens, i: number): 'state' | 'quarter' | 'unsure' {
  const { tokens, used } = reading
  if (isZip(reading, skipMarks(tokens, i + 1, '.,'))) return 'state'
  const before = skipMarksBack(tokens, i - 1, ',.;:(-')
  if (isAliquotLike(tokens, before) || ['OF', 'THE'].includes(freeWord(reading, before))) return 'quarter'
  if (used[before] === 'meridian' || used[before] === 'county' || freeWord(reading, before) !== '')
    return 'state'
  return 'unsure'
}
