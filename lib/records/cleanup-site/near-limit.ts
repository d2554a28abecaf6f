import { milesToMeters } from '@/lib/units'

interface MeasuredSite {
  distanceMiles: number | null
  accuracyMeters: number | null
}

/**
 * Returns true if the site may lie beyond the distance, because its position is less accurate than its
 * distance from the limit.
 */
export const isNearLimit = ({ distanceMiles, accuracyMeters }: MeasuredSite, miles: number): boolean =>
  distanceMiles !== null && accuracyMeters !== null && milesToMeters(miles - distanceMiles) < accuracyMeters
