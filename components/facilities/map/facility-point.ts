import type { ViolationClass } from '@/lib/records/facility/violation-class'

/** Property names are short because a response may have five thousand features. */
export interface FacilityPointProperties {
  /** Repeats the feature's id, because MapLibre drops ids that are not numbers. */
  id: string
  name: string
  /** Miles from the center, rounded to 0.01. Absent in a search by bounds. */
  d?: number
  v: ViolationClass
  /** Index of the distance ring, counted from the center. Absent in a search by bounds. */
  r?: number
}
