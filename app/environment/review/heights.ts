import 'server-only'
import type { Polygon } from 'geojson'
import type { EngineCaller } from '@/app/_lib/read/reading-scope'
import type { PointElevation } from '@/connectors/federal-elevation/public'
import type { Meta } from '@/lib/connector/result'
import { formatFeet } from '@/lib/format'
import { centerPointOf } from '@/lib/geography/geo'
import type { LngLat } from '@/lib/geography/types'
import { defineTexts } from '@/lib/language/define-texts'
import type { CleanupSiteGroup } from '@/lib/records/cleanup-site/group-sites'
import { positionOfSite } from '@/lib/records/cleanup-site/position'
import { metersToFeet } from '@/lib/units'

export interface SiteElevationTexts {
  words: ReadonlyMap<string, string>
  metas: readonly Meta[]
}

/** With the place itself, 325 heights cost 13 requests. */
const MOST_SITES = 324

const texts = defineTexts('review.heights', {
  failed: 'We did not load the height.',
  none: 'No height is published there.',
  beyond: (most) => `Not compared: only the ${most} nearest are.`,
  noStart: 'No height is published at the place, so nothing compares with it.',
  level: 'About level with the place, within the error of the heights',
  higher: (feet) => `${feet} higher than the place`,
  lower: (feet) => `${feet} lower than the place`,
})

/** A smaller difference is within the publisher's vertical error of two heights. */
const LEVEL_METERS = 0.75

/** Never throws. For a site without a height, `words` has the reason. */
export async function fetchHeights(
  start: LngLat,
  groups: readonly CleanupSiteGroup[],
  call: EngineCaller,
): Promise<SiteElevationTexts> {
  const placed = groups.flatMap(({ key, records: [first] }) => {
    const position = positionOfSite(first)
    return position ? [{ key, ...position }] : []
  })
  const compared = placed.slice(0, MOST_SITES)
  if (compared.length === 0) return { words: new Map(), metas: [] }
  const points = [start, ...compared].map(({ latitude, longitude }) => ({ latitude, longitude }))
  const answer = await call('federal-elevation', 'heightsAt', { points })
  const [ground, ...heights] = answer.ok ? answer.data.heights : []
  const words = placed.map(({ key }, index) => {
    const isCompared = index < compared.length
    return [key, isCompared ? describeHeight(ground, heights[index]) : texts.beyond(MOST_SITES)] as const
  })
  return { words: new Map(words), metas: answer.ok ? [answer.meta] : [] }
}

export function describeHeight(place: PointElevation | undefined, site: PointElevation | undefined): string {
  if (place?.state === 'none') return texts.noStart
  if (site?.state === 'none') return texts.none
  if (place?.state !== 'found' || site?.state !== 'found') return texts.failed
  const difference = site.meters - place.meters
  if (Math.abs(difference) < LEVEL_METERS) return texts.level
  const feet = formatFeet(Math.abs(metersToFeet(difference)))
  return difference > 0 ? texts.higher(feet) : texts.lower(feet)
}

export const startOf = (point: LngLat, outline: Polygon | undefined): LngLat =>
  outline ? centerPointOf(outline) : { latitude: point.latitude, longitude: point.longitude }
