import type { FacilityRecord } from '@/lib/records/facility/fields'
import type { ViolationClass } from '@/lib/records/facility/violation-class'

/** What the map is told of the facilities in a box: five thousand at most, so no more of each than it shows. */
export interface FacilityAnswer {
  rows: FacilityOnMap[]
  /** The source's own count of the box. */
  total: number | null
  notes: string[]
}

export interface FacilityOnMap {
  key: string
  name: string
  at: readonly [longitude: number, latitude: number]
  v: ViolationClass
  record: Partial<FacilityRecord>
}
