import type { ViolationClass } from '@/lib/records/facility/violation-class'

/** Property names are short because a response may have five thousand features. */
export interface FacilityPointProperties {
  /** Equals the feature's id. It is a property too, because MapLibre drops ids that are not numbers. */
  id: string
  name: string
  /** Miles from the center, rounded to 0.01. Absent if a box was searched. */
  d?: number
  v: ViolationClass
  /** Index of the distance ring, counted from the center. Absent if a box was searched. */
  r?: number
}
