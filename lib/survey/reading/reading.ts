import type { DescriptionToken } from './tokenize'

type Part = 'township' | 'section' | 'lot' | 'meridian' | 'state' | 'aliquot' | 'county' | 'name'

export interface DescriptionTokens {
  tokens: readonly DescriptionToken[]
  used: (Part | undefined)[]
}

export interface TokenSpan {
  start: number
  end: number
}

export function take({ used }: DescriptionTokens, { start, end }: TokenSpan, part: Part): void {
  used.fill(part, start, end)
}

export function freeWord({ tokens, used }: DescriptionTokens, i: number): string {
  return used[i] ? '' : wordAt(tokens, i)
}

const quarters = /^(?:NE|NW|SE|SW)+$/

export function isAliquotLike(tokens: readonly DescriptionToken[], i: number): boolean {
  const token = tokens[i]
  if (token?.kind === 'fraction') return true
  if (token?.kind === 'number')
    return isMark(tokens, i - 1, '/') || (token.glued && isAliquotLike(tokens, i - 1))
  const word = wordAt(tokens, i)
  return quarters.test(word) || ['QUARTER', 'QTR', 'HALF', 'FOURTH', 'N', 'S', 'E', 'W'].includes(word)
}

export function wordAt(tokens: readonly DescriptionToken[], i: number): string {
  const token = tokens[i]
  return token?.kind === 'word' ? token.text : ''
}

export function isMark(tokens: readonly DescriptionToken[], i: number, marks: string): boolean {
  const token = tokens[i]
  return token?.kind === 'mark' && marks.includes(token.text)
}

export function isNumber(tokens: readonly DescriptionToken[], i: number, value?: number): boolean {
  const token = tokens[i]
  return token?.kind === 'number' && (value === undefined || token.value === value)
}

export function skipMarks(tokens: readonly DescriptionToken[], from: number, marks: string): number {
  let i = from
  while (isMark(tokens, i, marks)) i++
  return i
}

export function skipMarksBack(tokens: readonly DescriptionToken[], from: number, marks: string): number {
  let i = from
  while (isMark(tokens, i, marks)) i--
  return i
}

export const placeWords = new Set(
  (
    'COUNTY COUNTIES CO CITY PARISH BOROUGH RIVER CREEK FALLS SPRINGS VALLEY LAKE ISLAND HILL HILLS FOREST NATIONAL ' +
    'AVE AVENUE ST STREET RD ROAD DR DRIVE LN LANE BLVD BOULEVARD HWY HIGHWAY WAY CT COURT PL PLACE TRAIL TRL ' +
    'PKWY PARKWAY CIR CIRCLE TER TERRACE LOOP PLAZA APT SUITE ADDITION SUBDIVISION ESTATES UNIVERSITY COLLEGE MILITARY'
  ).split(' '),
)
