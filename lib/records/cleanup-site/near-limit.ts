import { milesToMeters } from '@/lib/units'

interface MeasuredSite {
  distanceMiles: number | null
  accuracyMeters: number | null
}

/**
 * Returns true if the position may be wrong by more than the distance to the limit, so that the site may lie
 * beyond the limit.
 */
export const isNearLimit = ({ distanceMiles, accuracyMeters }: MeasuredSite, miles: number): boolean =>
  distanceMiles !== null && accuracyMeters !== null && milesToMeters(miles - distanceMiles) < accuracyMeters
