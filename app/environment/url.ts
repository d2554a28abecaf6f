import type { Route } from 'next'
import { isOnGlobe } from '@/lib/geography/bounds'
import type { Bounds } from '@/lib/geography/types'
import { defineTexts } from '@/lib/language/define-texts'
import { cleanupWorkLists } from '@/lib/records/cleanup-site/lists'
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
  Refusal,
  scalar,
  text,
  type UrlParamsOf,
} from '@/lib/url-state'

const texts = defineTexts('environment.url', {
  medias: { all: 'All facilities', air: 'Air permits', water: 'Water permits' },
  radius: (least, most) => `Give a radius from ${least} to ${most} miles.`,
})

export const medias = ['all', 'air', 'water'] as const

export const nameMedia = (media: (typeof medias)[number]): string => texts.medias[media]

export const LEAST_RADIUS = 0.1
export const MOST_RADIUS = 99.9
/** Radius in miles up to which all rings load at once. A larger area loads ring by ring. */
const QUICK_RADIUS = 3

export const allRings = [1, 2, 3] as const
export type DistanceRingNumber = (typeof allRings)[number]
const ring = choice<DistanceRingNumber>(allRings)

const anyRadius = number({
  min: LEAST_RADIUS,
  max: MOST_RADIUS,
  decimals: 2,
  trim: (typed) =>
    typed
      .replace(/(?:miles?|millas?|mi)?\.?$/i, '')
      .trimEnd()
      .replace(',', '.'),
})
const radius = scalar<number>(
  anyRadius.schema,
  (typed) => anyRadius.parse(typed) ?? new Refusal(texts.radius(LEAST_RADIUS, MOST_RADIUS)),
  anyRadius.format,
)

const DEGREES = 6
const anyBox = box(DEGREES)

/**
 * Accepts two opposite corners in any order. Rejects a box without area, beyond the poles or across the 180th
 * meridian.
 */
const cornered = scalar<Bounds>(
  anyBox.schema,
  (text) => {
    const corners = anyBox.parse(text)
    if (!Array.isArray(corners)) return undefined
    const [a = 0, b = 0, c = 0, d = 0] = corners.map((degrees) => Number(degrees.toFixed(DEGREES)))
    const [west, east, south, north] = [Math.min(a, c), Math.max(a, c), Math.min(b, d), Math.max(b, d)]
    const area: Bounds = [west, south, east, north]
    return isOnGlobe(area) && west < east && east - west <= 180 && south < north ? area : undefined
  },
  anyBox.format,
)

export const sorts = ['farthest', 'status', 'name'] as const
export type FacilitySort = (typeof sorts)[number]

export const noCleanupSites = 'hidden'
export type CleanupChoice = (typeof cleanupWorkLists)[number] | typeof noCleanupSites
const cleanupChoices: readonly CleanupChoice[] = [...cleanupWorkLists, noCleanupSites]

const fields = {
  q: text(300),
  at: point(),
  bbox: cornered,
  radius: radius.or(1),
  media: choice(medias).or('all'),
  activeOnly: named('active', flag()),
  /** Number of the outermost ring to load. Default: 3 up to `QUICK_RADIUS`, else 1. */
  rings: ring,
  program: choice(programNames),
  status: choice(violationClasses),
  within: ring,
  cleanup: choice(cleanupChoices),
  sort: choice(sorts),
  page: page(),
  whole: flag(),
  selected: text(120),
}

/** A place takes precedence over a box, because the visitor typed the place later. A box has no rings. */
export const environmentUrl = declareUrl(fields, {
  settle({ bbox, rings, within, ...url }) {
    const isBox = bbox !== undefined && !url.q && !url.at
    return { ...url, ...(isBox ? { bbox } : { ...(rings && { rings }), ...(within && { within }) }) }
  },
})
export type EnvironmentUrlParams = UrlParamsOf<typeof environmentUrl>

export const environmentHref = (url: Partial<EnvironmentUrlParams>): Route =>
  environmentUrl.toHref('/environment', url)

const RING_SHARES = { 1: 0.25, 2: 0.5, 3: 1 } as const

export const withinMiles = (
  { radius: miles }: Pick<EnvironmentUrlParams, 'radius'>,
  ring: DistanceRingNumber,
): number => Number((miles * RING_SHARES[ring]).toFixed(3))

export const ringsToLoad = ({ rings, radius: miles }: EnvironmentUrlParams): DistanceRingNumber =>
  rings ?? (miles <= QUICK_RADIUS ? 3 : 1)
