import { type CoverageLocation, coverageOf, excludedPlace } from './covered-places'

interface StateSource {
  id: string
  state: string
}

type Suggestion<S extends StateSource> =
  /**
   * `certain` is false if it is unknown whether the source covers the place. An empty result then does not
   * prove that the home has no record.
   */
  | { kind: 'one'; source: S; certain: boolean }
  | { kind: 'several'; sources: S[] }
  | { kind: 'not-covered'; state: string; office?: string }
  | { kind: 'unknown-place' }

export function suggestSource<S extends StateSource>(
  sources: readonly S[],
  places: readonly CoverageLocation[],
): Suggestion<S> {
  const [first] = places
  if (!first) return { kind: 'unknown-place' }
  const covering = places.map((place) => ({
    sure: sources.filter((source) => coverageOf(source, place) === 'covers'),
    perhaps: sources.filter((source) => coverageOf(source, place) === 'may-cover'),
  }))
  const fitting = [...new Set(covering.flatMap(({ sure, perhaps }) => [...sure, ...perhaps]))]
  const [only, ...more] = fitting
  if (!only) {
    const office = excludedPlace(first)?.office
    return { kind: 'not-covered', state: first.state, ...(office ? { office } : {}) }
  }
  const isForAll = covering.every(({ sure, perhaps }) => [...sure, ...perhaps].includes(only))
  if (more.length > 0 || !isForAll) return { kind: 'several', sources: fitting }
  return { kind: 'one', source: only, certain: covering.every(({ sure }) => sure.includes(only)) }
}
