import { z } from 'zod'
import { any } from '@/lib/conditions/condition'
import { ConnectorError } from '@/lib/connector/errors'
import { type ConnectorMethod, DEFAULT_POLICY, type MethodContext } from '@/lib/connector/method'
import { assessedRecord } from '@/lib/records/assessment/fields'
import { candidateTable } from '@/lib/records/assessment/file'
import { defineSentences } from '@/lib/sentences/define-sentences'
import type { ParsedAddress } from '@/lib/street-address/parse-address-question'
import { citeSource } from './cite-source'
import { fetchTable } from './recipe/fetch-table'
import type { AssessmentRecipe } from './recipe/source'
import { describeProperty, landUseOfValues, listDoubts } from './records'
import { chooseSource } from './search/choose-source'
import { whereOf } from './search/fetch-property'
import { findProperties } from './search/find-properties'
import { fitPlace } from './search/fit-place'
import { writePropertyKey } from './search/property-key'
import { bestMatch, groupByProperty, type PropertyRows } from './search/property-rows'
import { EITHER, readQuestion, searchParams } from './search/search-question'

const texts = defineSentences('us-public-assessments.search-properties', {
  moreMatchThanAreListed:
    'More match than are listed. Add a unit, city or postal code, or use the parcel id.',
  weMatchedThisByAddress:
    'We matched this by address. A person must check that it is the right home before we read its values.',
  countyNamedIsNotPublished:
    'The county named is not published in {title} (as of {asOf}). Published are: {published}.',
  recordCoversARange: '{line}: the record covers a range of house numbers that contains yours.',
  sourceGivesNoDirection:
    '{line}: the source gives no direction for this street. Check that it is the street you mean.',
  nothingMatches:
    'Nothing in {title} matches. Check the house number and the spelling, try the parcel id from the tax bill, or look on the official page: {officialPage}',
})

const result = z.object({
  kind: z.literal('svc.public-data'),
  schemaVersion: z.string(),
  records: z.array(assessedRecord).max(5),
  summary: z.object({
    matchedRecords: z.int().min(0).nullable(),
    returnedRecords: z.int().min(0).max(5),
    truncated: z.boolean(),
  }),
  source: z.looseObject({ id: z.string(), title: z.string(), authority: z.string() }),
  caveats: z.array(z.string()),
})

export const searchProperties = {
  summary: `Up to five candidates for an address or a parcel id in one source. ${EITHER}`,
  params: searchParams,
  result,
  example: { source: 'cook-county-il-assessments', streetAddress: '742 W Inkwell St' },
  cache: DEFAULT_POLICY,
  async run(params, context) {
    const source = chooseSource(params.source, context)
    const question = readQuestion(source, params, context.now())
    const { table, terms } = question
    const matches = await findProperties(context, source, table, terms)
    const { properties, caveats } = fitPlace(source, matches.properties, params, terms.address)
    const visible = properties.slice(0, params.limit)
    const classes = await classesBesideValues(context, source, visible)
    const truncated = matches.truncated || properties.length > visible.length
    return {
      kind: 'svc.public-data' as const,
      schemaVersion: '1.0',
      records: visible.map((property) => {
        const record = describeProperty(property, matches.updatedAt)
        return { ...record, landUse: record.landUse ?? classes.get(record.propertyKey) ?? null }
      }),
      summary: {
        matchedRecords: matches.truncated ? null : properties.length,
        returnedRecords: visible.length,
        truncated,
      },
      source: summaryOf(source),
      caveats: [
        ...(truncated ? [texts.moreMatchThanAreListed] : []),
        ...(properties.length === 0
          ? [texts.nothingMatches(source), ...describeUnpublished(source, params.county)]
          : []),
        ...matches.caveats,
        ...listDoubts(source, visible),
        ...caveats,
        ...visible.flatMap((property) => describeMatch(property, terms.address)),
        texts.weMatchedThisByAddress,
        ...source.caveats,
      ],
    }
  },
  table: ({ records, caveats }) => candidateTable(records, caveats),
  cite: ({ source, records }) =>
    citeSource(
      source.id,
      records.map(({ sourceUpdatedAt }) => sourceUpdatedAt),
    ),
} satisfies ConnectorMethod<typeof searchParams, typeof result>

type Classes = ReadonlyMap<string, string | null>

async function classesBesideValues(
  context: MethodContext,
  source: AssessmentRecipe,
  candidates: readonly PropertyRows[],
): Promise<Classes> {
  const { table, landUse } = source.values
  const [first] = candidates
  if (!table || landUse === undefined || !first) return new Map()
  const where = any(...candidates.map(({ key }) => whereOf(key)))
  try {
    const { rows } = await fetchTable(context, { source, table, where })
    const properties = groupByProperty(source, table, rows, first.key.county)
    return new Map(properties.map((each) => [writePropertyKey(each.key), landUseOfValues(source, each.rows)]))
  } catch (error) {
    if (error instanceof ConnectorError) return new Map()
    throw error
  }
}

const plain = (county: string) =>
  county
    .trim()
    .toLowerCase()
    .replace(/\s+county$/, '')
    .replace(/^(saint|st\.?)\s+/, 'st. ')

/**
 * Explains an empty result. The source is queried even for an uncovered county, because counties may join at
 * any time.
 */
function describeUnpublished({ counties, title }: AssessmentRecipe, county = ''): string[] {
  if (!counties || plain(county) === '') return []
  if (counties.published.some((each) => plain(each) === plain(county))) return []
  return [
    texts.countyNamedIsNotPublished({ title, asOf: counties.asOf, published: counties.published.join(', ') }),
  ]
}

function describeMatch(property: PropertyRows, address: ParsedAddress | undefined): string[] {
  const match = address && bestMatch(property, address)
  if (!match) return []
  const line = property.key.source.address.published(property.rows[0]).find((each) => each !== null) ?? ''
  return [
    ...(match.isRange ? [texts.recordCoversARange({ line })] : []),
    ...(match.street === 'undirected' ? [texts.sourceGivesNoDirection({ line })] : []),
  ]
}

export const summaryOf = ({
  id,
  title,
  authority,
  officialPage,
  attribution,
  licence,
  historyMode,
}: AssessmentRecipe) => ({
  id,
  title,
  authority,
  officialPage,
  attribution,
  licence,
  historyMode,
})
