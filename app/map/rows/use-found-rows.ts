import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { fetchJson } from '@/components/query/fetch-json'
import type { Problem } from '@/lib/connector/errors'
import type { LayerRow, MapLayer, PastedKeyMatches } from '../layers/map-layer'

interface FoundRows {
  rows: readonly LayerRow[]
  isAsking: boolean
  problem: Problem | undefined
  failures: readonly string[]
  retry(): void
}

const NO_MATCHES: readonly PastedKeyMatches<LayerRow>[] = []

export function useRowsByKey(
  layer: MapLayer | undefined,
  keys: readonly string[],
  isReady: boolean,
): FoundRows {
  const { find } = layer ?? {}
  const isWanted = find !== undefined && keys.length > 0
  const { data, isFetching, refetch } = useQuery({
    queryKey: ['find', layer?.id, ...keys],
    queryFn: ({ signal }) =>
      find
        ? fetchJson<unknown>(find.href, { signal, body: { asked: keys.map(find.toAsked) } })
        : Promise.reject(),
    enabled: isWanted && isReady,
    staleTime: ({ state }) => (state.data?.ok ? Number.POSITIVE_INFINITY : 0),
  })
  const results = useMemo(() => (find && data?.ok ? find.toFound(data.data) : NO_MATCHES), [find, data])
  const rows = useMemo(() => results.flatMap((result) => result.rows), [results])
  return {
    rows,
    isAsking: isWanted && (isFetching || data === undefined),
    problem: isWanted && data && !data.ok ? data.problem : undefined,
    failures: results.flatMap(({ failure }) => failure ?? []),
    retry: () => void refetch(),
  }
}
