import 'server-only'
import { read } from '@/app/_lib/read/data'
import type { Market } from '@/connectors/open-data-discovery/buildings/feed'
import { dayAfter } from '@/lib/calendar-day'
import type { PermitsUrl } from './url'

export const PAGE_SIZE = 100
/** Of each feed of a city; no property has as many. */
export const FEED_SIZE = 200

const CONNECTOR = 'open-data-discovery'

export const fetchSources = () => read(CONNECTOR, 'listNewConstructionPermitSources', {})
export const fetchSource = (sourceId: string) => read(CONNECTOR, 'describeConstructionSource', { sourceId })
export const fetchMarkets = () => read(CONNECTOR, 'listMunicipalBuildingOperationsSources', {})

type Answer<R extends (...params: never[]) => unknown> = Extract<Awaited<ReturnType<R>>, { ok: true }>
export type ListedSource = Answer<typeof fetchSource>['data']
export type ListedMarket = Answer<typeof fetchMarkets>['data']['markets'][number]

/** Without its days where the source cannot be asked for any: the page says so. */
export function fetchPermits({ from, to, offset }: PermitsUrl, source: ListedSource) {
  const period = source.supportsIssuedAfter
    ? { ...(from ? { issuedAfter: from } : {}), ...(to ? { issuedBefore: dayAfter(to) } : {}) }
    : {}
  return read(CONNECTOR, 'searchConstruction', {
    sourceId: source.id,
    limit: PAGE_SIZE,
    offset,
    ...period,
  })
}

export type PermitsAnswer = Answer<typeof fetchPermits>
export type PermitRecord = PermitsAnswer['data']['records'][number]

export const fetchProperty = (market: Market, property: string, offset: number) =>
  read(CONNECTOR, 'queryMunicipalBuildingOperations', {
    market,
    propertySearch: property,
    limit: FEED_SIZE,
    offset,
  })

export type PropertyAnswer = Answer<typeof fetchProperty>
