import { z } from 'zod'
import { absenceOf, timelineOf } from '@/app/_lib/building-timeline'
import { localGovernments } from '@/app/_lib/coverage/describe-not-covered'
import { coveringOf, isInMarket, type Locality } from '@/app/_lib/coverage/permit-coverage'
import { formatLocality } from '@/app/_lib/places/format-locality'
import type { EngineCaller } from '@/app/_lib/read/reading-scope'
import { FurtherSources, NewestPermits } from '@/components/permits/permit-sources'
import { RecordsAtAddress } from '@/components/permits/records-at-address'
import {
  type ConstructionSource,
  constructionSources,
  type ListedConstructionSource,
  queryMunicipalBuildingOperations,
  searchConstruction,
} from '@/connectors/open-data-discovery/public'
import type { Problem } from '@/lib/connector/errors'
import type { Meta } from '@/lib/connector/result'
import { defineTexts } from '@/lib/language/define-texts'
import { translate, translateParts } from '@/lib/language/translate'
import { answerRecords, describeOpen } from '@/lib/records/building-record/describe'
import { permitsAtPlace } from '@/lib/records/permit/at-place'
import { namePermit, notProof } from '@/lib/records/permit/describe'
import { formatPoint } from '@/lib/url-state'
import { toChoicePin } from '../features'
import { linkTo, wordsOf } from '../links'
import { answerOf, failed, notCovered, type PanelOutcome, withData } from '../outcome'
import type { Panel, PanelBodyProps, PanelTable } from '../panel'
import type { Place } from '../place'
import { type CountyMatch, findCity, findCounty } from './whereabouts'

type PermitsAnswer = z.output<typeof searchConstruction.result>
type BuildingAnswer = z.output<typeof queryMunicipalBuildingOperations.result>

interface OtherSource {
  source: Pick<ConstructionSource, 'id' | 'city' | 'title'>
  href: string
  isSure: boolean
}

interface SourceRows {
  source: ListedConstructionSource
  href: string
  records: PermitsAnswer['records']
  truncated: boolean
  caveats: string[]
  answer?: PermitsAnswer
  meta?: Meta
  problem?: Problem
}

interface PropertyRecords {
  city: string
  line: string
  href: string
  answer?: BuildingAnswer
  meta?: Meta
  problem?: Problem
}

interface PermitsData {
  placeName: string
  newest: SourceRows[]
  property?: PropertyRecords
  others: OtherSource[]
  notes: string[]
  /** Always empty, because each source in `newest` has its own caveats. */
  caveats: []
}

const MOST_SOURCES = 2
const MOST_ROWS = 3
const MOST_OF_EACH_FEED = 25

const texts = defineTexts('place.panels.permits', {
  title: 'Violations and permits',
  kind: 'permits',
  publisher: 'the city',
  outside:
    'Cities and counties of the United States publish building permits. This point lies in none of them.',
  uncovered: (name: string) =>
    `We do not know a source that publishes building permits of ${name}. Its building department has them.`,
  mayCover: (name: string) =>
    `One of these may cover ${name}: coordinates tell the county, not the city, and some sources cover a region. Choose one to see its permits.`,
  nothing: (name: string) => `The sources that cover ${name} list no permit.`,
  postal: 'The city is the one in the postal address. A house outside the city limits can have the same one.',
  whole: 'The newest permits come from the whole area that a source covers, not only from this address.',
  missing: 'A record missing here may exist at the city.',
  apart: 'Each city counts its permits in its own way, so we do not subtract one from the other.',
  failed: 'Could not load',
  areaOnly: 'City-wide list only',
  choose: 'Choose a source',
  cost: {
    title: 'Open violations',
    none: 'None is open on record at this address',
    newest: 'None is open among the newest records of this address',
    inPart: 'Not known: some records of this address did not load',
    unlisted: 'Not known: no list by address here',
  },
})

const caveats = z.array(z.string())
const problem = z.object({ code: z.string(), message: z.string() }).nullable()

const result = z.object({
  placeName: z.string(),
  newest: z
    .array(
      z.object({
        source: z.object({ id: z.string(), title: z.string(), reach: z.string() }),
        records: searchConstruction.result.shape.records,
        truncated: z.boolean(),
        caveats,
        problem,
      }),
    )
    .describe('The newest rows of the whole area that a source covers.'),
  property: z
    .object({
      city: z.string(),
      askedFor: z.string(),
      answer: queryMunicipalBuildingOperations.result.nullable(),
      problem,
    })
    .nullable()
    .describe('What the city’s own feeds say about this address.'),
  furtherSources: z.array(z.object({ id: z.string(), title: z.string(), covers: z.enum(['yes', 'maybe']) })),
  caveats,
})

export const permits = {
  id: 'permits',
  get title() {
    return texts.title
  },
  get kind() {
    return texts.kind
  },
  get publisher() {
    return texts.publisher
  },
  reads: [
    'geocoder.countyAt',
    'geocoder.findAddress',
    'open-data-discovery.listMunicipalBuildingOperationsSources',
    'open-data-discovery.queryMunicipalBuildingOperations',
    'open-data-discovery.describeConstructionSource',
    'open-data-discovery.searchConstruction',
  ],
  read: fetchPermits,
  answer: (outcome) =>
    answerOf(outcome, {
      found: ({ property }) =>
        property?.answer
          ? describeRecords(property.answer)
          : property?.problem
            ? { value: texts.failed, detail: texts.areaOnly, tone: 'bad', isQuestion: true }
            : { value: texts.areaOnly, tone: 'quiet', isQuestion: true },
      request: texts.choose,
    }),
  cost: {
    get title() {
      return texts.cost.title
    },
    describe: describeOpenCases,
  },
  height: 'min-h-64',
  body: PermitsBody,
  limits: ({ property, newest, notes }) => [
    ...(property?.answer ? [`${translate(notProof)} ${texts.missing}`] : []),
    ...notes,
    ...newest.flatMap(({ caveats, answer }) => caveats.filter((each) => each !== answer?.doubt?.message)),
  ],
  features: ({ newest }) =>
    newest.flatMap(({ source, records }) =>
      records.flatMap((record, index) =>
        toChoicePin(`permit ${source.id} ${index}`, translate(namePermit(record)), record),
      ),
    ),
  rows: ({ newest, property, notes }) => [
    ...(property ? [toTable(property.line, property, notes)] : []),
    ...newest.map((each) => toTable(each.source.title, each, notes)),
  ],
  compare: permitsAtPlace.compare(({ placeName, newest }) => [
    {
      place: placeName,
      sources: newest.map(({ source }) => source.title),
      newest: newest.flatMap(({ records }) => records),
    },
  ]),
  describeApart: (a, b) => [a && b && texts.apart],
  result,
  toResult: ({ placeName, newest, property, others, notes }) => ({
    placeName,
    newest: newest.map(({ source: { id, title, reach }, records, truncated, ...each }) => ({
      source: { id, title, reach },
      records,
      truncated,
      caveats: each.caveats,
      problem: toPlain(each.problem),
    })),
    property: property
      ? {
          city: property.city,
          askedFor: property.line,
          answer: property.answer ?? null,
          problem: toPlain(property.problem),
        }
      : null,
    furtherSources: others.map(({ source: { id, title }, isSure }) => ({
      id,
      title,
      covers: isSure ? 'yes' : 'maybe',
    })),
    caveats: notes,
  }),
  workflow: '/permits',
  href: (place) => linkTo('/permits', { q: wordsOf(place) ?? formatPoint(place.point) }),
} satisfies Panel<'permits', PermitsData, typeof result>

function describeRecords(answer: BuildingAnswer) {
  const { value, detail, ...rest } = answerRecords(Object.values(answer.feeds), timelineOf(answer))
  return { value: translate(value), detail: detail && translateParts(detail), ...rest }
}

function describeOpenCases({ property }: PermitsData): string {
  const { none, newest, inPart, unlisted } = texts.cost
  if (!property?.answer) return property?.problem ? inPart : unlisted
  const feeds = Object.values(property.answer.feeds)
  const open = describeOpen(timelineOf(property.answer))
  if (open) return translate(open)
  if (feeds.some(({ state }) => state === 'failed')) return inPart
  return feeds.some(({ truncated }) => truncated) ? newest : none
}

const toPlain = (why: Problem | undefined) => (why ? { code: why.code, message: why.message } : null)

function toTable(
  name: string,
  {
    answer,
    meta,
    problem: why,
  }: Pick<SourceRows, 'meta' | 'problem'> & { answer?: BuildingAnswer | PermitsAnswer },
  notes: readonly string[],
): PanelTable {
  const table = !answer
    ? { columns: [], rows: [], notes: [] }
    : 'feeds' in answer
      ? queryMunicipalBuildingOperations.table(answer)
      : searchConstruction.table(answer)
  return {
    name,
    table: { ...table, notes: [...table.notes, ...notes] },
    ...(meta ? { metas: [meta] } : {}),
    ...(why ? { problem: why.message } : {}),
  }
}

export const permitSourceHref = (source: string) => linkTo('/permits', { source })

export const propertyHref = (market: string, property: string) => linkTo('/permits', { market, property })

async function fetchPermits(place: Place, call: EngineCaller): Promise<PanelOutcome<PermitsData>> {
  if (place.states.length === 0) return notCovered(texts.outside)
  const inStates = constructionSources.filter(({ state }) => place.states.includes(state))
  const [county, city] = await Promise.all([findCounty(place, call), findCity(place, call)])
  if (county.kind === 'problem' && !city && inStates.length > 0) return failed(county.problem)
  const locality = localityOf(place, county, city)
  const isPlaced = locality.city !== undefined || locality.county !== undefined
  const { sure, perhaps } = isPlaced ? coveringOf(constructionSources, locality) : { sure: [], perhaps: [] }
  const name = formatLocality(locality)
  if (sure.length === 0 && perhaps.length === 0)
    return notCovered(texts.uncovered(name), { elsewhere: localGovernments })
  const answers = await fetchSources(locality, place.address, sure, call)
  if (answers.newest.length === 0 && !answers.property) return toChoice(name, [...sure, ...perhaps])
  const others = toOthers(sure, perhaps, answers.newest)
  return conclude({ placeName: name, ...answers, others, notes: notesFor(locality), caveats: [] })
}

async function fetchSources(
  locality: Locality,
  address: string | undefined,
  sure: readonly ConstructionSource[],
  call: EngineCaller,
) {
  const line = address?.split(',')[0]?.trim()
  const [market, described] = await Promise.all([
    line ? findMarket(locality, call) : undefined,
    Promise.all(
      sure.map(({ id }) => call('open-data-discovery', 'describeConstructionSource', { sourceId: id })),
    ),
  ])
  const enabled = described
    .flatMap((answer) => (answer.ok && answer.data.enabled ? [answer.data] : []))
    .toSorted((a, b) => widthOf(a) - widthOf(b))
  const [property, newest] = await Promise.all([
    market && line ? fetchProperty(market, line, call) : undefined,
    Promise.all(enabled.slice(0, market ? 1 : MOST_SOURCES).map((source) => fetchNewest(source, call))),
  ])
  return { newest, ...(property ? { property } : {}) }
}

const widthOf = ({ reach }: ListedConstructionSource) => ['city', 'county', 'region', 'state'].indexOf(reach)

function localityOf({ states }: Place, countyMatch: CountyMatch, city: string | undefined): Locality {
  const county = countyMatch.kind === 'county' ? countyMatch.county : undefined
  return { state: county?.state ?? states[0] ?? '', city, county: county?.name }
}

function toOthers(
  sure: readonly ConstructionSource[],
  perhaps: readonly ConstructionSource[],
  newest: readonly SourceRows[],
): OtherSource[] {
  const sourceIds = new Set(newest.map(({ source }) => source.id))
  return [...sure, ...perhaps]
    .filter(({ id }) => !sourceIds.has(id))
    .map((source) => ({ source, href: permitSourceHref(source.id), isSure: sure.includes(source) }))
}

const notesFor = ({ city }: Locality) => [...(city ? [texts.postal] : []), texts.whole]

function toChoice(name: string, sources: readonly ConstructionSource[]): PanelOutcome<never> {
  const choices = sources.map(({ id, title }) => ({ label: translate(title), href: permitSourceHref(id) }))
  return { ending: 'on-request', why: texts.mayCover(name), choices }
}

function conclude(data: PermitsData): PanelOutcome<PermitsData> {
  const parts = [...(data.property ? [data.property] : []), ...data.newest]
  const metas = parts.flatMap(({ meta }) => meta ?? [])
  const [problem] = parts.flatMap((part) => part.problem ?? [])
  const isFound =
    data.newest.some(({ records }) => records.length > 0) ||
    (data.property && (hasRecords(data.property) || isInPart(data.property)))
  if (isFound) return withData(data, metas)
  return problem ? failed(problem) : { ending: 'none', why: texts.nothing(data.placeName), metas }
}

interface CityFeeds {
  market: BuildingAnswer['market']
  city: string
}

async function findMarket(place: Locality, call: EngineCaller): Promise<CityFeeds | undefined> {
  const listed = await call('open-data-discovery', 'listMunicipalBuildingOperationsSources', {})
  return listed.ok ? listed.data.markets.find((each) => isInMarket(each, place)) : undefined
}

async function fetchProperty(market: CityFeeds, line: string, call: EngineCaller): Promise<PropertyRecords> {
  const question = { market: market.market, propertySearch: line, limit: MOST_OF_EACH_FEED }
  const answer = await call('open-data-discovery', 'queryMunicipalBuildingOperations', question)
  const entry = { city: market.city, line, href: propertyHref(market.market, line) }
  return answer.ok
    ? { ...entry, answer: answer.data, meta: answer.meta }
    : { ...entry, problem: answer.error }
}

const hasRecords = ({ answer }: PropertyRecords): boolean =>
  Object.values(answer?.feeds ?? {}).some(({ records }) => records.length > 0)

const isInPart = ({ answer }: PropertyRecords): boolean =>
  Object.values(answer?.feeds ?? {}).some(({ state }) => state === 'failed')

async function fetchNewest(source: ListedConstructionSource, call: EngineCaller): Promise<SourceRows> {
  const question = { sourceId: source.id, limit: MOST_ROWS }
  const answer = await call('open-data-discovery', 'searchConstruction', question)
  const entry = { source, href: permitSourceHref(source.id) }
  if (!answer.ok) return { ...entry, records: [], truncated: false, caveats: [], problem: answer.error }
  const { data, meta } = answer
  const { records, truncated, caveats } = data
  return { ...entry, records, truncated, caveats, answer: data, meta }
}

function PermitsBody({ data: { property, newest, others } }: PanelBodyProps<PermitsData>) {
  return (
    <>
      {property && (
        <RecordsAtAddress
          entries={property.answer ? timelineOf(property.answer) : []}
          feeds={property.answer?.feeds ?? {}}
          absence={property.answer ? absenceOf(property.answer) : property.problem?.message}
          href={property.href}
        />
      )}
      {newest.map(({ source, records, answer, problem, href }) => (
        <NewestPermits
          key={source.id}
          source={source}
          records={records}
          absence={problem?.message ?? answer?.doubt?.message}
          href={href}
        />
      ))}
      <FurtherSources sources={others} />
    </>
  )
}
