import { defineSentences } from '@/lib/sentences/define-sentences'
import type { LegalDescriptionRange, LegalDescriptionTownship } from './legal-description'
import type { TownshipFraction } from './plssid'
import { readNumber, readWhole } from './reading/read-number'
import {
  axisOf,
  type CompassDirection,
  directionOf,
  markerAxis,
  type SurveyAxis,
} from './reading/read-survey-number'
import { skipMarks, wordAt } from './reading/reading'
import { tokenize } from './reading/tokenize'

const texts = defineSentences('survey.parse-township', {
  notASectionNumber: '"{shown}" is not a section number. Give a whole number, for example 14.',
  sectionIsGivenAsBoth: 'The section is given as both {number} and {repeated}.',
  sectionsAreNumberedFrom1: 'Sections are numbered from 1.',
  thereIsNoSection: 'There is no section {number}; the highest is {highestSection}.',
  notAWriteItLike: '"{shown}" is not a {axis}. Write it like {example}.',
  saysButItsDirection: 'The {axis} "{shown}" says {direction}, but its direction is given as {argument}.',
  givenAsBoth: 'The {axis} is given as both {number} and {repeated}.',
  runsLooksLike: 'A {axis} runs {said}; {number}{direction} looks like a {meant}.',
  numberedFrom1: 'A {axis} is numbered from 1.',
  thereIsNoTheHighest: 'There is no {axis} {number}; the highest is below {highestNumber}.',
})

export type TownshipParseResult<T> = { ok: true; value: T } | { ok: false; message: string }

/** The highest township is 168, in Minnesota, and the highest range is 121, in Wyoming. */
const HIGHEST_NUMBER = 199
/** Louisiana's irregular sections have numbers above 99. */
export const HIGHEST_SECTION = 999

interface Measure {
  number: number
  fraction: TownshipFraction
  direction?: CompassDirection
}

export function parseTownship(
  value: string | number,
  direction?: 'N' | 'S',
): TownshipParseResult<LegalDescriptionTownship> {
  const parsed = parseMeasure('township', value, direction)
  if (!parsed.ok) return parsed
  const { number, fraction, direction: letter } = parsed.value
  const ownDirection = letter === 'N' || letter === 'S' ? letter : undefined
  return { ok: true, value: { number, fraction, ...(ownDirection ? { direction: ownDirection } : {}) } }
}

export function parseRange(
  value: string | number,
  direction?: 'E' | 'W',
): TownshipParseResult<LegalDescriptionRange> {
  const parsed = parseMeasure('range', value, direction)
  if (!parsed.ok) return parsed
  const { number, fraction, direction: letter } = parsed.value
  const ownDirection = letter === 'E' || letter === 'W' ? letter : undefined
  return { ok: true, value: { number, fraction, ...(ownDirection ? { direction: ownDirection } : {}) } }
}

export function parseSection(value: string | number): TownshipParseResult<number> {
  const tokens = tokenize(String(value).slice(0, 80))
  const named = ['SEC', 'SECT', 'SECTION', 'S'].includes(wordAt(tokens, 0)) ? 1 : 0
  const whole = readWhole(tokens, named ? skipMarks(tokens, named, '.:#-') : 0)
  if (!whole || skipMarks(tokens, whole.end, '.') < tokens.length) {
    return fail(texts.notASectionNumber({ shown: shown(value) }))
  }
  if (whole.repeated !== undefined)
    return fail(texts.sectionIsGivenAsBoth({ number: whole.number, repeated: whole.repeated }))
  if (whole.number < 1) return fail(texts.sectionsAreNumberedFrom1)
  if (whole.number > HIGHEST_SECTION)
    return fail(texts.thereIsNoSection({ number: whole.number, highestSection: HIGHEST_SECTION }))
  return { ok: true, value: whole.number }
}

function parseMeasure(
  axis: SurveyAxis,
  value: string | number,
  argument?: CompassDirection,
): TownshipParseResult<Measure> {
  const measure = readMeasure(axis, String(value).slice(0, 80))
  if (!measure)
    return fail(
      texts.notAWriteItLike({
        shown: shown(value),
        axis,
        example: axis === 'township' ? '2N or 1 1/2 N' : '3E',
      }),
    )
  const problem = measureProblem(axis, measure)
  if (problem) return fail(problem)
  if (argument && measure.direction && measure.direction !== argument) {
    return fail(
      texts.saysButItsDirection({ axis, shown: shown(value), direction: measure.direction, argument }),
    )
  }
  const direction = measure.direction ?? argument
  return {
    ok: true,
    value: { number: measure.number, fraction: measure.fraction, ...(direction ? { direction } : {}) },
  }
}

function readMeasure(axis: SurveyAxis, text: string): (Measure & { repeated?: number }) | null {
  const tokens = tokenize(text)
  const marker = markerAxis(wordAt(tokens, 0))
  if (marker && marker !== axis) return null
  const digits = readNumber(tokens, marker ? skipMarks(tokens, 1, '.:#-') : 0)
  if (!digits) return null
  const at = skipMarks(tokens, digits.end, '.- ')
  const direction = directionOf(wordAt(tokens, at))
  const end = skipMarks(tokens, direction ? at + 1 : at, '.,')
  return end < tokens.length ? null : { ...digits, ...(direction ? { direction } : {}) }
}

export function measureProblem(
  axis: SurveyAxis,
  measure: Measure & { repeated?: number },
): string | undefined {
  const { number, fraction, direction, repeated } = measure
  if (repeated !== undefined) return texts.givenAsBoth({ axis, number, repeated })
  if (direction && axisOf(direction) !== axis) {
    const [compass, other] = axis === 'township' ? ['north or south', 'range'] : ['east or west', 'township']
    return texts.runsLooksLike({ axis, said: compass, number, direction, meant: other })
  }
  if (number === 0 && fraction === 0) return texts.numberedFrom1({ axis })
  if (number > HIGHEST_NUMBER)
    return texts.thereIsNoTheHighest({ axis, number, highestNumber: HIGHEST_NUMBER + 1 })
  return undefined
}

const fail = (message: string): { ok: false; message: string } => ({ ok: false, message })
const shown = (value: string | number): string => String(value).slice(0, 20)
