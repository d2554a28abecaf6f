import { useQuery } from '@tanstack/react-query'
import type { Bounds } from '@/components/map/map-props'
import { type FetchedJson, fetchJson } from '@/components/query/fetch-json'
import type { ParcelFilter } from '@/lib/florida/parcel-filter'
import { areaQuery, isCountable } from '../area-query'
import { type Counted, type CountState, toCountState } from './say-count'
import { useSettled } from './use-settled'

/** The source needs seconds to count a county: it is asked once the map rests. */
const REST_MS = 600
const GOING_ON_MS = 100

const isWhole = (data: FetchedJson<Counted> | undefined) => data?.ok === true && data.data.count !== null

export function useCount(bounds: Bounds, filter: ParcelFilter, wanted: boolean): CountState {
  const query = areaQuery(bounds, filter).toString()
  const settled = useSettled(query, REST_MS)
  const countable = isCountable(bounds)
  const { data } = useQuery({
    queryKey: ['count', settled],
    queryFn: ({ signal }) => fetchJson<Counted>(`/parcels/count?${settled}`, { signal }),
    enabled: wanted && countable && settled === query,
    staleTime: ({ state }) => (isWhole(state.data) ? Number.POSITIVE_INFINITY : 0),
    // A large area is counted a few squares at a time.
    refetchInterval: ({ state }) => (state.data?.ok && !isWhole(state.data) ? GOING_ON_MS : false),
  })
  if (!countable) return { kind: 'too-large' }
  if (!data || settled !== query) return { kind: 'counting' }
  return data.ok ? toCountState(data.data) : { kind: 'failed', message: data.problem.message }
}
