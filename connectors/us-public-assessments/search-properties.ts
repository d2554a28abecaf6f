import { z } from 'zod'
import { DEFAULT_POLICY, type Method } from '@/lib/connector/method'
import type { AskedAddress } from '@/lib/street-address/read-asked-address'
import { candidateTable } from './assessment-tables'
import { chooseSource } from './choose-source'
import { citeSource } from './cite-source'
import { classesBesideValues } from './classes-beside-values'
import { findProperties } from './find-properties'
import { fitPlace } from './fit-place'
import { bestMatch, type Property } from './property-rows'
import { assessedRecord, describeProperty, doubtsOf } from './records'
import { readQuestion } from './search-question'
import type { Source } from './source'
import { sayUnpublished } from './unpublished-county'

const EITHER = 'Give a street address or a parcel id.'
const without = 'must not contain control characters'
const line = (max: number) =>
  z
    .string()
    .max(max)
    .regex(/^\P{Cc}*$/u, without)

export const searchParams = z
  .strictObject({
    source: z
      .string()
      .regex(/^[a-z0-9-]{3,100}$/, 'A source id has small letters, digits and dashes; listSources gives it.')
      .describe('Source id, as listSources gives it.'),
    streetAddress: line(200).min(3).optional().describe('House number and street, as on a letter.'),
    parcelId: line(200).min(1).optional().describe('Parcel number, as on the tax bill.'),
    city: line(120).optional().describe('Narrows the search to one city or town.'),
    county: line(120).optional().describe('Narrows the search to one county.'),
    postalCode: line(20).optional().describe('Narrows the search to one ZIP code.'),
    municipalityCode: line(20).optional().describe('For New York: the six digits of the municipality.'),
    limit: z.int().min(1).max(5).default(5).describe('Candidates at most.'),
  })
  .refine(({ streetAddress, parcelId }) => streetAddress !== undefined || parcelId !== undefined, {
    path: ['streetAddress'],
    message: EITHER,
  })

export type SearchParams = z.output<typeof searchParams>

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
    const { table, asked } = question
    const found = await findProperties(context, source, table, asked)
    const { properties, caveats } = fitPlace(source, found.properties, params, asked.address)
    const shown = properties.slice(0, params.limit)
    const classes = await classesBesideValues(context, source, shown)
    const truncated = found.truncated || properties.length > shown.length
    return {
      kind: 'svc.public-data' as const,
      schemaVersion: '1.0',
      records: shown.map((property) => {
        const record = describeProperty(property, found.updatedAt)
        return { ...record, landUse: record.landUse ?? classes.get(record.propertyKey) ?? null }
      }),
      summary: {
        matchedRecords: found.truncated ? null : properties.length,
        returnedRecords: shown.length,
        truncated,
      },
      source: summaryOf(source),
      caveats: [
        ...(truncated
          ? ['More match than are listed. Add a unit, city or postal code, or use the parcel id.']
          : []),
        ...(properties.length === 0 ? [nothingFound(source), ...sayUnpublished(source, params.county)] : []),
        ...found.caveats,
        ...doubtsOf(source, shown),
        ...caveats,
        ...shown.flatMap((property) => sayMatch(property, asked.address)),
        'A candidate must be checked by a person before its values are read: it is not verified.',
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
} satisfies Method<typeof searchParams, typeof result>

/** What a person must know who asked for one door, and is offered a range or a street without its direction. */
function sayMatch(property: Property, address: AskedAddress | undefined): string[] {
  const match = address && bestMatch(property, address)
  if (!match) return []
  const line = property.key.source.address.published(property.rows[0]).find((each) => each !== null) ?? ''
  return [
    ...(match.isRange ? [`${line}: the record covers a range of house numbers that contains yours.`] : []),
    ...(match.street === 'undirected'
      ? [`${line}: the source gives no direction for this street. Check that it is the street you mean.`]
      : []),
  ]
}

const nothingFound = ({ title, officialPage }: Source) =>
  `Nothing in ${title} matches. Check the house number and the spelling, try the parcel id from the tax bill, or look on the official page: ${officialPage}`

export const summaryOf = ({
  id,
  title,
  authority,
  officialPage,
  attribution,
  licence,
  historyMode,
}: Source) => ({
  id,
  title,
  authority,
  officialPage,
  attribution,
  licence,
  historyMode,
})
