import 'server-only'
import { isInMarket } from '@/app/_lib/coverage/permit-coverage'
import { read } from '@/app/_lib/read/data'
import { readingScope } from '@/app/_lib/read/reading-scope'
import { type BuildingRecordsResult, cities } from '@/connectors/open-data-discovery/public'
import type { Result } from '@/lib/connector/result'
import { localHref } from '@/lib/language/local-href'
import type { ValueYear } from '@/lib/records/assessment/value-years'
import { type HomeSelection, streetLineOf } from '../fetch-home'
import { type ComparedYears, comparedYears } from './permits-in'

export interface HomePermits {
  city: string
  line: string
  href: string
  years: ComparedYears
  later: Promise<Result<BuildingRecordsResult>>
}

const MOST_RECORDS = 50

/**
 * Returns undefined on a page from a snapshot, for a home without an address, and in a city whose permits we
 * do not cover.
 */
export function fetchPermitsOfYears(
  { property, source }: Pick<HomeSelection, 'property' | 'source'>,
  valueYears: readonly ValueYear[],
): HomePermits | undefined {
  const years = comparedYears(valueYears)
  const state = property.stateCode ?? source?.state
  const line = streetLineOf({ property })
  const city = state
    ? cities.find(({ name }) =>
        isInMarket({ city: name, state }, { state, city: property.city ?? undefined }),
      )
    : undefined
  if (!years || !line || !city || city.state !== state || readingScope().replay) return undefined
  return {
    city: city.name,
    line,
    href: localHref(`/permits?${new URLSearchParams({ market: city.market, property: line })}`),
    years,
    later: read('open-data-discovery', 'queryMunicipalBuildingOperations', {
      market: city.market,
      propertySearch: line,
      limit: MOST_RECORDS,
    }),
  }
}
