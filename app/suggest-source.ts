import { type AskedPlace, coverageOf } from './covered-places'

interface Listed {
  id: string
  state: string
}

export type Suggestion<S extends Listed> =
  | { kind: 'one'; source: S }
  /** A person has to choose. */
  | { kind: 'several'; sources: S[] }
  | { kind: 'not-covered'; state: string }
  | { kind: 'unknown-place' }

/** The source to ask about an address, only where there is no doubt; else what to choose from. */
export function suggestSource<S extends Listed>(
  sources: readonly S[],
  places: readonly AskedPlace[],
): Suggestion<S> {
  const [first] = places
  if (!first) return { kind: 'unknown-place' }
  const covering = places.map((place) => ({
    sure: sources.filter((source) => coverageOf(source, place) === 'covers'),
    perhaps: sources.filter((source) => coverageOf(source, place) === 'may-cover'),
  }))
  const fitting = [...new Set(covering.flatMap(({ sure, perhaps }) => [...sure, ...perhaps]))]
  const [only, ...more] = fitting
  if (!only) return { kind: 'not-covered', state: first.state }
  const isSure = covering.every(({ sure }) => sure.includes(only))
  return more.length === 0 && isSure ? { kind: 'one', source: only } : { kind: 'several', sources: fitting }
}
