import { z } from 'zod'
import { ConnectorError } from '@/lib/connector/errors'
import { type ConnectorMethod, DEFAULT_POLICY, type MethodContext } from '@/lib/connector/method'
import type { BuildingRecord } from '@/lib/records/building-record/fields'
import { buildingTable } from '@/lib/records/building-record/file'
import { defineSentences } from '@/lib/sentences/define-sentences'
import { scanRows } from '@/lib/untrusted-text/scan-rows'
import { conditionOf, fetchFeed } from './buildings/ask-feed'
import { type BuildingFeedResult, buildingAnswer } from './buildings/building-answer'
import { type BuildingFeedCity, cityOf } from './buildings/city-list'
import { type BuildingFeed, markets } from './buildings/feed'
import { feeds } from './buildings/feed-list'
import { type ParsedPropertyPhrase, readPhrase } from './buildings/read-phrase'
import { toRecord } from './buildings/read-record'
import { citeFeeds } from './cite-source'
import type { scan } from './portals/record'

const texts = defineSentences('open-data-discovery.query-municipal-building-operations', {
  permitIsNotProof:
    'A permit is not proof that construction started or finished, and a record that is missing here may exist at the city.',
  cannotBeSearchedByParcel: '{title} cannot be searched by parcel number. Use the address.',
  describeMissing: {
    one: '{title} no longer has the column {columns}: the records do not say what stood there.',
    other: '{title} no longer has the columns {columns}: the records do not say what stood there.',
  },
  otherHouses: {
    one: '{title}: 1 of the rows on this page was of another house and is left out{addresses}.',
    other: '{title}: {count} of the rows on this page were of other houses and are left out{addresses}.',
  },
  otherHousesAndMore: {
    one: '{title}: 1 of the rows on this page was of another house and is left out; more rows follow{addresses}.',
    other:
      '{title}: {count} of the rows on this page were of other houses and are left out; more rows follow{addresses}.',
  },
  describeBuilding:
    '{title}: parcels are listed by ten digits, so these permits are of the whole building and not of this unit alone.',
})

const MOST_OFFSET = 100_000

const params = z.strictObject({
  market: z.enum(markets).describe('The city.'),
  propertySearch: z
    .string()
    .min(2)
    .max(200)
    .regex(/^[^\p{Cc}\p{Cs}]*$/u, 'must not contain control characters')
    .describe('An address, a parcel number of the form that the city’s listing gives, or words.'),
  limit: z.int().min(1).max(200).default(25).describe('Records at most, of each feed.'),
  offset: z.int().min(0).max(MOST_OFFSET).default(0).describe('Rows to leave out, of each feed.'),
})

type Params = z.output<typeof params>

export const queryMunicipalBuildingOperations = {
  summary: 'Permits, inspections and violations of one property in one of five cities, feed by feed.',
  params,
  result: buildingAnswer,
  example: { market: 'los-angeles', propertySearch: '132 E Quillfeather Dr' },
  cache: DEFAULT_POLICY,
  table: buildingTable,
  async run(params, context) {
    const city = cityOf(params.market)
    const phrase = readPhrase(city, params.propertySearch)
    const own = feeds.filter(({ market }) => market === params.market)
    const outcomes = await Promise.all(own.map((feed) => askOne(context, city, feed, phrase, params)))
    refuseIfNoneAnswered(outcomes)
    const { records, scan } = await scanRecords(outcomes.map(({ records }) => records))
    const answers = outcomes.map(({ feed, answer }, index): [string, BuildingFeedResult] => [
      feed.id,
      { ...answer, records: records[index] ?? [] },
    ])
    return {
      market: params.market,
      city: city.name,
      propertySearch: { typed: params.propertySearch, understoodAs: phrase.understoodAs },
      feeds: Object.fromEntries(answers),
      scan,
      caveats: [
        ...phrase.caveats,
        ...outcomes.flatMap(({ caveats }) => caveats),
        ...Object.values(city.missing),
        texts.permitIsNotProof,
      ],
    }
  },
  cite: citeFeeds,
} satisfies ConnectorMethod<typeof params, typeof buildingAnswer>

type BareRecord = Omit<BuildingRecord, 'flags'>

const writtenFields = ['number', 'status', 'type', 'description', 'address', 'sourceRowId'] as const

async function scanRecords(perFeed: readonly (readonly BareRecord[])[]): Promise<{
  records: BuildingRecord[][]
  scan: z.input<typeof scan>
}> {
  const all = perFeed.flat()
  const scanned = await scanRows(
    all.map((record) => Object.fromEntries(writtenFields.map((name) => [name, record[name]]))),
  )
  const cleaned = all.map((record, index): BuildingRecord => {
    const { row = {}, flags = [] } = scanned.rows[index] ?? {}
    const clean = Object.fromEntries(writtenFields.map((name) => [name, textOf(row[name])]))
    return { ...record, ...clean, flags }
  })
  const ends = perFeed.map((_, index) =>
    perFeed.slice(0, index + 1).reduce((sum, { length }) => sum + length, 0),
  )
  return {
    records: perFeed.map(({ length }, index) => cleaned.slice((ends[index] ?? 0) - length, ends[index])),
    scan: scanned.scan,
  }
}

const textOf = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null)

interface Outcome {
  feed: BuildingFeed
  answer: Omit<BuildingFeedResult, 'records'>
  records: ReturnType<typeof toRecord>[]
  caveats: string[]
  error?: ConnectorError
}

async function askOne(
  context: MethodContext,
  city: BuildingFeedCity,
  feed: BuildingFeed,
  phrase: ParsedPropertyPhrase,
  { limit, offset }: Params,
): Promise<Outcome> {
  const nothing = { ...placeOf(city, feed), returned: 0, nextOffset: null, truncated: false }
  const where = conditionOf(feed, phrase.phrase)
  if (!where) {
    const problem = {
      code: 'not_supported',
      message: texts.cannotBeSearchedByParcel({ title: feed.title }),
    }
    return { feed, answer: { ...nothing, state: 'cannot_search', problem }, records: [], caveats: [] }
  }
  try {
    const { rows, leftOut, others, truncated, updatedAt, missing } = await fetchFeed(
      context,
      feed,
      where,
      phrase,
      {
        limit,
        offset,
      },
    )
    const next = truncated && offset + limit <= MOST_OFFSET ? offset + limit : null
    const answer = {
      ...nothing,
      state: 'answered' as const,
      returned: rows.length,
      nextOffset: next,
      truncated,
      source: { ...nothing.source, updatedAt },
    }
    const records = rows.map((row) => toRecord(feed, row, context.now()))
    const caveats = [
      ...(leftOut > 0 ? [describeLeftOut(feed, { leftOut, others, truncated })] : []),
      ...(feed.pins && rows.length > 0 && isOneUnit(phrase) ? [describeBuilding(feed)] : []),
      ...(missing.length > 0 ? [describeMissing(feed, missing)] : []),
    ]
    return { feed, answer, records, caveats }
  } catch (error) {
    if (!(error instanceof ConnectorError)) throw error
    const problem = { code: error.code, message: error.message }
    return { feed, answer: { ...nothing, state: 'failed', problem }, records: [], caveats: [], error }
  }
}

function placeOf(
  { publisher }: BuildingFeedCity,
  { id, entity, title, host, licence, withheld }: BuildingFeed,
) {
  return {
    entity,
    title,
    withheldFields: [...withheld],
    source: { id, title, publisher, host, licence, notice: null, updatedAt: null as string | null },
  }
}

function refuseIfNoneAnswered(outcomes: readonly Outcome[]): void {
  if (outcomes.some(({ answer }) => answer.state === 'answered')) return
  const [first] = outcomes.flatMap(({ error }) => (error ? [error] : []))
  if (first) throw first
}

const describeMissing = ({ title }: BuildingFeed, columns: readonly string[]) =>
  texts.describeMissing({
    title,
    count: columns.length,
    columns: columns.join(', '),
  })

function describeLeftOut(
  { title }: BuildingFeed,
  { leftOut, others, truncated }: { leftOut: number; others: readonly string[]; truncated: boolean },
): string {
  const say = truncated ? texts.otherHousesAndMore : texts.otherHouses
  const addresses = others.length > 0 ? `: ${others.join(' | ')}${leftOut > others.length ? ' ...' : ''}` : ''
  return say({ title, count: leftOut, addresses })
}

const isOneUnit = ({ phrase }: ParsedPropertyPhrase) =>
  phrase.is === 'parcel' && phrase.text.length === 14 && !phrase.text.endsWith('0000')

const describeBuilding = ({ title }: BuildingFeed) => texts.describeBuilding({ title })
