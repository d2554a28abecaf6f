import type { ConnectorMethod } from '@/lib/connector/method'
import { citeSearch, search, searchResult } from './search/search'
import { searchParams } from './search/search-params'

export const searchFacilities = {
  summary:
    'Regulated facilities of all programs in a state, a county, a box or around a point: totals, and a token for getFacilityRows. A point needs latitude, longitude and radiusMiles together; county needs state.',
  params: searchParams,
  result: searchResult,
  example: { latitude: 29.7355, longitude: -95.2654, radiusMiles: 1 },
  run: (params, context) => search('all-media', params, context),
  cite: citeSearch,
} satisfies ConnectorMethod<typeof searchParams, typeof searchResult>
