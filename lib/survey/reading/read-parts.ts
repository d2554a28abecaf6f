import { type AliquotMatches, findAliquots } from './find-aliquots'
import { findBareSections } from './find-bare-sections'
import { findLots } from './find-lots'
import { findBareNames, findMeridianMentions, type MeridianMentions } from './find-meridian-mentions'
import { findNamedSections, type NamedSections } from './find-named-sections'
import { findStates, readNortheast, type StateMatches } from './find-states'
import { findTownships, type TownshipMatches } from './find-townships'
import { directionOf } from './read-survey-number'
import {
  type DescriptionTokens,
  freeWord,
  isAliquotLike,
  isMark,
  isNumber,
  skipMarks,
  skipMarksBack,
  take,
  wordAt,
} from './reading'
import { tokenize } from './tokenize'

export interface DescriptionFindings {
  reading: DescriptionTokens
  towns: TownshipMatches | null
  sections: number[]
  named: NamedSections
  short: boolean
  meridian: MeridianMentions
  states: StateMatches
  lots: string[]
  aliquots: AliquotMatches
  unused: string[]
}

export function readParts(text: string, northeast?: 'state' | 'quarter'): DescriptionFindings {
  const tokens = tokenize(text)
  const reading: DescriptionTokens = { tokens, used: new Array<undefined>(tokens.length).fill(undefined) }
  const towns = findTownships(reading)
  const named = findNamedSections(reading)
  const sections = towns?.section === undefined ? [...named.numbers] : [towns.section]
  const register = readRegisterMeridian(reading)
  const bare = (hyphenated: boolean) => {
    if (!towns || sections.length > 0 || named.unreadable) return
    sections.push(...findBareSections(reading, hyphenated))
  }
  bare(true)
  const short = towns && sections.length === 0 && !named.unreadable ? findShortSections(reading) : []
  sections.push(...short)
  const lots = findLots(reading)
  const meridian = findMeridianMentions(reading)
  if (register) meridian.mentions.push([register])
  const states = decideNortheast(reading, findStates(reading), meridian, northeast)
  meridian.bare.push(...findBareNames(reading))
  bare(false)
  const aliquots = findAliquots(reading)
  return {
    reading,
    towns,
    sections,
    named,
    short: short[0] === 2,
    meridian,
    states,
    lots,
    aliquots,
    unused: findUnusedNames(reading),
  }
}

/** The land-status register writes "08 0020N 0030E 014": meridian, township, range, section. */
function readRegisterMeridian(reading: DescriptionTokens): string | undefined {
  const { tokens, used } = reading
  const at = used.indexOf('township')
  const [code, first] = [tokens[at - 1], tokens[at]]
  if (first?.kind !== 'number' || code?.kind !== 'number' || used[at - 1] || !isNumber(tokens, at))
    return undefined
  if (!/^0\d\d[0-3]$/.test(first.text) || !/^\d\d$/.test(code.text)) return undefined
  take(reading, { start: at - 1, end: at }, 'meridian')
  return code.text
}

function decideNortheast(
  reading: DescriptionTokens,
  states: StateMatches,
  { mentions }: MeridianMentions,
  answer?: 'state' | 'quarter',
): StateMatches {
  const at = states.northeast
  if (at === undefined) return states
  const elsewhere = mentions.some((codes) => !codes.includes('06'))
  const reads = answer ?? (states.codes.length > 0 || elsewhere ? 'quarter' : readNortheast(reading, at))
  if (reads === 'unsure') return states
  if (reads === 'quarter') return { codes: states.codes }
  take(reading, { start: at, end: at + 1 }, 'state')
  return { codes: ['NE'] }
}

/**
 * Accepts "S14" anywhere, and "S 14" or "S. 14" at the start or after a township and range. "S2" before a
 * quarter is the south half, and "S 45 W" is a bearing.
 */
function findShortSections(reading: DescriptionTokens): number[] {
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

function isHalfAt({ tokens }: DescriptionTokens, from: number): boolean {
  const next = skipMarks(tokens, from, ',.;:-)')
  return isAliquotLike(tokens, next) || isNumber(tokens, next) || wordAt(tokens, next) === 'OF'
}

function isMeasured({ tokens, used }: DescriptionTokens, i: number): boolean {
  if (isMark(tokens, i, '°\'"') || (isMark(tokens, i, '/') && isNumber(tokens, i + 1))) return true
  const word = used[i] ? '' : wordAt(tokens, i)
  if (directionOf(word) !== undefined) return !isAliquotLike(tokens, i + 1) && !isNumber(tokens, i + 1)
  return ['DEG', 'DEGREES', 'FEET', 'FT', 'CHAINS', 'RODS'].includes(word)
}

const plain = new Set(
  (
    'A ABOUT ABOVE ACCORDING ACCOUNT ACRE ACRES ALIQUOT ALL ALONG ALSO AN AND ANGLE API APN AS AT BASE BEARING BEARS BEG BEGIN ' +
    'BEGINNING BEING BELOW BETWEEN BLK BLOCK BOUNDARY BOUNDED BY CALLED CENTER CENTERLINE CERTAIN CHAIN CHAINS CLAIM ' +
    'CLOSE CODE COMMENCE COMMENCING COMMON CONTAINING CONTAINS CONVEYED COR CORNER CORNERS COUNTY DEED DEGREES DESC DESCRIBED ' +
    'DESCRIPTION DISTANCE DISTRICT DOCUMENT DUE EACH EASEMENT EAST EASTERLY EXCEPT EXCEPTING FEET FEL FNL FOLLOWING ' +
    'FOLLOWS FOOT FOR FRACTIONAL FROM FSL FT FWL GOVERNMENT GOVT HALF HAVING IN INCHES INTO IS IT ITS KNOWN LAND LANDS ' +
    'LEGAL LESS LIES LINE LOCATED LOCATION LOT LOTS LYING MER MERIDIAN MILE MILES MINUTES MONUMENT MORE NEAR NO ' +
    'NORTH NORTHEAST NORTHERLY NORTHWEST NOT NUMBER OF OFFICIAL ON OR ORIGINAL OTHER OUT OVER PARCEL PARCELS PART ' +
    'PARTICULARLY PER PIECE PIN PLACE PLAT PLSS PM POB POINT PORTION PORTIONS PRINCIPAL PROPERTY PURPOSES QTR QUARTER ' +
    'RANGE RANGES RECORD RECORDED RECORDS REFERENCE REMAINDER RESERVING RGE RNG ROAD ROD RODS RUNNING SAID SAME SEC ' +
    'SECONDS SECT SECTION SECTIONS SECS SITE SITUATE SITUATED SOUTH SOUTHEAST SOUTHERLY SOUTHWEST SQUARE STATE STONE ' +
    'STRIP SUBJECT SURVEY SURVEYED TAX TH THAT THE THENCE THEREOF THIS THRU TO TOGETHER TOWARD TOWNSHIP TOWNSHIPS TP ' +
    'TPS TRACT TRACTS TRUE TWP UNDER UNIT UPON US USA WAS WELL WEST WESTERLY WHERE WHICH WHOLE WIDE WITH WITHIN'
  ).split(' '),
)
const counties = new Set(['COUNTY', 'PARISH', 'BOROUGH', 'CO'])

function findUnusedNames(reading: DescriptionTokens): string[] {
  const { tokens } = reading
  const mixed = tokens.some((token) => token.kind === 'word' && /^[a-z]{3}/.test(token.raw))
  const capitals = mixed && tokens.some((token) => token.kind === 'word' && /^[A-Z][a-z]{2}/.test(token.raw))
  const names = new Set<string>()
  for (let i = 0; i < tokens.length; i++) {
    const start = i
    while (isNameWord(reading, i, capitals)) i++
    if (i === start) continue
    const words = tokens.slice(start, i).map((token) => (token.kind === 'word' ? token.raw : ''))
    names.add([...words, ...countyAround(reading, start, i)].join(' '))
  }
  return [...names].slice(0, 8)
}

function isNameWord({ tokens, used }: DescriptionTokens, i: number, capitals: boolean): boolean {
  const token = tokens[i]
  if (token?.kind !== 'word' || token.text.length < 3 || token.initials) return false
  if (used[i] !== undefined && used[i] !== 'county') return false
  return !plain.has(token.text) && (!capitals || /^[A-Z]/.test(token.raw))
}

function countyAround(reading: DescriptionTokens, start: number, end: number): string[] {
  const { tokens } = reading
  const after = wordAt(tokens, end)
  const free = freeWord(reading, end) !== '' || reading.used[end] === 'county'
  if (counties.has(after) && free) return [after === 'CO' ? 'County' : kindOf(after)]
  const before = isMark(tokens, start - 1, '.') ? start - 2 : start - 1
  const kind = wordAt(tokens, before - 1)
  return wordAt(tokens, before) === 'OF' && counties.has(kind) ? [kindOf(kind)] : []
}

const kindOf = (word: string): string =>
  word === 'CO' ? 'County' : `${word.charAt(0)}${word.slice(1).toLowerCase()}`
