import { z } from 'zod'
import { type Context, DEFAULT_POLICY, type Method } from '@/lib/connector/method'
import { historyTable } from './assessment-tables'
import { requireUsable } from './choose-source'
import { citeHistory } from './cite-history'
import { historyCaveats } from './history-caveats'
import { sayYear } from './listed-source'
import { offerOfficialPage } from './offer-official-page'
import { keyPattern, type PropertyKey, readPropertyKey } from './property-key'
import type { Property } from './property-rows'
import { type ReadProperty, readProperty } from './read-property'
import {
  type AssessedRecord,
  assessedRecord,
  describeProperty,
  doubtsOf,
  landUseBesideValues,
  yearRecord,
  yearRecordOf,
} from './records'
import { summaryOf } from './search-properties'
import type { Source } from './source'
import { type YearValue, yearValuesOf } from './year-values'

export const historyParams = z.strictObject({
  propertyKey: z
    .string()
    .regex(
      keyPattern,
      'A key has 4 to 1,000 letters, digits, dashes and underscores; searchProperties gives it.',
    )
    .describe('The key of a record of searchProperties.'),
  years: z
    .array(z.int().min(1900).max(2100))
    .max(3, 'At most three years at once.')
    .refine((years) => new Set(years).size === years.length, 'Name each year once.')
    .meta({ uniqueItems: true })
    .optional()
    .describe('Up to three assessment years. Left out: the latest available.'),
})

export const historyResult = z.object({
  found: z.boolean(),
  property: assessedRecord.optional(),
  assessments: z.array(yearRecord).max(3),
  requestedYears: z.array(z.int()).max(3),
  missingYears: z.array(z.int()).max(3),
  provenance: z.looseObject({
    source: z.looseObject({ id: z.string(), title: z.string() }),
    yearFrom: z.enum(['row', 'configured', 'inferred', 'none']),
    yearNote: z.string(),
  }),
  caveats: z.array(z.string()),
})

export type PropertyHistory = z.output<typeof historyResult>

/** The sample house of the example of searchProperties. */
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
    const read = await offerOfficialPage(key.source, () => readProperty(context, key))
    return toHistory(key, read, years, context)
  },
  table: (history) => historyTable(history),
  cite: citeHistory,
} satisfies Method<typeof historyParams, typeof historyResult>

function toHistory(
  key: PropertyKey,
  read: ReadProperty,
  years: number[] | undefined,
  context: Context,
): PropertyHistory {
  const { source } = key
  const { settings } = context
  const now = context.now()
  const thisYear = now.getUTCFullYear()
  const property = read.property ?? onlyValues(key, read)
  const all = yearValuesOf(source, read.valueRows, { settings, now })
  const dated = all.filter((each): each is Dated => each.year !== null)
  const [undated] = all.filter(({ year }) => year === null)
  const chosen = choose(dated, years, thisYear)
  const described = property && describeWithClass(property, read)
  const published = new Set(chosen.map(({ year }) => year))
  const missingYears = (years ?? []).filter((year) => !published.has(year))
  return {
    found: property !== null,
    ...(described ? { property: undated ? yearRecordOf(described, source, undated) : described } : {}),
    assessments: described
      ? chosen.map((each) => ({ ...yearRecordOf(described, source, each), year: each.year }))
      : [],
    requestedYears: years ?? [],
    missingYears,
    provenance: {
      source: summaryOf(source),
      ...yearProvenance(source, settings, dated.length > 0),
      updatedAt: read.updatedAt,
    },
    caveats: historyCaveats(source, {
      ofRecord: [...read.caveats, ...(property ? doubtsOf(source, [property]) : [])],
      isFound: property !== null,
      published: dated.map(({ year }) => year),
      chosen: chosen.map(({ year }) => year),
      missingYears,
      thisYear,
      isUndated: undated !== undefined,
    }),
  }
}

/** Where the class of a property stands beside its values only, that of the newest year is the property's. */
function describeWithClass(property: Property, { valueRows, updatedAt }: ReadProperty): AssessedRecord {
  const described = describeProperty(property, updatedAt)
  return { ...described, landUse: described.landUse ?? landUseBesideValues(property.key.source, valueRows) }
}

type Dated = YearValue & { year: number }

/** Asked for nothing in particular: the newest that is not later than today. */
function choose(dated: readonly Dated[], years: readonly number[] | undefined, thisYear: number): Dated[] {
  if (years) return years.flatMap((wanted) => dated.filter(({ year }) => year === wanted))
  return dated.filter(({ year }) => year <= thisYear).slice(0, 1)
}

/** Some parcels have values and no address on record. */
function onlyValues(key: PropertyKey, { valueRows: [first, ...others] }: ReadProperty): Property | null {
  return first ? { key, rows: [first, ...others] } : null
}

/** Some publishers name no year that anything could be inferred from. */
function yearProvenance(source: Source, settings: Context['settings'], isDated: boolean) {
  const { year } = source.values
  const isConfigured = year.from === 'inferred' && settings[year.setting] !== undefined
  const inferred = isDated ? ('inferred' as const) : ('none' as const)
  const published = year.from === 'inferred' ? inferred : year.from
  return {
    yearFrom: isConfigured ? ('configured' as const) : published,
    yearNote: isConfigured
      ? 'The year is not in the record: whoever runs this site has set it.'
      : sayYear(source),
  }
}
