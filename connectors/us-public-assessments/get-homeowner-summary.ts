import { z } from 'zod'
import { type ConnectorMethod, DEFAULT_POLICY } from '@/lib/connector/method'
import { formatDollars } from '@/lib/format'
import { nameValue } from '@/lib/records/assessment/describe'
import type { AssessedYearRecord } from '@/lib/records/assessment/fields'
import { historyTable } from '@/lib/records/assessment/file'
import { type AssessmentFigureKind, figureKinds } from '@/lib/records/assessment/values'
import { defineSentences } from '@/lib/sentences/define-sentences'
import { citeHistory } from './cite-source'
import { exampleKey, getPropertyHistory, historyParams } from './get-property-history'
import { guidanceFor } from './guidance/guidance-for'
import type { AssessmentRecipe } from './recipe/source'
import { historyResult, type PropertyHistory } from './records'
import { readPropertyKey } from './search/property-key'

const texts = defineSentences('us-public-assessments.get-homeowner-summary', {
  valuesAreOfDifferent:
    'The values are of different stages: {year} {stage}, {year2} {stage2}. Later stages can still change a value.',
  stayedAt: '{kind} stayed at {amount} from {year} to {year2}.',
  rose: '{kind} rose by {by}, from {amount} in {year} to {amount2} in {year2}.',
  fell: '{kind} fell by {by}, from {amount} in {year} to {amount2} in {year2}.',
  rosePercent: '{kind} rose by {by} ({percent} percent), from {amount} in {year} to {amount2} in {year2}.',
  fellPercent: '{kind} fell by {by} ({percent} percent), from {amount} in {year} to {amount2} in {year2}.',
  noValueWithAYear: 'No value with a year up to now is published, so there is nothing to compare.',
  sourcePublishesItsLatest:
    'This source publishes its latest values only. Compare with the notice of an earlier year.',
  onlyOneYearHas: 'Only one year has values, so there is nothing to compare it with.',
  noKindOfValue:
    'No kind of value is published for two of these years, and different kinds are not compared.',
})

const point = z.object({ year: z.int(), amount: z.number(), stage: z.string().nullable() })

const valueChange = z.object({
  kind: z.enum(figureKinds),
  from: point,
  to: point,
  difference: z.number(),
  percent: z.number().nullable(),
  sentence: z.string(),
  note: z.string().nullable(),
})

type ValueChange = z.output<typeof valueChange>

function valueChanges(years: readonly AssessedYearRecord[]): ValueChange[] {
  const rising = years.toSorted((a, b) => a.year - b.year)
  return figureKinds.flatMap((kind) => {
    const published = rising.filter((record) => record[kind] !== null)
    return published.slice(1).flatMap((record, index) => {
      const before = published[index]
      return before && haveOneBasis(kind, before, record) ? [changeOf(kind, before, record)] : []
    })
  })
}

function haveOneBasis(
  kind: AssessmentFigureKind,
  before: AssessedYearRecord,
  after: AssessedYearRecord,
): boolean {
  const basis = `${kind}Basis`
  return before.sourceAttributes?.[basis] === after.sourceAttributes?.[basis]
}

function changeOf(
  kind: AssessmentFigureKind,
  before: AssessedYearRecord,
  after: AssessedYearRecord,
): ValueChange {
  const from = pointOf(kind, before)
  const to = pointOf(kind, after)
  const difference = to.amount - from.amount
  const percent = from.amount === 0 ? null : Math.round((difference / from.amount) * 1000) / 10
  return {
    kind,
    from,
    to,
    difference,
    percent,
    sentence: sentenceOf(kind, { from, to, difference, percent }),
    note:
      from.stage === to.stage
        ? null
        : texts.valuesAreOfDifferent({
            year: from.year,
            stage: from.stage,
            year2: to.year,
            stage2: to.stage,
          }),
  }
}

function sentenceOf(
  kind: AssessmentFigureKind,
  { from, to, difference, percent }: Omit<ValueChange, 'kind' | 'sentence' | 'note'>,
) {
  if (difference === 0)
    return texts.stayedAt({
      kind: nameOf(kind),
      amount: formatDollars(to.amount),
      year: from.year,
      year2: to.year,
    })
  const values = {
    kind: nameOf(kind),
    by: formatDollars(Math.abs(difference)),
    amount: formatDollars(from.amount),
    year: from.year,
    amount2: formatDollars(to.amount),
    year2: to.year,
  }
  if (percent === null) return difference > 0 ? texts.rose(values) : texts.fell(values)
  const say = difference > 0 ? texts.rosePercent : texts.fellPercent
  return say({ ...values, percent: Math.abs(percent) })
}

function pointOf(kind: AssessmentFigureKind, record: AssessedYearRecord) {
  const stage = record.sourceAttributes?.stage
  return { year: record.year, amount: record[kind] ?? 0, stage: typeof stage === 'string' ? stage : null }
}

const nameOf = (kind: AssessmentFigureKind) => nameValue(kind).replace(/^./, (letter) => letter.toUpperCase())

const result = historyResult.extend({
  changes: z.array(valueChange),
  notCompared: z.array(z.string()),
  factsToCheck: z.array(
    z.object({ fact: z.string(), recorded: z.union([z.string(), z.number()]).nullable() }),
  ),
  guidance: z.looseObject({}).nullable(),
  officialPage: z.string(),
})

export const getHomeownerSummary = {
  summary: 'What changed in the values of a property, what to check, and how an appeal works there.',
  params: historyParams,
  result,
  example: { propertyKey: exampleKey },
  cache: DEFAULT_POLICY,
  async run({ propertyKey, years }, context) {
    const { source } = readPropertyKey(propertyKey)
    const latest = await context.call(getPropertyHistory, { propertyKey, ...(years ? { years } : {}) })
    const history = years
      ? latest
      : await withEarlier(source, latest, (years) =>
          context.call(getPropertyHistory, { propertyKey, years: years }),
        )
    const changes = valueChanges(history.assessments)
    const guidance = guidanceFor(source.id)
    return {
      ...history,
      changes,
      notCompared: notCompared(source, history, changes.length),
      factsToCheck: factsOf(history.assessments[0] ?? history.property),
      guidance: guidance ? { ...guidance } : null,
      officialPage: source.officialPage,
    }
  },
  table: (summary) => historyTable(summary, summary.notCompared),
  cite: citeHistory,
} satisfies ConnectorMethod<typeof historyParams, typeof result>

async function withEarlier(
  source: AssessmentRecipe,
  latest: PropertyHistory,
  fetchYears: (years: number[]) => Promise<PropertyHistory>,
): Promise<PropertyHistory> {
  const newest = latest.assessments[0]?.year
  if (newest === undefined || source.historyMode === 'current_only') return latest
  const isBesides = source.historyMode === 'current_and_previous'
  const history = await fetchYears(
    isBesides ? [newest + 1, newest, newest - 1] : [newest, newest - 1, newest - 2],
  )
  // For a source that publishes only two years, we guess which years these are, so a missing year needs no
  // caveat.
  const caveats = history.caveats.filter((caveat) => !caveat.startsWith('Not published for'))
  return isBesides ? { ...history, requestedYears: [], missingYears: [], caveats } : history
}

function notCompared(source: AssessmentRecipe, { assessments }: PropertyHistory, changes: number): string[] {
  return [
    ...(assessments.length === 0 ? [texts.noValueWithAYear] : []),
    ...(assessments.length === 1
      ? [source.historyMode === 'current_only' ? texts.sourcePublishesItsLatest : texts.onlyOneYearHas]
      : []),
    ...(assessments.length > 1 && changes === 0 ? [texts.noKindOfValue] : []),
  ]
}

function factsOf(record: Partial<AssessedYearRecord> | undefined) {
  if (!record) return []
  const { siteAddress, landUse, yearBuilt, area, areaUnit, acreage, saleDate, salePrice } = record
  const facts: [string, string | number | null | undefined][] = [
    ['Address', siteAddress],
    ['Class or use', landUse],
    ['Year built', yearBuilt],
    [areaUnit ? `Area in ${areaUnit}` : 'Area', area],
    ['Acres', acreage],
    ['Date of the last sale on record', saleDate],
    ['Price of the last sale on record', salePrice],
  ]
  return facts
    .map(([fact, recorded]) => ({ fact, recorded: recorded ?? null }))
    .filter(({ recorded }) => recorded !== null)
}
