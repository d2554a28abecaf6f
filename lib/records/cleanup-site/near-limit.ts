import { milesToMeters } from '@/lib/units'

interface MeasuredSite {
  distanceMiles: number | null
  accuracyMeters: number | null
}

/** Returns whether the site may lie beyond the distance, because its position is not more exact than that. */
export const isNearLimit = ({ distanceMiles, accuracyMeters }: MeasuredSite, miles: number): boolean =>
  distanceMiles !== null && accuracyMeters !== null && milesToMeters(miles - distanceMiles) < accuracyMeters
