import type { ConnectorMethod } from '@/lib/connector/method'
import { citeSearch, search, searchResult } from './search/search'
import { searchParams } from './search/search-params'

export const searchWaterFacilities = {
  summary:
    'Discharge permits under the Clean Water Act in a state, a county, a box or around a point: totals, and a token for getFacilityRows. A point needs latitude, longitude and radiusMiles together; county needs state.',
  params: searchParams,
  result: searchResult,
  example: { bbox: { c1lat: 30.55, c1lon: -96.4, c2lat: 30.75, c2lon: -96.26 } },
  run: (params, context) => search('water', params, context),
  cite: citeSearch,
} satisfies ConnectorMethod<typeof searchParams, typeof searchResult>
