import { facilityId } from '@/components/facilities/map/facility-id'
import { formatFacilityName } from '@/lib/records/facility/facility-name'
import type { FacilityRecord } from '@/lib/records/facility/fields'
import { classifyViolation } from '@/lib/records/facility/violation-class'
import type { MapFacility } from './facility-answer'

export const toFacilities = (rows: readonly (FacilityRecord & { key: string })[]): MapFacility[] =>
  rows.flatMap(toRow)

function toRow(row: FacilityRecord & { key: string }): MapFacility[] {
  const { latitude, longitude, programs, city, state, complianceStatus, isFrsId, registryId } = row
  const { quartersInNoncompliance, inspectionsLast5Years, penaltiesLast5Years } = row
  if (latitude === null || longitude === null) return []
  return [
    {
      key: facilityId(row),
      name: formatFacilityName(row.name),
      at: [Number(longitude.toFixed(5)), Number(latitude.toFixed(5))],
      v: classifyViolation(row),
      record: {
        programs,
        city,
        state,
        complianceStatus,
        quartersInNoncompliance,
        inspectionsLast5Years,
        penaltiesLast5Years,
        ...(isFrsId && { registryId }),
      },
    },
  ]
}
