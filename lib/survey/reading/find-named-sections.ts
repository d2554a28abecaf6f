import { readWhole } from './read-number'
import { markerAxis } from './read-survey-number'
import { type DescriptionTokens, isNumber, skipMarks, take, wordAt } from './reading'
import type { DescriptionToken } from './tokenize'

const singular = new Set(['SEC', 'SECT', 'SECTION', 'SECN', 'SCT', 'SCTN', '§'])
const plural = new Set(['SECS', 'SECTS', 'SECTIONS'])

export interface NamedSections {
  numbers: number[]
  /** True if the number of a section is no integer, such as 14.5. */
  unreadable: boolean
}

export function findNamedSections(reading: DescriptionTokens): NamedSections {
  const numbers = new Set<number>()
  let unreadable = false
  for (let i = 0; i < reading.tokens.length; i++) {
    const name = nameAt(reading, i)
    const several = plural.has(name)
    if (!several && !singular.has(name)) continue
    const at = numberAfterName(reading.tokens, i + 1)
    const end = readList(reading, at, several, numbers)
    if (end === at) unreadable ||= !reading.used[at] && isDecimal(reading.tokens[at])
    else take(reading, { start: i, end }, 'section')
  }
  return { numbers: [...numbers], unreadable }
}

function nameAt({ tokens, used }: DescriptionTokens, i: number): string {
  const token = tokens[i]
  return used[i] || !token || token.kind === 'number' || token.kind === 'fraction' ? '' : token.text
}

function numberAfterName(tokens: readonly DescriptionToken[], from: number): number {
  const at = skipMarks(tokens, from, '.:#-(§')
  return ['NO', 'NUMBER', 'NUMBERED', 'NOS'].includes(wordAt(tokens, at))
    ? skipMarks(tokens, at + 1, '.:')
    : at
}

const isDecimal = (token: DescriptionToken | undefined): boolean => token?.kind === 'number' && !token.ordinal

function readList(
  { tokens, used }: DescriptionTokens,
  from: number,
  several: boolean,
  numbers: Set<number>,
): number {
  let end = from
  for (let at = from; ; ) {
    const section = used[at] ? null : readWhole(tokens, at)
    if (!section || (at > from && !standsAlone(tokens, section.end))) return end
    numbers.add(section.number)
    if (section.repeated !== undefined) numbers.add(section.repeated)
    end = section.end
    at = nextInList(tokens, end, several)
    if (at === end && !isNumber(tokens, end)) return end
  }
}

function standsAlone(tokens: readonly DescriptionToken[], i: number): boolean {
  const word = wordAt(tokens, skipMarks(tokens, i, '.-'))
  return (
    word === '' ||
    markerAxis(word) !== undefined ||
    ['AND', 'OF', 'IN', 'ALL', 'OR', 'THROUGH', 'THRU', 'TO'].includes(word)
  )
}

function nextInList(tokens: readonly DescriptionToken[], end: number, several: boolean): number {
  let at = skipMarks(tokens, end, several ? ',;&-' : ',&-')
  if (['AND', 'OR', 'TO', 'THRU', 'THROUGH'].includes(wordAt(tokens, at))) at++
  return at
}
