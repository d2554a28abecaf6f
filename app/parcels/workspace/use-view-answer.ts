import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { Bounds } from '@/components/map/map-props'
import { type FetchedJson, fetchJson } from '@/components/query/fetch-json'
import { useSettled } from '@/components/query/use-settled'
import type { ParcelFilter, ParcelView } from '@/connectors/us-florida-parcels/public'
import { areaQuery, isCountable } from '../area-query'
import { type Counted, type CountState, toCountState } from './describe-count'

export type ViewAnswer = FetchedJson<ParcelView>

const MINUTE = 60_000

/** The parcels of an area. Until a new one is there the last one stands; a view that is left is abandoned. */
export function useViewAnswer(query: string, enabled: boolean) {
  return useQuery({
    queryKey: ['view', query],
    queryFn: ({ signal }) => fetchJson<ParcelView>(`/parcels/view?${query}`, { signal }),
    enabled,
    placeholderData: keepPreviousData,
    // A failure and a set with gaps are asked for again when one comes back to them.
    staleTime: ({ state: { data } }) => (data && isWhole(data) ? 10 * MINUTE : 0),
    gcTime: 2 * MINUTE,
  })
}

const isWhole = (answer: ViewAnswer) => answer.ok && answer.data.areas.loaded === answer.data.areas.asked

/** The source needs seconds to count a county: it is asked once the map rests. */
const REST_MS = 600
const GOING_ON_MS = 100

const isCounted = (data: FetchedJson<Counted> | undefined) => data?.ok === true && data.data.count !== null

export function useCount(bounds: Bounds, filter: ParcelFilter, wanted: boolean): CountState {
  const query = areaQuery(bounds, filter).toString()
  const settled = useSettled(query, REST_MS)
  const countable = isCountable(bounds)
  const { data } = useQuery({
    queryKey: ['count', settled],
    queryFn: ({ signal }) => fetchJson<Counted>(`/parcels/count?${settled}`, { signal }),
    enabled: wanted && countable && settled === query,
    staleTime: ({ state }) => (isCounted(state.data) ? Number.POSITIVE_INFINITY : 0),
    // A large area is counted a few squares at a time.
    refetchInterval: ({ state }) => (state.data?.ok && !isCounted(state.data) ? GOING_ON_MS : false),
  })
  if (!countable) return { kind: 'too-large' }
  if (!data || settled !== query) return { kind: 'counting' }
  return data.ok ? toCountState(data.data) : { kind: 'failed', message: data.problem.message }
}
