import 'server-only'
import type { Polygon } from 'geojson'
import { placeAt } from '@/app/_surfaces/place/place'
import type { PlaceResolution } from '@/app/_surfaces/place/place-interpretation'
import { resolvePoint } from '@/app/_surfaces/place/understand-point'
import { centerPointOf } from '@/lib/geography/geo'
import { defineTexts } from '@/lib/language/define-texts'
import { isNearOutline } from './near-outline'
import type { ReviewUrlParams } from './url'

const texts = defineTexts('review.locate-review', {
  abroad: 'The outline is not in the United States. Write longitude first, then latitude: -95.23,29.725.',
  elsewhere: 'The outline is not at this place. Empty one of the two.',
})

export async function locateReview(
  url: ReviewUrlParams,
): Promise<PlaceResolution | { kind: 'outline'; problem: string }> {
  const { outline, q, at } = url
  if (!outline) return resolvePoint(url)
  const abroad = refuseAbroad(outline)
  if (abroad) return { kind: 'outline', problem: abroad }
  const point = centerPointOf(outline)
  if (!q && !at) return resolvePoint({ at: point })
  const located = await resolvePoint(url)
  if (located.kind !== 'place') return located
  return isNearOutline(outline, located.place.point) ? located : { kind: 'outline', problem: texts.elsewhere }
}

export const withPlace = ({ q, at, outline }: ReviewUrlParams): Pick<ReviewUrlParams, 'q' | 'at'> =>
  q || at || !outline ? { q, at } : { at: centerPointOf(outline) }

export function refuseAbroad(outline: Polygon | undefined): string | undefined {
  const corners = outline?.coordinates.flat() ?? []
  const isAmerican = corners.every(
    ([longitude = 0, latitude = 0]) => placeAt({ latitude, longitude }).states.length > 0,
  )
  return isAmerican ? undefined : texts.abroad
}
