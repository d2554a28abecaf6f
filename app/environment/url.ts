import type { Route } from 'next'
import { violationClasses } from '@/components/facilities/violation-class'
import { choice, declareUrl, flag, named, number, page, point, text, type UrlOf } from '@/lib/url-state'

export const medias = { all: 'All programs', air: 'Air', water: 'Water' } as const

export const programs = {
  air: 'Air',
  water: 'Water discharge',
  hazardousWaste: 'Hazardous waste',
  drinkingWater: 'Drinking water',
  toxicsRelease: 'Toxics releases',
} as const

export const LEAST_RADIUS = 0.1
export const MOST_RADIUS = 99.9
/** Within this everything is loaded at once; beyond it ring by ring. */
const QUICK_RADIUS = 3

export type Ring = 1 | 2 | 3
const ring = choice<Ring>([1, 2, 3])

/** "5", "5.0 mi" and "2,5" are radiuses. */
const radius = number({
  ...{ min: LEAST_RADIUS, max: MOST_RADIUS, decimals: 2 },
  trim: (typed) => typed.replace(/\s*(mi|miles?)?\.?$/i, '').replace(',', '.'),
})

export const environmentUrl = declareUrl({
  q: text(300),
  at: point(),
  radius: radius.orError(`Give a radius from ${LEAST_RADIUS} to ${MOST_RADIUS} miles.`).or(1),
  media: choice(medias).or('all'),
  activeOnly: named('active', flag()),
  /** Load up to this ring; without it as much as the radius makes quick. */
  rings: ring,
  program: choice(programs),
  status: choice(violationClasses),
  /** List only up to this ring. */
  within: ring,
  page: page(),
  selected: text(120),
})
export type EnvironmentUrl = UrlOf<typeof environmentUrl>

export const environmentHref = (url: Partial<EnvironmentUrl>): Route =>
  environmentUrl.toHref('/environment', url)

export const ringsToLoad = ({ rings, radius: miles }: EnvironmentUrl): Ring =>
  rings ?? (miles <= QUICK_RADIUS ? 3 : 1)
