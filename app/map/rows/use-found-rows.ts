import { useQuery } from '@tanstack/react-query'
import { fetchJson } from '@/components/query/fetch-json'
import type { Problem } from '@/lib/connector/errors'
import type { MapLayer, MapLayerRow } from '../layers/map-layer'

interface FoundRows {
  isAsking: boolean
  problem: Problem | undefined
  failures: readonly string[]
  retry(): void
}

export function useRowsByKey(
  layer: MapLayer | undefined,
  keys: readonly string[],
  isReady: boolean,
  onRows: (layer: MapLayer, rows: readonly MapLayerRow[]) => void,
): FoundRows {
  const { find } = layer ?? {}
  const isWanted = find !== undefined && keys.length > 0
  const { data, isFetching, refetch } = useQuery({
    queryKey: ['find', layer?.id, ...keys],
    queryFn: async ({ signal }) => {
      if (!layer || !find) throw new Error('The layer has no look-up by key.')
      const answer = await fetchJson<unknown>(find.href, { signal, body: { asked: keys.map(find.toAsked) } })
      if (answer.ok)
        onRows(
          layer,
          find.toFound(answer.data).flatMap((result) => result.rows),
        )
      return answer
    },
    enabled: isWanted && isReady,
    staleTime: ({ state }) => (state.data?.ok ? Number.POSITIVE_INFINITY : 0),
  })
  const results = find && data?.ok ? find.toFound(data.data) : []
  return {
    isAsking: isWanted && (isFetching || data === undefined),
    problem: isWanted && data && !data.ok ? data.problem : undefined,
    failures: results.flatMap(({ failure }) => failure ?? []),
    retry: () => void refetch(),
  }
}
