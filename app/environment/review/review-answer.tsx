import { ProblemNotice } from '@/app/_lib/act/problem-notice'
import type { PageAnswer } from '@/app/_lib/answer/page-stream'
import { exportHref } from '@/app/_lib/export-href'
import { read } from '@/app/_lib/read/data'
import { Share } from '@/app/_lib/share/share'
import { fetchLot } from '@/app/_surfaces/place/lot/fetch-lot'
import { outlineOf } from '@/app/_surfaces/place/lot/lot-ground'
import type { Place } from '@/app/_surfaces/place/place'
import { showUnsettled } from '@/app/_surfaces/place/show-unsettled'
import { resolvePoint } from '@/app/_surfaces/place/understand-point'
import { Downloads } from '@/components/ui/page/downloads'
import { formats } from '@/lib/export/formats'
import { isOutlineSearchable } from '@/lib/records/cleanup-site/outline'
import type { ParcelOutline } from '@/lib/records/parcel/outline'
import { Review, type ReviewedArea } from './review'
import { type ReviewUrl, reviewHref } from './url'

const texts = {
  noLot: 'No outline of a lot is known here, so distances count from the point.',
  tooLarge:
    'The lot here has too many corners or parts to search from its edge, so distances count from the point.',
  lot: (number: string | null) =>
    number
      ? `Distances count from the edge of parcel ${number}.`
      : 'Distances count from the edge of the lot.',
  file: 'these records',
}

export async function answer(url: ReviewUrl): Promise<PageAnswer> {
  const href = reviewHref(url)
  const located = await resolvePoint(url)
  if (located.kind !== 'place')
    return showUnsettled({
      resolution: located,
      path: '/environment/review',
      href,
      wordsHref: reviewHref({ q: url.q }),
      readers: ['address', 'coordinates'],
    })
  const { place, metas } = located
  const area = await findArea(place)
  const params = area.outline ? { polygon: area.outline } : place.point
  const result = await read('federal-cleanup', 'searchSites', params)
  if (!result.ok) return { shown: <ProblemNotice problem={result.error} retry={href} /> }
  const fileParams: Record<string, string | number> = area.outline
    ? { polygon: JSON.stringify(area.outline) }
    : { ...place.point }
  return {
    shown: (
      <>
        <Review
          place={place}
          area={area}
          answer={result.data}
          metas={[result.meta, ...area.metas, ...metas]}
        />
        <Share href={href} />
      </>
    ),
    actions: (
      <Downloads
        files={[
          {
            what: texts.file,
            formats,
            href: (format) => exportHref('federal-cleanup', 'searchSites', format, fileParams),
          },
        ]}
      />
    ),
  }
}

/** The lot that contains the place, where its outline is published. */
async function findArea(place: Place): Promise<ReviewedArea> {
  const lot = await fetchLot(place, read)
  const metas = 'metas' in lot && lot.metas ? lot.metas : []
  const outline = outlineOf(lot)
  if (!outline || 'why' in outline) return { start: outline?.why ?? texts.noLot, metas }
  const polygon = searchableOf(outline)
  if (!polygon) return { start: texts.tooLarge, metas, lot: outline }
  const number = 'data' in lot ? lot.data.parcel.parcelId : null
  return { start: texts.lot(number), metas, outline: polygon, lot: outline }
}

function searchableOf(outline: ParcelOutline) {
  const rings =
    outline.type === 'Polygon'
      ? outline.coordinates
      : outline.coordinates.length === 1
        ? outline.coordinates[0]
        : undefined
  if (!rings) return undefined
  const coordinates = rings.map((ring) => ring.map(([longitude = 0, latitude = 0]) => [longitude, latitude]))
  const polygon = { type: 'Polygon' as const, coordinates }
  return isOutlineSearchable(polygon) ? polygon : undefined
}
