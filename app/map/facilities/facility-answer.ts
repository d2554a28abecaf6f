import type { ViolationClass } from '@/components/facilities/violation-class'

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
  /** "Air, Water discharge" */
  programs: string
  /** "Pensacola, FL" */
  place: string
  /** As published. */
  status: string | null
  quarters: number | null
  inspections: number | null
  /** Dollars. */
  penalties: number | null
  /** Where it has a page here. */
  registryId: string | null
}
