import type { Route } from 'next'
import type { Bounds } from '@/lib/geography/types'
import { programNames } from '@/lib/records/facility/programs'
import { violationClasses } from '@/lib/records/facility/violation-class'
import {
  box,
  choice,
  declareUrl,
  flag,
  named,
  number,
  page,
  point,
  scalar,
  text,
  type UrlOf,
} from '@/lib/url-state'

export const medias = { all: 'All facilities', air: 'Air permits', water: 'Water permits' } as const

export const LEAST_RADIUS = 0.1
export const MOST_RADIUS = 99.9
/** Within this everything is loaded at once; beyond it ring by ring. */
const QUICK_RADIUS = 3

export const allRings = [1, 2, 3] as const
export type Ring = (typeof allRings)[number]
const ring = choice<Ring>(allRings)

/** "5", "5.0 mi" and "2,5" are radiuses. */
const radius = number({
  min: LEAST_RADIUS,
  max: MOST_RADIUS,
  decimals: 2,
  trim: (typed) =>
    typed
      .replace(/(?:miles?|mi)?\.?$/i, '')
      .trimEnd()
      .replace(',', '.'),
})

const DEGREES = 6
const anyBox = box(DEGREES)

/** Two opposite corners in any order. A box without area, off the globe or across the 180th meridian is rejected. */
const cornered = scalar<Bounds>(
  anyBox.schema,
  (text) => {
    const corners = anyBox.parse(text)
    if (!Array.isArray(corners)) return undefined
    const [a = 0, b = 0, c = 0, d = 0] = corners.map((degrees) => Number(degrees.toFixed(DEGREES)))
    const [west, east, south, north] = [Math.min(a, c), Math.max(a, c), Math.min(b, d), Math.max(b, d)]
    const isOnGlobe = west >= -180 && east <= 180 && south >= -90 && north <= 90
    return isOnGlobe && west < east && east - west <= 180 && south < north
      ? [west, south, east, north]
      : undefined
  },
  anyBox.format,
)

/** Besides the usual order: nearest first, in a box by name. */
export const sorts = ['farthest', 'status', 'name'] as const
export type Sort = (typeof sorts)[number]

const fields = {
  q: text(300),
  at: point(),
  /** Instead of a place: all that lies in a box. */
  bbox: cornered,
  radius: radius.orError(`Give a radius from ${LEAST_RADIUS} to ${MOST_RADIUS} miles.`).or(1),
  media: choice(medias).or('all'),
  activeOnly: named('active', flag()),
  /** Load up to this ring; without it as much as the radius makes quick. */
  rings: ring,
  program: choice(programNames),
  status: choice(violationClasses),
  within: ring,
  sort: choice(sorts),
  page: page(),
  whole: flag(),
  selected: text(120),
}

/** A place typed beside a box is the newer question, and a box has no rings. */
export const environmentUrl = declareUrl(fields, {
  settle({ bbox, rings, within, ...url }) {
    const isBox = bbox !== undefined && !url.q && !url.at
    return { ...url, ...(isBox ? { bbox } : { ...(rings && { rings }), ...(within && { within }) }) }
  },
})
export type EnvironmentUrl = UrlOf<typeof environmentUrl>

export const environmentHref = (url: Partial<EnvironmentUrl>): Route =>
  environmentUrl.toHref('/environment', url)

const RING_SHARES = { 1: 0.25, 2: 0.5, 3: 1 } as const

/** Tenths of a mile halve and quarter to at most three decimals. */
export const withinMiles = ({ radius: miles }: Pick<EnvironmentUrl, 'radius'>, ring: Ring): number =>
  Number((miles * RING_SHARES[ring]).toFixed(3))

export const ringsToLoad = ({ rings, radius: miles }: EnvironmentUrl): Ring =>
  rings ?? (miles <= QUICK_RADIUS ? 3 : 1)
