import 'server-only'
import { read } from '@/app/_lib/read/data'
import { classifyViolation } from '@/components/facilities/violation-class'
import { parsePoint } from '@/lib/coordinates/parse-point'
import { type EnvironmentUrl, ringsToLoad } from './url'

const services = { all: 'all-media', air: 'air', water: 'water' } as const
/** An address is a point along the street, commonly 20 to 40 meters off. */
const ADDRESS_ACCURACY_METERS = 40

export function facilityQuestion(url: EnvironmentUrl, at: { latitude: number; longitude: number }) {
  return {
    service: services[url.media],
    latitude: at.latitude,
    longitude: at.longitude,
    radiusMiles: url.radius,
    activeOnly: url.activeOnly,
    rings: ringsToLoad(url),
    pointAccuracyMeters: isAddress(url.q) ? ADDRESS_ACCURACY_METERS : 0,
  }
}

const isAddress = (q: string | undefined) => q !== undefined && parsePoint(q).kind !== 'point'

export const fetchFacilities = (url: EnvironmentUrl, at: { latitude: number; longitude: number }) =>
  read('federal-env-compliance', 'facilitiesNear', facilityQuestion(url, at))

export type FacilitiesAnswer = Extract<Awaited<ReturnType<typeof fetchFacilities>>, { ok: true }>
export type NearFacilities = FacilitiesAnswer['data']
export type NearFacility = NearFacilities['rows'][number]

/** The filters of the page, over the rows that are loaded. */
export function filterFacilities(
  rows: NearFacility[],
  { program, status, within }: EnvironmentUrl,
): NearFacility[] {
  return rows.filter(
    (row) =>
      (!program || row.programs[program] === true) &&
      (!status || classifyViolation(row) === status) &&
      (!within || (row.ring !== null && row.ring <= within)),
  )
}
