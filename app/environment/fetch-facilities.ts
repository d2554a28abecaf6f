import 'server-only'
import { read } from '@/app/_lib/read/data'
import type { EngineCaller } from '@/app/_lib/read/reading-scope'
import { parsePoint } from '@/lib/coordinates/parse-point'
import type { Bounds, LngLat } from '@/lib/geography/types'
import { type EnvironmentUrlParams, ringsToLoad } from './url'

const services = { all: 'all-media', air: 'air', water: 'water' } as const
/** A geocoded address is a point along the street, commonly 20 to 40 meters away from the building. */
const ADDRESS_ACCURACY_METERS = 40

export type FacilitySearchArea = { point: LngLat } | { bbox: Bounds }

function facilityQuestion(url: EnvironmentUrlParams, area: FacilitySearchArea) {
  const filters = { service: services[url.media], activeOnly: url.activeOnly }
  if ('bbox' in area) {
    const [c1lon, c1lat, c2lon, c2lat] = area.bbox
    return { method: 'facilitiesIn', params: { ...filters, bbox: { c1lat, c1lon, c2lat, c2lon } } } as const
  }
  const { latitude, longitude } = area.point
  const params = {
    ...filters,
    latitude,
    longitude,
    radiusMiles: url.radius,
    rings: ringsToLoad(url),
    pointAccuracyMeters: isAddress(url.q) ? ADDRESS_ACCURACY_METERS : 0,
  }
  return { method: 'facilitiesNear', params } as const
}

export const isAddress = (q: string | undefined): q is string =>
  q !== undefined && parsePoint(q).kind !== 'point'

export function fetchFacilities(
  url: EnvironmentUrlParams,
  area: FacilitySearchArea,
  call: EngineCaller = read,
) {
  const question = facilityQuestion(url, area)
  return question.method === 'facilitiesIn'
    ? call('federal-env-compliance', question.method, question.params)
    : call('federal-env-compliance', question.method, question.params)
}

export type FacilitySearchResponse = Extract<Awaited<ReturnType<typeof fetchFacilities>>, { ok: true }>
export type FacilitySearchResult = FacilitySearchResponse['data']
export type ListedFacility = FacilitySearchResult['rows'][number]

export const loadedRings = (data: FacilitySearchResult): number =>
  'loadedThroughRing' in data ? data.loadedThroughRing : 3
