import 'server-only'
import type { Polygon } from 'geojson'
import type { EngineCaller } from '@/app/_lib/read/reading-scope'
import { fetchLot } from '@/app/_surfaces/place/lot/fetch-lot'
import { outlineOf } from '@/app/_surfaces/place/lot/lot-ground'
import { metasOf } from '@/app/_surfaces/place/outcome'
import type { Place } from '@/app/_surfaces/place/place'
import { settle } from '@/app/_surfaces/place/read-panels'
import type { Meta } from '@/lib/connector/result'
import { formatCount } from '@/lib/format'
import { defineTexts } from '@/lib/language/define-texts'
import { cleanupLists } from '@/lib/records/cleanup-site/lists'
import { isOutlineSearchable } from '@/lib/records/cleanup-site/outline'
import type { ParcelOutline } from '@/lib/records/parcel/outline'
import { fetchBoundaries } from './boundaries/fetch-boundaries'
import { fetchPermits } from './permits/fetch-permits'
import type { ReviewUrlParams } from './url'

const texts = defineTexts('review.fetch-review', {
  noLot: 'No outline of a lot is known here, so distances count from the point.',
  tooLarge:
    'The lot here has too many corners or parts to search from its edge, so distances count from the point.',
  own: (corners) => `Distances count from the edge of your outline of ${formatCount(corners, 'corner')}.`,
  lot: (number) =>
    number
      ? `Distances count from the edge of parcel ${number}.`
      : 'Distances count from the edge of the lot.',
})

export interface ReviewedArea {
  start: string
  metas: readonly Meta[]
  outline?: Polygon
  lot?: ParcelOutline
}

type Choices = Pick<ReviewUrlParams, 'miles' | 'outline'>

/**
 * Returns the boundaries and permits as promises, because they come from other services and must not delay
 * the lists.
 */
export async function fetchReview(place: Place, { miles, outline }: Choices, call: EngineCaller) {
  const area = outline ? describeOutline(outline) : await findArea(place, call)
  const around = area.outline ? { polygon: area.outline } : place.point
  const within: { miles?: number } = miles ? { miles: Number(miles) } : {}
  const search = call('federal-cleanup', 'searchSites', { ...around, ...within })
  const boundaries = fetchBoundaries(around, within.miles ?? cleanupLists.npl.miles, call)
  const permits = fetchPermits(around, within.miles, call)
  return { area, answer: await search, boundaries, permits }
}

const describeOutline = (outline: Polygon): ReviewedArea => ({
  start: texts.own((outline.coordinates[0]?.length ?? 1) - 1),
  metas: [],
  outline,
})

async function findArea(place: Place, call: EngineCaller): Promise<ReviewedArea> {
  const lot = await settle(() => fetchLot(place, call))
  const metas = metasOf(lot)
  const outline = outlineOf(lot)
  if (!outline || 'why' in outline) return { start: outline?.why ?? texts.noLot, metas }
  const polygon = toPolygon(outline)
  if (!polygon) return { start: texts.tooLarge, metas, lot: outline }
  const number = 'data' in lot ? lot.data.parcel.parcelId : null
  return { start: texts.lot(number), metas, outline: polygon, lot: outline }
}

function toPolygon(outline: ParcelOutline): Polygon | undefined {
  const [rings, ...others] = outline.type === 'Polygon' ? [outline.coordinates] : outline.coordinates
  if (!rings || others.length > 0) return undefined
  const polygon: Polygon = {
    type: 'Polygon',
    coordinates: rings.map((ring) => ring.map(([x = 0, y = 0]) => [x, y])),
  }
  return isOutlineSearchable(polygon) ? polygon : undefined
}
