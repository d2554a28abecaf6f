import type { LocalSource } from './read-coverage'

export const stateId = (code: string): string => `state-${code}`

export const countSources = (count: number): string =>
  count === 0 ? 'no source of its own' : `${count} more ${count === 1 ? 'source' : 'sources'}`

/** Places, each once, with how many sources it has; what is switched off is named as such. */
export function listPlaces(sources: readonly LocalSource[]): string {
  const places = [...new Set(sources.map(({ place }) => place))]
  return places
    .map((place) => {
      const here = sources.filter((source) => source.place === place)
      const several = here.length > 1 ? `${here.length} sources` : ''
      const off = here.every(({ enabled }) => !enabled) ? 'switched off here' : ''
      const notes = [several, off].filter(Boolean).join(', ')
      return notes ? `${place} (${notes})` : place
    })
    .join(', ')
}
