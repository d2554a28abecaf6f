import type { Feature, FeatureCollection, Point } from 'geojson'
import { scriptHeaders } from '@/app/_lib/read/script-route'
import { facilityId } from '@/components/facilities/map/facility-id'
import type { FacilityPointProperties } from '@/components/facilities/map/facility-point'
import { formatFacilityName } from '@/lib/records/facility/facility-name'
import { classifyViolation } from '@/lib/records/facility/violation-class'
import { filterFacilities } from '../facility-list'
import type { ListedFacility } from '../fetch-facilities'
import type { EnvironmentUrlParams } from '../url'

type FacilityPoint = Feature<Point, FacilityPointProperties> & { id: string }

function toPoints(rows: readonly ListedFacility[]): FeatureCollection<Point, FacilityPointProperties> {
  return { type: 'FeatureCollection', features: rows.flatMap(toPoint) }
}

export const answerPoints = (
  rows: readonly ListedFacility[],
  url: EnvironmentUrlParams,
  keep: string,
): Response =>
  Response.json(toPoints(filterFacilities(rows, url)), scriptHeaders(keep, 'application/geo+json'))

function toPoint(row: ListedFacility): FacilityPoint[] {
  const { latitude, longitude, distanceMiles: d, ring } = row
  if (latitude === null || longitude === null) return []
  const id = facilityId(row)
  return [
    {
      type: 'Feature',
      id,
      properties: {
        id,
        name: formatFacilityName(row.name),
        v: classifyViolation(row),
        ...(d === null || ring === null ? {} : { d, r: ring }),
      },
      geometry: { type: 'Point', coordinates: [round(longitude), round(latitude)] },
    },
  ]
}

/** Five decimals are about 1 m. No position here is more exact. */
const round = (degrees: number) => Number(degrees.toFixed(5))
