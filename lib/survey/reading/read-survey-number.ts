import type { TownshipFraction } from '../plssid'
import { readNumber } from './read-number'
import { isMark, isNumber, skipMarks, skipMarksBack, type TokenSpan, wordAt } from './reading'
import type { DescriptionToken } from './tokenize'

export type SurveyAxis = 'township' | 'range'
export type CompassDirection = 'N' | 'S' | 'E' | 'W'

export interface SurveyNumber extends TokenSpan {
  axis: SurveyAxis
  number: number
  fraction: TownshipFraction
  direction?: CompassDirection
  marked: boolean
  attached: boolean
  repeated?: number
}

const markers = new Map<string, SurveyAxis>([
  ...words('township', 'T TP TWP TWN TWNSHP TNSHP TWSP TSHP TWNSP TOWNSHIP TOWN TS TPS TWPS TOWNSHIPS'),
  ...words('range', 'R RG RGE RNG RNGE RAN RANGE RS RGS RGES RANGES'),
])

const directions = new Map<string, CompassDirection>([
  ['N', 'N'],
  ['NO', 'N'],
  ['NORTH', 'N'],
  ['S', 'S'],
  ['SO', 'S'],
  ['SOUTH', 'S'],
  ['E', 'E'],
  ['EAST', 'E'],
  ['W', 'W'],
  ['WEST', 'W'],
])

export const markerAxis = (word: string): SurveyAxis | undefined => markers.get(word)
export const directionOf = (word: string): CompassDirection | undefined => directions.get(word)
export const axisOf = (direction: CompassDirection): SurveyAxis =>
  direction === 'N' || direction === 'S' ? 'township' : 'range'

export function readSurveyNumber(tokens: readonly DescriptionToken[], i: number): SurveyNumber | null {
  return readMarked(tokens, i) ?? readBare(tokens, i)
}

function readMarked(tokens: readonly DescriptionToken[], i: number): SurveyNumber | null {
  const axis = markers.get(wordAt(tokens, i))
  if (!axis) return null
  let at = skipMarks(tokens, i + 1, '.-#:(')
  if (['NO', 'NUM', 'NUMBER', 'NUMBERED'].includes(wordAt(tokens, at))) at = skipMarks(tokens, at + 1, '.:')
  const number = readNumber(tokens, at)
  if (!number) return null
  const direction = readDirection(tokens, number.end)
  return { axis, marked: true, start: i, attached: false, ...number, ...direction }
}

export function readBare(tokens: readonly DescriptionToken[], i: number): SurveyNumber | null {
  const token = tokens[i]
  if (token?.kind !== 'number' || token.text.includes('.') || isDenominator(tokens, i)) return null
  const number = readNumber(tokens, i)
  const direction = number && readDirection(tokens, number.end)
  if (!direction) return null
  return { ...number, axis: axisOf(direction.direction), marked: false, start: i, ...direction }
}

type ReadDirection = Pick<SurveyNumber, 'direction' | 'attached' | 'end'> & { direction: CompassDirection }

/** The "N" of "N½" and the "S" of "S14" belong to the next part, not to the number before them. */
function readDirection(tokens: readonly DescriptionToken[], from: number): ReadDirection | null {
  const i = skipMarks(tokens, from, '.-(')
  const word = tokens[i]
  const direction = word?.kind === 'word' ? directions.get(word.text) : undefined
  if (!word || !direction) return null
  const attached = i === from && word.glued
  const next = tokens[i + 1]
  if (!attached) {
    if (next?.kind === 'number' && next.glued) return null
    if (next?.kind === 'fraction' || isHalf(tokens, i + 1)) return null
  }
  return { direction, attached, end: isMark(tokens, i + 1, ')') ? i + 2 : i + 1 }
}

/**
 * Returns true for the 4 of "1/4" and "SW/4" and the 2 of "T11/2", and false for the 3 of "2N/3E" and the 2
 * of "14/2N".
 */
function isDenominator(tokens: readonly DescriptionToken[], i: number): boolean {
  if (!isMark(tokens, i - 1, '/')) return false
  if (isNumber(tokens, i - 2, 1) || isNumber(tokens, i - 2, 3)) return true
  if (isNumber(tokens, i - 2))
    return markerAxis(wordAt(tokens, skipMarksBack(tokens, i - 3, '.-#:('))) !== undefined
  return !isNumber(tokens, i - 3)
}

function isHalf(tokens: readonly DescriptionToken[], i: number): boolean {
  if (['HALF', 'QUARTER', 'ONE'].includes(wordAt(tokens, i))) return true
  return isMark(tokens, i, '/') ? isNumber(tokens, i + 1) : isNumber(tokens, i) && isMark(tokens, i + 1, '/')
}

function words(axis: SurveyAxis, list: string): [string, SurveyAxis][] {
  return list.split(' ').map((word) => [word, axis])
}
