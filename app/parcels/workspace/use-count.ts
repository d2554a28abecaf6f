import { useQuery } from '@tanstack/react-query'
import type { Bounds } from '@/components/map/map-props'
import { fetchJson } from '@/components/query/fetch-json'
import type { ParcelFilter } from '@/lib/florida/parcel-filter'
import { areaQuery, isCountable } from '../area-query'
import type { CountState } from './say-count'
import { useSettled } from './use-settled'

interface Counted {
  count: number
  includesPlaceholders: boolean
}

/** The source needs seconds to count a county: it is asked once the map rests. */
const REST_MS = 600

export function useCount(bounds: Bounds, filter: ParcelFilter, wanted: boolean): CountState {
  const query = areaQuery(bounds, filter).toString()
  const settled = useSettled(query, REST_MS)
  const countable = isCountable(bounds)
  const { data } = useQuery({
    queryKey: ['count', settled],
    queryFn: ({ signal }) => fetchJson<Counted>(`/parcels/count?${settled}`, { signal }),
    enabled: wanted && countable && settled === query,
    staleTime: ({ state }) => (state.data?.ok ? Number.POSITIVE_INFINITY : 0),
  })
  if (!countable) return { kind: 'too-large' }
  if (!data || settled !== query) return { kind: 'counting' }
  return data.ok ? { kind: 'counted', ...data.data } : { kind: 'failed', message: data.problem.message }
}
