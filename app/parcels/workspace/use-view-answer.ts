import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type FetchedJson, fetchJson } from '@/components/query/fetch-json'
import type { ParcelView } from '@/lib/florida/parcel-view'

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
