import 'server-only'
import { type EngineCaller, isMissingReading } from '@/app/_lib/read/reading-scope'
import type { Place } from '@/app/_surfaces/place/place'
import { boxOf, degreesPerMetre, distanceBetween, distanceTo } from '@/lib/arcgis/intersection'
import type { Meta } from '@/lib/connector/result'
import { defineTexts } from '@/lib/language/define-texts'
import { translate } from '@/lib/language/translate'
import type { PropertyRecord } from '@/lib/records/assessment/fields'
import type { CleanupSite } from '@/lib/records/cleanup-site/fields'
import { titleOfList } from '@/lib/records/cleanup-site/lists'
import { positionOfSite } from '@/lib/records/cleanup-site/position'
import { formatFacilityName } from '@/lib/records/facility/facility-name'
import { isOutline, type ParcelOutline } from '@/lib/records/parcel/outline'
import { formatHomeAddress } from '@/lib/street-address/home-address'

export interface AdjoiningLot {
  parcelId: string | null
  address: string | null
  outline: ParcelOutline
  records: readonly CleanupSite[]
}

/** `why` is the reason for an empty list: a failure, a place without a parcel layer, or no adjoining lot. */
export interface AdjoiningLotsResult {
  lots: readonly AdjoiningLot[]
  why?: string
  notes: readonly string[]
  metas: readonly Meta[]
}

const texts = defineTexts('review.adjoining', {
  unnamed: 'Without a number',
  noAddress: 'Not published',
  noRecord: 'No record at a position here',
  failed: (why) => `We could not ask for the lots around. ${why}`,
  unkept: 'When this page was saved, it did not ask for the lots around.',
  none: 'The parcel layer has no lot that touches this one.',
  cut: 'There are more lots here than we read, so some that adjoin can be missing.',
})

export const describeLot = ({ parcelId, address, records }: AdjoiningLot) => ({
  parcel: parcelId ?? texts.unnamed,
  address: address ? formatHomeAddress(address) : texts.noAddress,
  records:
    records.length === 0
      ? texts.noRecord
      : records
          .map(({ name, list }) => `${formatFacilityName(name)} (${translate(titleOfList(list))})`)
          .join('; '),
})
export type AdjoiningLotText = ReturnType<typeof describeLot>

interface Row {
  parcel: PropertyRecord
  geometry: unknown
}

type Rows = { rows: readonly Row[]; notes: string[]; meta: Meta } | { why: string }

/** Lots this far apart count as adjoining, because outlines are not surveys. */
const TOUCH_METERS = 3
const MOST_ROWS = 200

export async function fetchAdjoining(
  place: Place,
  lot: ParcelOutline,
  sites: readonly CleanupSite[],
  call: EngineCaller,
): Promise<AdjoiningLotsResult> {
  const answer = place.states.includes('FL') ? await fetchFlorida(lot, call) : await fetchPublished(lot, call)
  if ('why' in answer) return { lots: [], why: answer.why, notes: [], metas: [] }
  const { rows, notes, meta } = answer
  const own = JSON.stringify(lot.coordinates)
  const lots = rows.flatMap(({ parcel, geometry }): AdjoiningLot[] => {
    if (!isOutline(geometry) || JSON.stringify(geometry.coordinates) === own) return []
    if (distanceBetween(lot, geometry) > TOUCH_METERS) return []
    const { parcelId, address } = parcel
    return [{ parcelId, address, outline: geometry, records: recordsOn(geometry, sites) }]
  })
  return { lots, ...(lots.length === 0 ? { why: notes[0] ?? texts.none } : {}), notes, metas: [meta] }
}

const recordsOn = (outline: ParcelOutline, sites: readonly CleanupSite[]) =>
  sites.filter((site) => {
    const position = positionOfSite(site)
    return position && distanceTo(outline, [position.longitude, position.latitude]) === 0
  })

function boxAround(lot: ParcelOutline): number[] {
  const [west, south, east, north] = boxOf(lot)
  const [perX, perY] = degreesPerMetre((south + north) / 2).map((each) => 2 * TOUCH_METERS * each)
  return [west - (perX ?? 0), south - (perY ?? 0), east + (perX ?? 0), north + (perY ?? 0)]
}

async function fetchFlorida(lot: ParcelOutline, call: EngineCaller): Promise<Rows> {
  const params = { bbox: boxAround(lot), includeGeometry: true, limit: MOST_ROWS }
  const answer = await call('us-florida-parcels', 'getParcelsInArea', params)
  if (isMissingReading(answer)) return { why: texts.unkept }
  if (!answer.ok) return { why: texts.failed(translate(answer.error.message)) }
  const { data, meta } = answer
  const features = 'features' in data ? data.features : []
  const rows = features.map(({ properties, geometry }) => ({ parcel: properties, geometry }))
  return { rows, notes: data.resultsTruncated ? [texts.cut] : [], meta }
}

async function fetchPublished(lot: ParcelOutline, call: EngineCaller): Promise<Rows> {
  const answer = await call('us-parcels', 'getParcelsInArea', { bbox: boxAround(lot), limit: MOST_ROWS })
  if (isMissingReading(answer)) return { why: texts.unkept }
  if (!answer.ok) return { why: texts.failed(translate(answer.error.message)) }
  const { layers, failures } = answer.data
  const isCut = layers.some(({ nextOffset }) => nextOffset !== null)
  return {
    rows: layers.flatMap(({ parcels }) => parcels),
    notes: [
      ...failures.map(({ message }) => texts.failed(translate(message))),
      ...(isCut ? [texts.cut] : []),
    ],
    meta: answer.meta,
  }
}
