import 'server-only'
import type { EngineCaller } from '@/app/_lib/read/reading-scope'
import { fetchLot } from '@/app/_surfaces/place/lot/fetch-lot'
import { fromLotEdge } from '@/app/_surfaces/place/lot/lot-distance'
import { outlineOf } from '@/app/_surfaces/place/lot/lot-ground'
import { placeAt } from '@/app/_surfaces/place/place'
import { settle } from '@/app/_surfaces/place/read-panels'
import type { LngLat } from '@/lib/geography/types'
import { defineTexts } from '@/lib/language/define-texts'
import type { ParcelOutline } from '@/lib/records/parcel/outline'
import {
  type FacilitySearchArea,
  type FacilitySearchResult,
  fetchFacilities,
  isAddress,
} from './fetch-facilities'
import type { EnvironmentUrlParams } from './url'

const texts = defineTexts('environment.from-lot', {
  fromLot: 'Miles are from the lot’s edge, 0 inside it. The search itself is around the point.',
  fromPoint: 'Miles are from the point of the search.',
})

export const describeStart = (isFromLot: boolean) => (isFromLot ? texts.fromLot : texts.fromPoint)

export async function fetchLotOutline(
  { q }: Pick<EnvironmentUrlParams, 'q'>,
  area: FacilitySearchArea,
  call: EngineCaller,
): Promise<ParcelOutline | undefined> {
  if ('bbox' in area) return undefined
  const place = placeAt(area.point, isAddress(q) ? { address: q } : {})
  const outline = outlineOf(await settle(() => fetchLot(place, call)))
  return outline && 'type' in outline ? outline : undefined
}

export type PendingLotOutline = ReturnType<typeof fetchLotOutline>

export const countFromLot = (
  { rows }: FacilitySearchResult,
  outline: ParcelOutline | undefined,
): FacilitySearchResult['rows'] =>
  outline ? fromLotEdge<FacilitySearchResult['rows'][number]>(rows, outline) : rows

export async function fetchFromLot(url: EnvironmentUrlParams, area: FacilitySearchArea, call: EngineCaller) {
  const [answer, outline] = await Promise.all([
    fetchFacilities(url, area, call),
    fetchLotOutline(url, area, call),
  ])
  if (!answer.ok) return answer
  const start = 'bbox' in area ? [] : [describeStart(outline !== undefined)]
  return { ...answer, rows: countFromLot(answer.data, outline), start }
}

/**
 * Uses the point of the request in the frozen copy, because the URL may contain only text. A box has no
 * point.
 */
export async function countKeptFromLot(
  facilities: FacilitySearchResult,
  params: unknown,
  url: EnvironmentUrlParams,
  call: EngineCaller,
): Promise<FacilitySearchResult['rows']> {
  const { latitude, longitude } = params as Partial<LngLat>
  if (latitude === undefined || longitude === undefined) return facilities.rows
  return countFromLot(facilities, await fetchLotOutline(url, { point: { latitude, longitude } }, call))
}
