import { plural } from '@/lib/format'
import type { LocalSource } from './fetch-coverage'

export const stateId = (code: string): string => `state-${code}`

export const countSources = (count: number): string =>
  count === 0 ? 'no source of its own' : `${count} more ${plural(count, 'source')}`

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

export const levels = [
  { from: 0, label: 'Only what answers everywhere', pattern: 'coverage-none' },
  { from: 1, label: '1 more source', pattern: 'coverage-one' },
  { from: 2, label: '2 or 3 more', pattern: 'coverage-few' },
  { from: 4, label: '4 or more', pattern: 'coverage-many' },
] as const

export type CoverageLevel = (typeof levels)[number]

export const levelOf = (count: number): CoverageLevel =>
  levels.findLast(({ from }) => count >= from) ?? levels[0]
