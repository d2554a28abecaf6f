import { toFeature, toPin } from '@/app/_surfaces/place/features'
import type { Place } from '@/app/_surfaces/place/place'
import type { CleanupSearchResult } from '@/connectors/federal-cleanup/public'
import { formatList, formatNumber } from '@/lib/format'
import { boundsOf } from '@/lib/geography/geo'
import { defineTexts } from '@/lib/language/define-texts'
import { localHref } from '@/lib/language/local-href'
import type { CleanupSite } from '@/lib/records/cleanup-site/fields'
import { groupSites } from '@/lib/records/cleanup-site/group-sites'
import { formatFacilityName } from '@/lib/records/facility/facility-name'
import { isOutline } from '@/lib/records/parcel/outline'
import type { ReviewBoundaries } from '../boundaries/fetch-boundaries'
import type { ReviewedArea } from '../fetch-review'
import { type ReviewUrlParams, reviewHref } from '../url'
import { distanceLines } from './draw-distances'
import { LazyReviewMap } from './lazy-review-map'

const texts = defineTexts('review.map', {
  map: 'Map of the recorded sites around the place',
  list: 'Sites, nearest first',
  lot: 'The lot',
  outline: 'Your outline',
  place: 'The place',
  site: 'Recorded site',
  boundary: 'Superfund boundary',
  distances: (miles) =>
    `Lines at ${formatList(miles.map((each) => formatNumber(each)))} ${miles.length === 1 && miles[0] === 1 ? 'mile' : 'miles'}`,
  moreDrawn: (most) => `Only the ${most} nearest sites are drawn.`,
})

const MOST_DRAWN = 300

interface Props extends Pick<CleanupSearchResult, 'lists' | 'sites'> {
  url: ReviewUrlParams
  place: Place
  area: ReviewedArea
  boundaries: Promise<ReviewBoundaries> | undefined
}

export function ReviewMap({ url, place, area, lists, sites, boundaries }: Props) {
  const { outline, lot } = area
  const rings = distanceLines(outline ?? place.point, lists)
  const lines = rings.map(({ line }) => line)
  const miles = rings.map((each) => each.miles)
  const shape = outline ?? lot
  // `lot` is undefined if the visitor drew an outline.
  const shapeName = lot ? texts.lot : texts.outline
  const groups = groupSites(sites)
  const bounds = boundsOf(lines)
  return (
    <>
      <LazyReviewMap
        boundaries={boundaries?.then(drawBoundaries)}
        links={{
          near: { place: place.point, here: reviewHref({ ...url, outline: undefined }) },
          elsewhere: reviewHref({ miles: url.miles }),
        }}
        label={texts.map}
        opens
        listLabel={texts.list}
        features={{
          type: 'FeatureCollection',
          features: [
            ...lines.map((line, index) => toFeature(`distance ${index}`, '', 'context', line)),
            ...(shape ? [toFeature('lot', shapeName, 'result', shape)] : []),
            ...groups.slice(0, MOST_DRAWN).flatMap(({ key, records: [first] }) => drawSite(key, first)),
            toPin('place', texts.place, 'place', place.point),
          ],
        }}
        {...(bounds ? { bounds } : {})}
        crowded={groups.length > 20}
        pickHref={localHref('/environment/review?at={lat},{lon}')}
        legend={{
          choice: texts.site,
          hatched: texts.boundary,
          ...(shape ? { result: shapeName } : {}),
          place: texts.place,
          context: texts.distances(miles),
        }}
      />
      {groups.length > MOST_DRAWN && <p className="mt-2 text-muted">{texts.moreDrawn(MOST_DRAWN)}</p>}
    </>
  )
}

const drawBoundaries = ({ boundaries }: ReviewBoundaries) =>
  boundaries.flatMap(({ name, outline }, index) =>
    isOutline(outline) ? [toFeature(`boundary ${index}`, formatFacilityName(name), 'choice', outline)] : [],
  )

const drawSite = (key: string, { name, latitude, longitude }: CleanupSite) =>
  latitude === null || longitude === null
    ? []
    : [toPin(`site ${key}`, formatFacilityName(name), 'choice', { latitude, longitude })]
