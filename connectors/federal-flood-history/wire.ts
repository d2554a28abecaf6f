import { z } from 'zod'
import { classifyArcgis } from '@/lib/arcgis/classify'
import { featuresOf } from '@/lib/arcgis/layer-response'
import { layerQuery } from '@/lib/arcgis/query'
import { equal } from '@/lib/conditions/condition'
import { ConnectorError, sourceChanged } from '@/lib/connector/errors'
import type { MethodContext } from '@/lib/connector/method'
import { fieldCheck } from '@/lib/connector/upstream/field-comparison'
import { encodeValue } from '@/lib/query-url'
import { defineSentences } from '@/lib/sentences/define-sentences'

const texts = defineSentences('federal-flood-history.wire', {
  unknownColumn: 'OpenFEMA no longer knows a column that we ask for.',
  refused: 'OpenFEMA refused the question.',
  cut: 'OpenFEMA cut its answer before the first row. Try again in a minute.',
  uncounted: 'OpenFEMA no longer counts the rows of an answer.',
  retiring:
    'OpenFEMA announces the end of this data set in its answer. The operator of this site must move to its successor.',
})

export const HOST = 'www.fema.gov'
export const BASE = `https://${HOST}/api/open`
export const CENSUS_HOST = 'tigerweb.geo.census.gov'
const CENSUS = `https://${CENSUS_HOST}/arcgis/rest/services/TIGERweb`
const CENSUS_NAME = 'The Census Bureau'

/** The source sends at most this many rows per response, and truncates without notice. */
export const MOST_ROWS = 10_000

const text = z.string().nullable()
const optionalText = z.string().nullish()
const optionalFlag = z
  .union([z.boolean(), z.int().transform((flag) => flag === 1)])
  .nullish()
  .catch(null)
const amount = z
  .union([
    z.number(),
    z
      .string()
      .regex(/^-?[\d.]+$/)
      .transform(Number),
  ])
  .nullable()

const claim = z.object({
  yearOfLoss: z.int().nullable(),
  censusGeoid: text,
  reportedZipCode: text,
  amountPaidOnBuildingClaim: amount,
  amountPaidOnContentsClaim: amount,
  amountPaidOnIncreasedCostOfComplianceClaim: amount.optional(),
  floodZoneCurrent: optionalText,
})
export type ClaimRow = z.output<typeof claim>

const declaration = z.object({
  femaDeclarationString: z.string(),
  disasterNumber: z.int(),
  declarationType: z.string(),
  declarationDate: text,
  incidentType: optionalText,
  declarationTitle: z.string(),
  ihProgramDeclared: optionalFlag,
  iaProgramDeclared: optionalFlag,
  paProgramDeclared: optionalFlag,
  hmProgramDeclared: optionalFlag,
  incidentBeginDate: optionalText,
  incidentEndDate: optionalText,
  fipsCountyCode: z.string(),
})
export type DeclarationRow = z.output<typeof declaration>

const community = z.object({
  // An id that arrives as a number lacks its leading zero.
  communityIdNumber: z.union([z.string(), z.int()]).transform((id) => String(id).trim().padStart(6, '0')),
  communityName: z.string(),
  county: optionalText,
  state: optionalText,
  participatingInNFIP: optionalFlag,
  initialFloodInsuranceRateMap: optionalText,
  currentlyEffectiveMapDate: optionalText,
  regularEmergencyProgramDate: optionalText,
  sanctionDate: optionalText,
  classRatingEffectiveDate: optionalText,
  classRating: z.union([z.string(), z.int().transform(String)]).nullish(),
  sfhaDiscount: optionalText,
  nonSfhaDiscount: optionalText,
  lastRefresh: optionalText,
})
export type FloodCommunityRow = z.output<typeof community>

const count = z.int().nullish().catch(null)

interface Envelope {
  metadata?: { count?: number | null } | null
  count?: unknown
}

/** Versions are pinned, so that a result never mixes rows of two versions. */
export const entities = {
  claims: entity('NfipClaims', 3, claim),
  declarations: entity('DisasterDeclarationsSummaries', 2, declaration),
  communities: entity('NfipCommunityStatusBook', 1, community),
  dataSets: entity(
    'OpenFemaDataSets',
    1,
    z.object({ version: z.union([z.int(), z.string()]).nullish(), lastRefresh: optionalText }),
  ),
  fields: entity('OpenFemaDataSetFields', 1, z.object({ name: z.string() })),
}

function entity<Row extends z.ZodObject>(name: string, version: number, row: Row) {
  const answer = z
    .looseObject({
      // One of FEMA's documents has an object here, and another has `true`.
      metadata: z.looseObject({ count }).nullish().catch(null),
      [name]: z.array(row),
    })
    .transform((body) => {
      const { metadata, count: atRoot } = body as Envelope
      return {
        rows: body[name] as z.output<Row>[],
        // Other clients read the count from `metadata`, but one of FEMA's documents has it at the root.
        count: metadata?.count ?? count.parse(atRoot) ?? null,
        isRetiring: announcesEnd(metadata ?? body),
      }
    })
  return { name, version, fields: Object.keys(row.shape), answer }
}

const echoes = new Set(['filter', 'select', 'orderby', 'url', 'entityname'])

/** The source announces the end of a version only in the metadata of successful responses. */
const announcesEnd = (metadata: Readonly<Record<string, unknown>>): boolean =>
  Object.entries(metadata).some(
    ([name, value]) =>
      !echoes.has(name) &&
      Boolean(value) &&
      /deprecat/i.test(`${name} ${typeof value === 'string' ? value : ''}`),
  )

export const retirementOf = ({ isRetiring }: { isRetiring: boolean }): string[] =>
  isRetiring ? [texts.retiring] : []

interface Entity<Row> {
  name: string
  version: number
  fields: readonly string[]
  answer: z.ZodType<{ rows: Row[]; count: number | null; isRetiring: boolean }>
}

interface RowQuery {
  filter: string
  orderBy?: string
  top?: number
}

type ApiContext = Pick<MethodContext, 'upstream' | 'settings'>

export interface FemaPage<Row> {
  rows: Row[]
  total: number
  isRetiring: boolean
}

export async function fetchRows<Row>(
  { name, version, fields, answer }: Entity<Row>,
  { filter, orderBy, top = MOST_ROWS }: RowQuery,
  { upstream, settings }: ApiContext,
): Promise<FemaPage<Row>> {
  // The gateway mishandles an unencoded dollar sign, so the names of options are encoded too.
  const options = {
    $filter: filter,
    $select: fields.join(','),
    $orderby: orderBy,
    $inlinecount: 'allpages',
    $top: String(top),
  }
  const query = Object.entries(options)
    .flatMap(([option, value]) => (value ? `${encodeValue(option)}=${encodeValue(value)}` : []))
    .join('&')
  const url = `${settings.OPENFEMA_URL ?? BASE}/v${version}/${name}?${query}`
  const { rows, count, isRetiring } = await upstream.json({ url }, answer, { classify, accepts: [400] })
  const total = totalOf(count, rows.length, top)
  if (rows.length === 0 && total > 0) throw new ConnectorError('upstream_unavailable', texts.cut)
  return { rows, total, isRetiring }
}

/** A count below the number of rows, usually 0, means that the source did not count. */
function totalOf(count: number | null, length: number, top: number): number {
  if (count !== null && count >= length) return count
  if (length < top) return length
  throw sourceChanged(texts.uncounted)
}

export const quote = (value: string): string => `'${value.replaceAll("'", "''")}'`

const refusal = z.object({ error: z.array(z.looseObject({ message: z.string().nullish() })) })

function classify(body: unknown): ConnectorError | undefined {
  const parsed = refusal.safeParse(body)
  if (!parsed.success) return undefined
  const isColumn = parsed.data.error.some(({ message }) => /not found in the model/i.test(message ?? ''))
  return isColumn
    ? sourceChanged(texts.unknownColumn)
    : new ConnectorError('upstream_rejected', texts.refused)
}

const areaRow = z.object({ GEOID: z.string() })
const areas = {
  tract: { path: 'Tracts_Blocks/MapServer/0', answer: featuresOf(areaRow) },
  zip: { path: 'PUMA_TAD_TAZ_UGA_ZCTA/MapServer/1', answer: featuresOf(areaRow) },
}

export async function isCensusArea(
  area: keyof typeof areas,
  id: string,
  { upstream }: ApiContext,
): Promise<boolean> {
  const { path, answer } = areas[area]
  const query = layerQuery(`${CENSUS}/${path}`, { where: equal('GEOID', id), fields: ['GEOID'], limit: 1 })
  const { features } = await upstream.json(query, answer, {
    classify: (body) => classifyArcgis(body, CENSUS_NAME),
  })
  return features.some(({ attributes }) => attributes.GEOID === id)
}

export const checkFields = fieldCheck(
  'Compares the columns in OpenFEMA’s dictionary with those this connector reads, and reads notices of an end.',
  () => [entities.claims, entities.declarations, entities.communities],
  async ({ name, version, fields }, context) => {
    const filter = `openFemaDataSet eq ${quote(name)} and datasetVersion eq ${version}`
    const { rows } = await fetchRows(entities.fields, { filter }, context)
    const published = new Set(rows.map((row) => row.name))
    const probe = { name, version, fields, answer: probeAnswer(name) }
    const { isRetiring } = await fetchRows(probe, { filter: probes[name] ?? '', top: 1 }, context)
    return {
      what: `${name} version ${version}`,
      missing: [...fields.filter((field) => !published.has(field)), ...retirementOf({ isRetiring })],
    }
  },
)

const probes: Readonly<Record<string, string>> = {
  NfipClaims: "reportedZipCode eq '77036'",
  DisasterDeclarationsSummaries: "state eq 'DC'",
  NfipCommunityStatusBook: "communityIdNumber eq '110001'",
}

/** Ignores the contents of rows, so that a changed row does not hide a deprecation notice. */
const probeAnswer = (name: string) => entity(name, 1, z.object({})).answer
