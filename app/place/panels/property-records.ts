import type { Read } from '@/app/data'
import { type AskedPlace, isInMarket } from '@/app/permit-coverage'
import type { BuildingAnswer } from '@/connectors/open-data-discovery/building-answer'
import type { Market } from '@/connectors/open-data-discovery/feed'
import type { Problem } from '@/lib/connector/errors'
import type { Meta } from '@/lib/connector/result'
import { propertyHref } from './links'

/** What the city's own feeds say of the address. */
export interface PropertyRecords {
  city: string
  /** As it was asked for. */
  line: string
  href: string
  answer?: BuildingAnswer
  meta?: Meta
  problem?: Problem
}

const MOST_OF_EACH_FEED = 25

interface City {
  market: Market
  city: string
}

/** The city with records of single properties that a place lies in; undefined: there is none here. */
export async function findMarket(place: AskedPlace, read: Read): Promise<City | undefined> {
  const listed = await read('open-data-discovery', 'listMunicipalBuildingOperationsSources', {})
  return listed.ok ? listed.data.markets.find((each) => isInMarket(each, place)) : undefined
}

export async function recordsOfProperty(market: City, line: string, read: Read): Promise<PropertyRecords> {
  const question = { market: market.market, propertySearch: line, limit: MOST_OF_EACH_FEED }
  const answer = await read('open-data-discovery', 'queryMunicipalBuildingOperations', question)
  const entry = { city: market.city, line, href: propertyHref(market.market, line) }
  return answer.ok
    ? { ...entry, answer: answer.data, meta: answer.meta }
    : { ...entry, problem: answer.error }
}

export const hasRecords = ({ answer }: PropertyRecords): boolean =>
  Object.values(answer?.feeds ?? {}).some(({ records }) => records.length > 0)

/** Some feeds answered and others could not: nothing found is then no absence. */
export const isInPart = ({ answer }: PropertyRecords): boolean =>
  Object.values(answer?.feeds ?? {}).some(({ state }) => state === 'failed')
