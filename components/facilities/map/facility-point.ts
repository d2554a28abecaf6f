import type { ViolationClass } from '@/lib/records/facility/violation-class'

/** Property names are short because there may be five thousand features. */
export interface PointProperties {
  /** Repeated as a property, because MapLibre drops ids that are not numbers. */
  id: string
  name: string
  /** Miles from the center, rounded to 0.01 by us. Absent in a search by box. */
  d?: number
  v: ViolationClass
  /** Number of the ring, from the inside. Absent in a search by box. */
  r?: number
}
