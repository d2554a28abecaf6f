import type { FacilityRecord } from '@/lib/records/facility/fields'
import type { ViolationClass } from '@/lib/records/facility/violation-class'

/**
 * A facility has only the fields that the map shows, because a response may have five thousand facilities.
 */
export interface FacilityMapResponse {
  rows: MapFacility[]
  total: number | null
  notes: string[]
}

export interface MapFacility {
  key: string
  name: string
  at: readonly [longitude: number, latitude: number]
  v: ViolationClass
  record: Partial<FacilityRecord>
}
