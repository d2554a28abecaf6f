import 'server-only'
import { read } from '@/app/data'
import type { Market } from '@/connectors/open-data-discovery/feed'
import { dayAfter } from '@/lib/calendar-day'
import type { PermitsUrl } from './url'

export const PAGE_SIZE = 100
/** Of each feed of a city; no property has as many. */
export const FEED_SIZE = 200

const CONNECTOR = 'open-data-discovery'

export const readSources = () => read(CONNECTOR, 'listNewConstructionPermitSources', {})
export const readSource = (sourceId: string) => read(CONNECTOR, 'describeConstructionSource', { sourceId })
export const readMarkets = () => read(CONNECTOR, 'listMunicipalBuildingOperationsSources', {})

type Answer<R extends (...params: never[]) => unknown> = Extract<Awaited<ReturnType<R>>, { ok: true }>
export type ListedSource = Answer<typeof readSource>['data']
export type ListedMarket = Answer<typeof readMarkets>['data']['markets'][number]

/** Without its days where the source cannot be asked for any: the page says so. */
export function readPermits({ from, to, offset }: PermitsUrl, source: ListedSource) {
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

export type PermitsAnswer = Answer<typeof readPermits>
export type PermitRecord = PermitsAnswer['data']['records'][number]

export const readProperty = (market: Market, property: string, offset: number) =>
  read(CONNECTOR, 'queryMunicipalBuildingOperations', {
    market,
    propertySearch: property,
    limit: FEED_SIZE,
    offset,
  })

export type PropertyAnswer = Answer<typeof readProperty>

export type BuildingRecord = PropertyAnswer['data']['feeds'][string]['records'][number]
