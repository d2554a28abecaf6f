import 'server-only'
import { read } from '@/app/_lib/read/data'
import { isMissingReading } from '@/app/_lib/read/reading-scope'
import type { BuildingFeedCityId } from '@/connectors/open-data-discovery/public'
import { dayAfter } from '@/lib/calendar-day'
import { whenAborted, within } from '@/lib/connector/upstream/within'
import type { PermitsUrlParams } from './url'

export const PAGE_SIZE = 100
/** Largest number of records on one page, for each feed of a city. */
export const FEED_SIZE = 200

const CONNECTOR = 'open-data-discovery'

export const fetchSources = () => read(CONNECTOR, 'listNewConstructionPermitSources', {})
export const fetchSource = (sourceId: string) => read(CONNECTOR, 'describeConstructionSource', { sourceId })
export const fetchMarkets = () => read(CONNECTOR, 'listMunicipalBuildingOperationsSources', {})

type Answer<R extends (...params: never[]) => unknown> = Extract<Awaited<ReturnType<R>>, { ok: true }>
export type ListedPermitSource = Answer<typeof fetchSource>['data']
export type ListedBuildingFeedCity = Answer<typeof fetchMarkets>['data']['markets'][number]

export const fetchPermits = (url: PermitsUrlParams, source: ListedPermitSource) =>
  fetchPage(url, source, { limit: PAGE_SIZE, offset: url.offset })

export const fetchPage = (
  url: PermitsUrlParams,
  source: ListedPermitSource,
  page: { limit: number; offset: number },
) => read(CONNECTOR, 'searchConstruction', { sourceId: source.id, ...page, ...daysOf(url, source) })

export type PermitSearchResponse = Answer<typeof fetchPermits>
export type PermitSearchRow = PermitSearchResponse['data']['records'][number]

/** If the source cannot filter by date, the request has no dates, and the page says so. */
const daysOf = ({ from, to }: PermitsUrlParams, { supportsIssuedAfter }: ListedPermitSource) =>
  supportsIssuedAfter
    ? { ...(from ? { issuedAfter: from } : {}), ...(to ? { issuedBefore: dayAfter(to) } : {}) }
    : {}

const COUNT_MS = 3_000

const fetchCount = (url: PermitsUrlParams, source: ListedPermitSource) =>
  read(CONNECTOR, 'countConstruction', { sourceId: source.id, ...daysOf(url, source) })

export type PermitCountResponse = Answer<typeof fetchCount>

/** Undefined in frozen copies from before this count existed. */
export type PermitCountOutcome = PermitCountResponse | { ok: false; why: string } | undefined

const LATE = 'The source is still counting. Load the page again in a moment.'

/** Fetches rows and count separately, so that the rows are shown even if the count fails. */
export async function fetchPermitPage(url: PermitsUrlParams, source: ListedPermitSource) {
  const counting = fetchCount(url, source)
  const answer = await fetchPermits(url, source)
  if (!answer.ok) return { answer, counted: undefined }
  const counted = await within(COUNT_MS, (signal) => Promise.race([counting, whenAborted(signal)]))
  return { answer, counted: readCount(counted) }
}

function readCount(answer: Awaited<ReturnType<typeof fetchCount>> | undefined): PermitCountOutcome {
  if (answer === undefined) return { ok: false, why: LATE }
  if (answer.ok) return answer
  return isMissingReading(answer)
    ? undefined
    : { ok: false, why: answer.error.isWaiting ? LATE : answer.error.message }
}

export const fetchProperty = (market: BuildingFeedCityId, property: string, offset: number) =>
  read(CONNECTOR, 'queryMunicipalBuildingOperations', {
    market,
    propertySearch: property,
    limit: FEED_SIZE,
    offset,
  })

export type BuildingRecordsResponse = Answer<typeof fetchProperty>
