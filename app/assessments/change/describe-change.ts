import { formatDollarChange, formatDollars, formatList, formatPercent } from '@/lib/format'
import { defineTexts } from '@/lib/language/define-texts'
import { translate } from '@/lib/language/translate'
import { type AssessmentFigure, compareFigures } from '@/lib/records/assessment/compare-figures'
import {
  figureOf,
  type PropertyYearRecord,
  toValueYears,
  type ValueYear,
} from '@/lib/records/assessment/value-years'
import { type AssessmentValueKind, comparedKinds, labelOf } from '@/lib/records/assessment/values'
import type { CheckedAppealGuidance } from '../checked-guidance'
import { describeDifference } from './describe-difference'
import { describeFacts } from './year-facts'

type Level = NonNullable<CheckedAppealGuidance['level']>

interface ChangeText {
  answer?: string
  level?: { text: string; rule: Level['rule'] }
  further: string[]
}

const texts = defineTexts('change.describe-change', {
  nothing: 'The record does not say which year its value is for. Compare it with the value on your notice.',
  oneYear: (year) =>
    `This roll has ${year} only, so it does not show the change. Compare it with the value on last year’s notice.`,
  kinds: (before, kindsBefore, after, kindsAfter) =>
    `For ${before} the record has the ${kindsBefore}, for ${after} the ${kindsAfter}. They are different things, so we do not compare them.`,
  notBoth: (year) =>
    `For ${year} the record has no value of the same kind as in the year before it, so we do not compare them.`,
  stages: (before, after) =>
    `The two values are of different stages: ${before}, ${after}. Later stages can still change a value.`,
  whole: (name) => `Your ${name}`,
  landValue: 'The value of your land',
  improvementValue: 'The value of your building',
  parts: (land, building) => `: land ${land}, building ${building}`,
  unchanged: 'unchanged',
  halves: (name, year) => `Half of the ${name} of ${year} is the land, half the building.`,
  shares: (land, building, name, year) =>
    `Land is ${land} of the ${name} of ${year}, the building ${building}.`,
  level: (rule, amount, sees) => `${rule}, so ${sees} about ${amount}.`,
})

interface Step {
  before: ValueYear
  after: ValueYear
}

export function describeChange(
  source: string,
  assessments: readonly PropertyYearRecord[],
  level?: Level,
): ChangeText {
  const years = toValueYears([], assessments).filter(({ published }) => published)
  const [newest, earlier] = years
  if (!newest) return { further: [texts.nothing] }
  const levelText = level && describeLevel(level, newest, assessments)
  const withLevel = levelText ? { level: levelText } : {}
  const changes = comparedKinds.flatMap((kind) => describeKind(source, kind, years))
  const [first, ...others] = changes.length > 0 ? changes : describeParts(source, years)
  if (!first)
    return { ...withLevel, further: [earlier ? refuse(earlier, newest) : texts.oneYear(newest.year)] }
  const { before, after } = first
  return {
    ...withLevel,
    answer: first.sentence,
    further: [
      ...describeShares(after),
      ...describeFacts(assessmentOf(assessments, before), assessmentOf(assessments, after)),
      ...others.map(({ sentence }) => sentence),
      ...(before.stage && after.stage && before.stage !== after.stage
        ? [texts.stages(stageOf(before), stageOf(after))]
        : []),
    ],
  }
}

const stageOf = ({ year, stage }: ValueYear) => `${year} ${translate(stage ?? '')}`

const assessmentOf = (assessments: readonly PropertyYearRecord[], { year }: ValueYear) =>
  assessments.find((each) => each.year === year)

interface DescribedStep extends Step {
  sentence: string
}

function describeKind(
  source: string,
  kind: AssessmentValueKind,
  years: readonly ValueYear[],
): DescribedStep[] {
  const [after, before] = years.filter(({ amounts }) => amounts[kind] !== undefined)
  if (!after || !before || after !== years[0]) return []
  const change = changeOf(figureOf(source, kind, before), figureOf(source, kind, after))
  if (!change) return []
  const parts = partsOf(source, { before, after }, amountOf(change))
  return [
    {
      before,
      after,
      sentence: `${describeStep(texts.whole(nameOf(kind)), change, { before, after })}${parts}.`,
    },
  ]
}

function describeParts(source: string, years: readonly ValueYear[]): DescribedStep[] {
  const [after, before] = years
  if (!after || !before) return []
  return (['landValue', 'improvementValue'] as const).flatMap((part): DescribedStep[] => {
    const change = changeOf(figureOf(source, part, before), figureOf(source, part, after))
    if (!change) return []
    return [{ before, after, sentence: `${describeStep(texts[part], change, { before, after })}.` }]
  })
}

interface Change {
  before: number
  after: number
}

const amountOf = ({ before, after }: Change) => after - before

function changeOf(
  before: AssessmentFigure | undefined,
  after: AssessmentFigure | undefined,
): Change | undefined {
  if (!before || !after || compareFigures(before, after).kind === 'refused') return undefined
  return { before: before.amount, after: after.amount }
}

const describeStep = (what: string, change: Change, { before, after }: Step) =>
  describeDifference(what, change, { before: before.year, after: after.year })

function partsOf(source: string, { before, after }: Step, amount: number): string {
  const changes = (['landValue', 'improvementValue'] as const).map((part) =>
    changeOf(figureOf(source, part, before), figureOf(source, part, after)),
  )
  const [land, building] = changes
  if (!land || !building || amountOf(land) + amountOf(building) !== amount) return ''
  if (amountOf(land) === 0 && amountOf(building) === 0) return ''
  return texts.parts(describePart(land), describePart(building))
}

const describePart = (change: Change) =>
  amountOf(change) === 0 ? texts.unchanged : formatDollarChange(amountOf(change))

function describeShares({ year, amounts }: ValueYear): string[] {
  const { landValue: land, improvementValue: building } = amounts
  if (land === undefined || building === undefined) return []
  const whole = comparedKinds.find((kind) => amounts[kind] === land + building)
  if (!whole || land + building <= 0 || land < 0 || building < 0) return []
  const share = Math.round((100 * land) / (land + building))
  if (share === 50) return [texts.halves(nameOf(whole), year)]
  return [texts.shares(formatPercent(share, 0), formatPercent(100 - share, 0), nameOf(whole), year)]
}

export const levelHolds = (
  { classes }: Pick<Level, 'classes'>,
  year: ValueYear,
  assessments: readonly PropertyYearRecord[],
): boolean =>
  !classes || String(assessmentOf(assessments, year)?.sourceAttributes?.class ?? '').startsWith(classes)

/** The amount in the record is rounded, so the result is rounded to hundreds of dollars. */
export function describeLevel(
  level: Level,
  newest: ValueYear,
  assessments: readonly PropertyYearRecord[],
): ChangeText['level'] {
  const { kind, percent, sees, rule } = level
  const amount = newest.amounts[kind]
  if (!amount || !levelHolds(level, newest, assessments)) return undefined
  const whole = Math.round(amount / percent) * 100
  if (whole <= 0) return undefined
  const text = texts.level(translate(rule.text).replace(/\.$/, ''), formatDollars(whole), translate(sees))
  return { text, rule }
}

function refuse(before: ValueYear, after: ValueYear): string {
  const [one, other] = [before, after].map(({ amounts }) =>
    comparedKinds.filter((kind) => amounts[kind] !== undefined),
  )
  if (!one?.length || !other?.length) return texts.notBoth(after.year)
  return texts.kinds(before.year, sayKinds(one), after.year, sayKinds(other))
}

const sayKinds = (several: readonly AssessmentValueKind[]) => formatList(several.map(nameOf))

const nameOf = (kind: AssessmentValueKind) => translate(labelOf(kind)).toLowerCase()
