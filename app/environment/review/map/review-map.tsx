import { toFeature, toPin } from '@/app/_surfaces/place/features'
import type { Place } from '@/app/_surfaces/place/place'
import { LazyMap } from '@/components/map/lazy-map'
import type { CleanupAnswer } from '@/connectors/federal-cleanup/public'
import { formatList, formatNumber } from '@/lib/format'
import { boundsOf } from '@/lib/geography/geo'
import type { CleanupSite } from '@/lib/records/cleanup-site/fields'
import { groupSites } from '@/lib/records/cleanup-site/group-sites'
import { formatFacilityName } from '@/lib/records/facility/facility-name'
import { isOutline } from '@/lib/records/parcel/outline'
import type { ReviewBoundaries } from '../boundaries/fetch-boundaries'
import type { ReviewedArea } from '../fetch-review'
import { distanceLines } from './draw-distances'

const texts = {
  map: 'Map of the recorded sites around the place',
  list: 'Sites, nearest first',
  lot: 'The lot',
  outline: 'Your outline',
  place: 'The place',
  boundary: 'lines with a name are Superfund boundaries',
  distances: (miles: readonly number[]) =>
    `Lines at ${formatList(miles.map((each) => formatNumber(each)))} ${miles.length === 1 && miles[0] === 1 ? 'mile' : 'miles'}`,
  moreDrawn: 'Only the 300 nearest sites are drawn.',
}

const MOST_DRAWN = 300

interface Props extends Pick<CleanupAnswer, 'lists' | 'sites'> {
  place: Place
  area: ReviewedArea
  boundaries: ReviewBoundaries | undefined
}

export function ReviewMap({ place, area, lists, sites, boundaries: around }: Props) {
  const { outline, lot } = area
  const rings = distanceLines(outline ?? place.point, lists)
  const lines = rings.map(({ line }) => line)
  const miles = rings.map((each) => each.miles)
  const shape = outline ?? lot
  // A visitor's own outline has no lot.
  const shapeName = lot ? texts.lot : texts.outline
  const groups = groupSites(sites)
  const areas = (around?.boundaries ?? []).flatMap(({ name, outline: area }) =>
    isOutline(area) ? [{ name, outline: area }] : [],
  )
  const bounds = boundsOf(lines)
  return (
    <>
      <LazyMap
        label={texts.map}
        opens
        listLabel={texts.list}
        features={{
          type: 'FeatureCollection',
          features: [
            ...lines.map((line, index) => toFeature(`distance ${index}`, '', 'context', line)),
            ...areas.map(({ name, outline: area }, index) =>
              toFeature(`boundary ${index}`, formatFacilityName(name), 'context', area),
            ),
            ...(shape ? [toFeature('lot', shapeName, 'result', shape)] : []),
            ...groups.slice(0, MOST_DRAWN).flatMap(({ key, records: [first] }) => drawSite(key, first)),
            toPin('place', texts.place, 'place', place.point),
          ],
        }}
        {...(bounds ? { bounds } : {})}
        crowded={groups.length > 20}
        pickHref="/environment/review?at={lat},{lon}"
        legend={{
          choice: 'Recorded site',
          ...(shape ? { result: shapeName } : {}),
          place: texts.place,
          context: [texts.distances(miles), ...(areas.length > 0 ? [texts.boundary] : [])].join('; '),
        }}
      />
      {groups.length > MOST_DRAWN && <p className="mt-2 text-muted">{texts.moreDrawn}</p>}
    </>
  )
}

const drawSite = (key: string, { name, latitude, longitude }: CleanupSite) =>
  latitude === null || longitude === null
    ? []
    : [toPin(`site ${key}`, formatFacilityName(name), 'choice', { latitude, longitude })]
