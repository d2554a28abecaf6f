import type { ConnectorMethod } from '@/lib/connector/method'
import { citeSearch, search, searchResult } from './search/search'
import { airSearchParams } from './search/search-params'

export const searchAirFacilities = {
  summary:
    'Permits under the Clean Air Act in a state, a county (countyFips, not a name), a box or around a point: totals, and a token for getFacilityRows. A point needs latitude, longitude and radiusMiles together.',
  params: airSearchParams,
  result: searchResult,
  advice: { county: 'The air search takes no county name: give countyFips, such as 48201.' },
  example: { state: 'TX', countyFips: '48201' },
  run: (params, context) => search('air', params, context),
  cite: citeSearch,
} satisfies ConnectorMethod<typeof airSearchParams, typeof searchResult>
