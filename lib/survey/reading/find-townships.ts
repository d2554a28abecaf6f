import { readNumber } from './read-number'
import { readBare, readSurveyNumber, type SurveyAxis, type SurveyNumber } from './read-survey-number'
import { type DescriptionTokens, isMark, isNumber, skipMarks, take, wordAt } from './reading'
import type { DescriptionToken } from './tokenize'

export interface TownshipMatches {
  townships: SurveyNumber[]
  ranges: SurveyNumber[]
  marked: boolean
  attached: boolean
  section?: number
}

/** The survey has no higher numbers, so "450 S 900 E" is a street address. */
const highest: Record<SurveyAxis, number> = { township: 170, range: 125 }

export function findTownships(reading: DescriptionTokens): TownshipMatches | null {
  const items = scan(reading.tokens)
  const marked = items.filter((item) => item.marked)
  const bare = items.filter((item) => !item.marked)
  const match = fromMarked(reading.tokens, items, marked) ?? fromBare(reading.tokens, bare)
  if (!match) return null
  for (const item of [...match.townships, ...match.ranges]) take(reading, item, 'township')
  return match
}

function scan(tokens: readonly DescriptionToken[]): SurveyNumber[] {
  const items: SurveyNumber[] = []
  for (let i = 0; i < tokens.length; ) {
    const item = readSurveyNumber(tokens, i)
    if (item) items.push(item)
    i = item ? item.end : i + 1
    if (item?.marked) i = scanList(tokens, item, items)
  }
  return items
}

function scanList(tokens: readonly DescriptionToken[], first: SurveyNumber, items: SurveyNumber[]): number {
  let end = first.end
  for (;;) {
    const at = skipMarks(tokens, end, '.')
    const joined =
      isMark(tokens, at, ',&-') || ['AND', 'OR', 'TO', 'THRU', 'THROUGH'].includes(wordAt(tokens, at))
    const next = joined ? readBare(tokens, at + 1) : null
    if (!next || next.axis !== first.axis) return end
    if (!first.direction) first.direction = next.direction
    items.push({ ...next, marked: true })
    end = next.end
  }
}

function fromMarked(
  tokens: readonly DescriptionToken[],
  items: SurveyNumber[],
  marked: SurveyNumber[],
): TownshipMatches | null {
  const townships = marked.filter((item) => item.axis === 'township')
  const ranges = marked.filter((item) => item.axis === 'range')
  if (townships.length === 0) townships.push(...partners(tokens, items, ranges))
  if (ranges.length === 0) ranges.push(...partners(tokens, items, townships))
  const whole = townships.length > 0 && ranges.length > 0
  const alone = whole ? [] : [...townships, ...ranges].filter((item) => item.direction)
  if (!whole && alone.length === 0) return null
  return { townships, ranges, marked: true, attached: false }
}

function partners(
  tokens: readonly DescriptionToken[],
  items: SurveyNumber[],
  marked: SurveyNumber[],
): SurveyNumber[] {
  return items.filter((item, i) => {
    if (item.marked || item.axis === marked[0]?.axis) return false
    const before = items[i - 1]
    const after = items[i + 1]
    return (
      (before?.marked && adjacent(tokens, before, item)) || (after?.marked && adjacent(tokens, item, after))
    )
  })
}

function fromBare(tokens: readonly DescriptionToken[], items: SurveyNumber[]): TownshipMatches | null {
  const townships: SurveyNumber[] = []
  const ranges: SurveyNumber[] = []
  for (let i = 0; i + 1 < items.length; i++) {
    const [first, second] = [items[i], items[i + 1]]
    if (!first || !second || !isPair(tokens, first, second)) continue
    townships.push(first.axis === 'township' ? first : second)
    ranges.push(first.axis === 'range' ? first : second)
    i++
  }
  if (townships.length === 0) return fromTriple(tokens, items)
  return {
    townships,
    ranges,
    marked: false,
    attached: [...townships, ...ranges].every((item) => item.attached),
  }
}

function isPair(tokens: readonly DescriptionToken[], first: SurveyNumber, second: SurveyNumber): boolean {
  if (first.axis === second.axis || !adjacent(tokens, first, second)) return false
  const plausible = [first, second].every(({ number, axis }) => number > 0 && number <= highest[axis])
  return plausible && !continuesAsParcelNumber(tokens, second.end)
}

/** Parcel numbers can begin with section, township and range: "14-2S-3E-0000-0010". */
function continuesAsParcelNumber(tokens: readonly DescriptionToken[], i: number): boolean {
  const next = tokens[i + 1]
  return isMark(tokens, i, '-') && next?.kind === 'number' && next.glued && next.text.length > 2
}

function adjacent(tokens: readonly DescriptionToken[], first: SurveyNumber, second: SurveyNumber): boolean {
  let i = skipMarks(tokens, first.end, '.,;:-/')
  if (['OF', 'BY', 'AND'].includes(wordAt(tokens, i))) i++
  return i === second.start
}

/**
 * Reads section, township and range by their positions, as well logs write them: "14-12-3W", "Sec. 14-2-3".
 */
function fromTriple(tokens: readonly DescriptionToken[], items: SurveyNumber[]): TownshipMatches | null {
  for (let i = 0; i + 4 < tokens.length; i++) {
    const start = i
    if (!isTripleAt(tokens, start)) continue
    const [section, township] = [readNumber(tokens, start), readNumber(tokens, start + 2)]
    const range =
      items.find((item) => item.start === start + 4 && item.axis === 'range') ?? undirected(tokens, start + 4)
    const named = ['SEC', 'SECT', 'SECTION', 'S'].includes(wordAt(tokens, skipBack(tokens, start - 1)))
    if (!section || !township || !range || (!range.direction && !named)) continue
    if (township.number > highest.township || range.number > highest.range) continue
    const north: SurveyNumber = { ...township, axis: 'township', marked: false, attached: true, start }
    return { townships: [north], ranges: [range], marked: named, attached: true, section: section.number }
  }
  return null
}

const skipBack = (tokens: readonly DescriptionToken[], i: number): number =>
  isMark(tokens, i, '.') ? i - 1 : i

function isTripleAt(tokens: readonly DescriptionToken[], i: number): boolean {
  const hyphens = isMark(tokens, i + 1, '-') && isMark(tokens, i + 3, '-')
  const short = [i, i + 2, i + 4].every((at) => isNumber(tokens, at) && numberLength(tokens[at]) <= 3)
  return (
    hyphens &&
    short &&
    !isMark(tokens, i - 1, '-') &&
    !isMark(tokens, i + 5, '-') &&
    !isMark(tokens, i + 6, '-')
  )
}

const numberLength = (token: DescriptionToken | undefined): number =>
  token?.kind === 'number' ? token.text.length : 9

function undirected(tokens: readonly DescriptionToken[], start: number): SurveyNumber | undefined {
  const number = readNumber(tokens, start)
  return number ? { ...number, axis: 'range', marked: false, attached: true, start } : undefined
}
