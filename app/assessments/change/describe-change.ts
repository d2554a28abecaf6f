import { formatDollarChange, formatDollars, formatList, formatPercent } from '@/lib/format'
import { compareFigures, type Figure } from '@/lib/records/assessment/compare-figures'
import { type Assessment, figureOf, toValueYears, type ValueYear } from '@/lib/records/assessment/value-years'
import { comparedKinds, labelOf, type ValueKind } from '@/lib/records/assessment/values'
import type { CheckedGuidance } from '../checked-guidance'
import { describeDifference } from './describe-difference'
import { describeFacts } from './year-facts'

type Level = NonNullable<CheckedGuidance['level']>

interface ChangeText {
  answer?: string
  level?: { text: string; rule: Level['rule'] }
  further: string[]
}

const texts = {
  nothing: 'The record does not say which year its value is for. Compare it with the value on your notice.',
  oneYear: (year: number) =>
    `This roll has ${year} only, so it does not show the change. Compare it with the value on last year’s notice.`,
  kinds: (before: number, after: number, of: readonly [string, string]) =>
    `For ${before} the record has the ${of[0]}, for ${after} the ${of[1]}. They are different things, so we do not compare them.`,
  notBoth: (year: number) =>
    `For ${year} the record has no value of the same kind as in the year before it, so we do not compare them.`,
  stages: (before: Point, after: Point) =>
    `The two values are of different stages: ${before.year} ${before.stage}, ${after.year} ${after.stage}. Later stages can still change a value.`,
}

type Point = Pick<ValueYear, 'year' | 'stage'>

interface Step {
  before: ValueYear
  after: ValueYear
}

export function describeChange(
  source: string,
  assessments: readonly Assessment[],
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
      ...(before.stage && after.stage && before.stage !== after.stage ? [texts.stages(before, after)] : []),
    ],
  }
}

const assessmentOf = (assessments: readonly Assessment[], { year }: ValueYear) =>
  assessments.find((each) => each.year === year)

interface DescribedStep extends Step {
  sentence: string
}

function describeKind(source: string, kind: ValueKind, years: readonly ValueYear[]): DescribedStep[] {
  const [after, before] = years.filter(({ amounts }) => amounts[kind] !== undefined)
  if (!after || !before || after !== years[0]) return []
  const change = changeOf(figureOf(source, kind, before), figureOf(source, kind, after))
  if (!change) return []
  const parts = partsOf(source, { before, after }, amountOf(change))
  return [
    {
      before,
      after,
      sentence: `Your ${labelOf(kind).toLowerCase()} ${describeStep(change, { before, after })}${parts}.`,
    },
  ]
}

function describeParts(source: string, years: readonly ValueYear[]): DescribedStep[] {
  const [after, before] = years
  if (!after || !before) return []
  return (['landValue', 'improvementValue'] as const).flatMap((part): DescribedStep[] => {
    const change = changeOf(figureOf(source, part, before), figureOf(source, part, after))
    if (!change) return []
    const name = part === 'landValue' ? 'land' : 'building'
    return [
      { before, after, sentence: `The value of your ${name} ${describeStep(change, { before, after })}.` },
    ]
  })
}

interface Change {
  before: number
  after: number
}

const amountOf = ({ before, after }: Change) => after - before

function changeOf(before: Figure | undefined, after: Figure | undefined): Change | undefined {
  if (!before || !after || compareFigures(before, after).kind === 'refused') return undefined
  return { before: before.amount, after: after.amount }
}

const describeStep = (change: Change, { before, after }: Step) =>
  describeDifference(change, `from ${before.year} to ${after.year}`)

function partsOf(source: string, { before, after }: Step, amount: number): string {
  const changes = (['landValue', 'improvementValue'] as const).map((part) =>
    changeOf(figureOf(source, part, before), figureOf(source, part, after)),
  )
  const [land, building] = changes
  if (!land || !building || amountOf(land) + amountOf(building) !== amount) return ''
  if (amountOf(land) === 0 && amountOf(building) === 0) return ''
  return `: land ${describePart(land)}, building ${describePart(building)}`
}

const describePart = (change: Change) =>
  amountOf(change) === 0 ? 'unchanged' : formatDollarChange(amountOf(change))

function describeShares({ year, amounts }: ValueYear): string[] {
  const { landValue: land, improvementValue: building } = amounts
  if (land === undefined || building === undefined) return []
  const whole = comparedKinds.find((kind) => amounts[kind] === land + building)
  if (!whole || land + building <= 0 || land < 0 || building < 0) return []
  const share = Math.round((100 * land) / (land + building))
  const total = `the ${labelOf(whole).toLowerCase()} of ${year}`
  if (share === 50) return [`Half of ${total} is the land, half the building.`]
  return [`Land is ${formatPercent(share, 0)} of ${total}, the building ${formatPercent(100 - share, 0)}.`]
}

export const levelHolds = (
  { classes }: Pick<Level, 'classes'>,
  year: ValueYear,
  assessments: readonly Assessment[],
): boolean =>
  !classes || String(assessmentOf(assessments, year)?.sourceAttributes?.class ?? '').startsWith(classes)

/** The amount in the record is rounded, so the quotient is stated in hundreds. */
export function describeLevel(
  level: Level,
  newest: ValueYear,
  assessments: readonly Assessment[],
): ChangeText['level'] {
  const { kind, percent, sees, rule } = level
  const amount = newest.amounts[kind]
  if (!amount || !levelHolds(level, newest, assessments)) return undefined
  const whole = Math.round(amount / percent) * 100
  return whole > 0
    ? { text: `${rule.text.replace(/\.$/, '')}, so ${sees} about ${formatDollars(whole)}.`, rule }
    : undefined
}

function refuse(before: ValueYear, after: ValueYear): string {
  const [one, other] = [before, after].map(({ amounts }) =>
    comparedKinds.filter((kind) => amounts[kind] !== undefined),
  )
  if (!one?.length || !other?.length) return texts.notBoth(after.year)
  return texts.kinds(before.year, after.year, [sayKinds(one), sayKinds(other)])
}

const sayKinds = (several: readonly ValueKind[]) =>
  formatList(several.map((kind) => labelOf(kind).toLowerCase()))
