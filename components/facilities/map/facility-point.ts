import type { ViolationClass } from '@/lib/records/facility/violation-class'

/** Short names: there may be five thousand of each. */
export interface PointProperties {
  /** Again, because the map keeps properties but not ids that are text. */
  id: string
  name: string
  /** Miles from the point asked about; ours, to 0.01. None in a box. */
  d?: number
  /** What the record says about violations. */
  v: ViolationClass
  /** Ring, from the inside. None in a box. */
  r?: number
}
