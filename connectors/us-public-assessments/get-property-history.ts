import { z } from 'zod'
import { type ConnectorMethod, DEFAULT_POLICY, type MethodContext } from '@/lib/connector/method'
import type { AssessedRecord } from '@/lib/records/assessment/fields'
import { historyTable } from '@/lib/records/assessment/file'
import { defineSentences } from '@/lib/sentences/define-sentences'
import { citeHistory } from './cite-source'
import { formatYear } from './recipe/listed-source'
import type { AssessmentRecipe } from './recipe/source'
import { type RecipeYearFigures, yearValuesOf } from './recipe/year-values'
import {
  describeProperty,
  historyResult,
  landUseOfValues,
  listDoubts,
  type PropertyHistory,
  yearRecordOf,
} from './records'
import { requireUsable } from './search/choose-source'
import { offerOfficialPage } from './search/describe-missing'
import { fetchProperty, type PropertyFetchResult } from './search/fetch-property'
import { keyPattern, type PropertyKey, readPropertyKey } from './search/property-key'
import type { PropertyRows } from './search/property-rows'
import { summaryOf } from './search-properties'

const texts = defineSentences('us-public-assessments.get-property-history', {
  keyHas4To1: 'A key has 4 to 1,000 letters, digits, dashes and underscores; searchProperties gives it.',
  mostThreeYearsAtOnce: 'At most three years at once.',
  nameEachYearOnce: 'Name each year once.',
  hasNoRecordUnder: '{title} has no record under this key any more. Search again.',
  notPublished: 'Not published for {missingYears}.',
  liesAheadAProposed: '{later} lies ahead: a proposed or working value, not a final one.',
  valuesHaveNoYear: 'These values have no year, so they stand with the property and not under a year.',
  assessedAppraisedTaxableAndMarket:
    'Assessed, appraised, taxable and market values are different things. Compare only the same kind, in the same place.',
  notASalePrice:
    'Not a sale price, not an independent appraisal, and no proof of title, exemption or an open deadline.',
  sourceHasThisProperty: 'The source has this property but publishes no value for it yet.',
  sourceHasValuesForOnly:
    'The source has values for {ahead} only, which lies ahead: proposed or working values, not final ones. Ask for that year by name to see them.',
  recordHasNoYear: 'The record has no year: the operator of this site has set it.',
})

export const historyParams = z.strictObject({
  propertyKey: z
    .string()
    .regex(keyPattern, texts.keyHas4To1)
    .describe('The key of a record of searchProperties.'),
  years: z
    .array(z.int().min(1900).max(2100))
    .max(3, texts.mostThreeYearsAtOnce)
    .refine((years) => new Set(years).size === years.length, texts.nameEachYearOnce)
    .meta({ uniqueItems: true })
    .optional()
    .describe('Up to three assessment years. Left out: the latest available.'),
})

export const exampleKey = Buffer.from('["cook-county-il-assessments",["10174349000000"],""]').toString(
  'base64url',
)

export const getPropertyHistory = {
  summary:
    'The latest assessment of a property, or up to three years of it, with the years that are missing.',
  params: historyParams,
  result: historyResult,
  example: { propertyKey: exampleKey, years: [2025, 2024] },
  cache: DEFAULT_POLICY,
  async run({ propertyKey, years }, context) {
    const key = readPropertyKey(propertyKey)
    requireUsable(key.source, context)
    const fetched = await offerOfficialPage(key.source, () => fetchProperty(context, key))
    return toHistory(key, fetched, years, context)
  },
  table: (history) => historyTable(history),
  cite: citeHistory,
} satisfies ConnectorMethod<typeof historyParams, typeof historyResult>

function toHistory(
  key: PropertyKey,
  fetched: PropertyFetchResult,
  years: number[] | undefined,
  context: MethodContext,
): PropertyHistory {
  const { source } = key
  const { settings } = context
  const now = context.now()
  const thisYear = now.getUTCFullYear()
  const property = fetched.property ?? onlyValues(key, fetched)
  const all = yearValuesOf(source, fetched.valueRows, { settings, now })
  const dated = all.filter((each): each is ValueOfYear => each.year !== null)
  const [undated] = all.filter(({ year }) => year === null)
  const selection = choose(dated, years, thisYear)
  const described = property && describeWithClass(property, fetched)
  const published = new Set(selection.map(({ year }) => year))
  const missingYears = (years ?? []).filter((year) => !published.has(year))
  return {
    found: property !== null,
    ...(described ? { property: undated ? yearRecordOf(described, source, undated) : described } : {}),
    assessments: described
      ? selection.map((each) => ({ ...yearRecordOf(described, source, each), year: each.year }))
      : [],
    requestedYears: years ?? [],
    missingYears,
    provenance: {
      source: summaryOf(source),
      ...yearProvenance(source, settings, dated.length > 0),
      updatedAt: fetched.updatedAt,
    },
    caveats: historyCaveats(source, {
      ofRecord: [...fetched.caveats, ...(property ? listDoubts(source, [property]) : [])],
      isFound: property !== null,
      published: dated.map(({ year }) => year),
      years: selection.map(({ year }) => year),
      missingYears,
      thisYear,
      isUndated: undated !== undefined,
    }),
  }
}

interface Outcome {
  ofRecord: readonly string[]
  isFound: boolean
  published: readonly number[]
  years: readonly number[]
  missingYears: readonly number[]
  thisYear: number
  isUndated: boolean
}

function historyCaveats(source: AssessmentRecipe, outcome: Outcome): string[] {
  const { isFound, years, missingYears, thisYear, isUndated } = outcome
  const later = years.filter((year) => year > thisYear)
  return [
    ...(isFound ? [] : [texts.hasNoRecordUnder({ title: source.title })]),
    ...(missingYears.length > 0 ? [texts.notPublished({ missingYears: missingYears.join(', ') })] : []),
    ...(later.length > 0 ? [texts.liesAheadAProposed({ later: later.join(', ') })] : []),
    ...(isUndated ? [texts.valuesHaveNoYear] : []),
    ...(isFound && years.length === 0 && missingYears.length === 0 && !isUndated
      ? [nothingLatest(outcome)]
      : []),
    ...outcome.ofRecord,
    texts.assessedAppraisedTaxableAndMarket,
    texts.notASalePrice,
    ...source.caveats,
  ]
}

/** A new roll may have values only for years that lie ahead. */
function nothingLatest({ published, thisYear }: Outcome): string {
  const ahead = published.filter((year) => year > thisYear)
  if (ahead.length === 0) return texts.sourceHasThisProperty
  return texts.sourceHasValuesForOnly({ ahead: ahead.join(', ') })
}

function describeWithClass(
  property: PropertyRows,
  { valueRows, updatedAt }: PropertyFetchResult,
): AssessedRecord {
  const described = describeProperty(property, updatedAt)
  return { ...described, landUse: described.landUse ?? landUseOfValues(property.key.source, valueRows) }
}

type ValueOfYear = RecipeYearFigures & { year: number }

function choose(
  dated: readonly ValueOfYear[],
  years: readonly number[] | undefined,
  thisYear: number,
): ValueOfYear[] {
  if (years) return years.flatMap((requested) => dated.filter(({ year }) => year === requested))
  return dated.filter(({ year }) => year <= thisYear).slice(0, 1)
}

/** Some parcels have values but no row in the table of addresses. */
function onlyValues(
  key: PropertyKey,
  { valueRows: [first, ...others] }: PropertyFetchResult,
): PropertyRows | null {
  return first ? { key, rows: [first, ...others] } : null
}

/** Some publishers name no year, and none can be inferred. */
function yearProvenance(source: AssessmentRecipe, settings: MethodContext['settings'], isDated: boolean) {
  const { year } = source.values
  const isConfigured = year.from === 'inferred' && settings[year.setting] !== undefined
  const inferred = isDated ? ('inferred' as const) : ('none' as const)
  const published = year.from === 'inferred' ? inferred : year.from
  return {
    yearFrom: isConfigured ? ('configured' as const) : published,
    yearNote: isConfigured ? texts.recordHasNoYear : formatYear(source),
  }
}
