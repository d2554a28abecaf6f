import { metersToFeet, metersToMiles } from '@/lib/units'

/** A distance as people say it: feet while short, then miles with one decimal, then whole miles. */
export function sayDistance(metres: number): string {
  const miles = metersToMiles(metres)
  if (miles < 0.1) return `${Math.max(10, Math.round(metersToFeet(metres) / 10) * 10)} feet`
  if (miles < 9.95) return `${miles.toFixed(1)} miles`
  return `${Math.round(miles).toLocaleString('en-US')} miles`
}
