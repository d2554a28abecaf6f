import { stateByCode } from '@/lib/geography/states'
import { translate } from '@/lib/language/translate'
import { defineSentences } from '@/lib/sentences/define-sentences'
import { upperFirst } from '@/lib/upper-first'
import {
  createQuestion,
  type LegalDescriptionAnswers,
  type LegalDescriptionChoice,
  type LegalDescriptionQuestion,
} from '../legal-description'
import { notPlssStates } from '../not-plss-states'
import { measureProblem, parseRange, parseTownship } from '../parse-township'
import type { TownshipFraction } from '../plssid'
import type { CompassDirection, SurveyAxis, SurveyNumber } from '../reading/read-survey-number'

const texts = defineSentences('survey.decide-measure', {
  writeItLike: 'Which {axis} is it? Write it like {example}.',
  whichDirection: 'Is the {axis} {one} or {other}?',
  moreThanOneIsNamed: 'More than one {axis} is named. Which one is it?',
  everyTownshipInIsOfItsBase:
    'Every township in {place} is {names} of its base line, so {implied} is taken as meant.',
})

export interface SurveyNumberDecision {
  kind: 'decided'
  number: number
  fraction: TownshipFraction
  direction?: CompassDirection
}

type MeasureNumber = Pick<SurveyNumber, 'number' | 'fraction' | 'direction' | 'repeated'>

/** States whose townships all lie on one side of the base line. South Dakota has townships on both sides. */
const onlyNorth = new Set(['IA', 'ND', 'MN', 'WI', 'MO', 'NE'])
const onlySouth = new Set(['KS'])
const names: Readonly<Record<CompassDirection, string>> = { N: 'north', S: 'south', E: 'east', W: 'west' }

export function decideMeasure(
  axis: SurveyAxis,
  measures: readonly MeasureNumber[],
  state: string | undefined,
  answers: LegalDescriptionAnswers,
  notes: string[],
): SurveyNumberDecision | LegalDescriptionQuestion {
  const answer = answers[axis]
  const one = answer ? answered(axis, answer) : single(axis, measures)
  if ('kind' in one) return one
  const direction = decideDirection(axis, one, state, answers, notes)
  if (typeof direction === 'object') return direction
  return { kind: 'decided', number: one.number, fraction: one.fraction, ...(direction ? { direction } : {}) }
}

function answered(axis: SurveyAxis, answer: string): MeasureNumber | LegalDescriptionQuestion {
  const parsed = axis === 'township' ? parseTownship(answer) : parseRange(answer)
  return parsed.ok ? parsed.value : createQuestion(axis, parsed.message)
}

function single(
  axis: SurveyAxis,
  measures: readonly MeasureNumber[],
): MeasureNumber | LegalDescriptionQuestion {
  const distinct = merge(measures)
  const [first] = distinct
  if (!first)
    return createQuestion(axis, texts.writeItLike({ axis, example: axis === 'township' ? '2N' : '3E' }))
  const problem = distinct.map((measure) => measureProblem(axis, measure)).find((text) => text !== undefined)
  if (problem) return createQuestion(axis, problem, first.repeated === undefined ? [] : repetitions(first))
  if (distinct.length === 1) return first
  return createQuestion(axis, texts.moreThanOneIsNamed({ axis }), distinct.slice(0, 20).map(choiceOf))
}

function merge(measures: readonly MeasureNumber[]): MeasureNumber[] {
  const distinct = new Map(measures.map((measure) => [textOf(measure), measure]))
  const directed = [...distinct.values()].filter((measure) => measure.direction)
  const covered = new Set(directed.map(({ number, fraction }) => textOf({ number, fraction })))
  return [...distinct.values()].filter((measure) => measure.direction || !covered.has(textOf(measure)))
}

function decideDirection(
  axis: SurveyAxis,
  { direction }: MeasureNumber,
  state: string | undefined,
  answers: LegalDescriptionAnswers,
  notes: string[],
): CompassDirection | undefined | LegalDescriptionQuestion {
  const field = axis === 'township' ? 'townshipDirection' : 'rangeDirection'
  const allowed: CompassDirection[] = axis === 'township' ? ['N', 'S'] : ['E', 'W']
  const answer = allowed.find((letter) => letter === answers[field]?.toUpperCase())
  if (answer ?? direction) return answer ?? direction
  if (state && notPlssStates[state] !== undefined) return undefined
  const implied = axis === 'township' && state ? impliedBy(state) : undefined
  if (implied && state) {
    const place = stateByCode(state)?.name ?? state
    notes.push(texts.everyTownshipInIsOfItsBase({ place, names: names[implied], implied }))
    return implied
  }
  const [one, other] = allowed.map((letter) => names[letter])
  const choices = allowed.map((letter) => ({ label: upperFirst(translate(names[letter])), value: letter }))
  return createQuestion(field, texts.whichDirection({ axis, one, other }), choices)
}

function impliedBy(state: string): CompassDirection | undefined {
  if (onlyNorth.has(state)) return 'N'
  return onlySouth.has(state) ? 'S' : undefined
}

function repetitions({
  number,
  fraction,
  direction,
  repeated = number,
}: MeasureNumber): LegalDescriptionChoice[] {
  return [number, repeated].map((value) =>
    choiceOf({ number: value, fraction, ...(direction ? { direction } : {}) }),
  )
}

function choiceOf(measure: MeasureNumber): LegalDescriptionChoice {
  return { label: textOf(measure), value: textOf(measure) }
}

function textOf({ number, fraction, direction, repeated }: MeasureNumber): string {
  const again = repeated === undefined ? '' : ` (${repeated})`
  return `${number}${['', '¼', '½', '¾'][fraction]}${direction ?? ''}${again}`
}
