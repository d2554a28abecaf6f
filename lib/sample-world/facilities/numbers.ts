import { hashOfCell } from '../hash'
import { type FacilityCounty, facilityCounties } from './counties'

const perCounty = 65_536

export function numberOf(county: FacilityCounty, index: number): number {
  return county.ordinal * perCounty + index
}

export function indexOf(facility: number): number {
  return facility % perCounty
}

export function countyOf(facility: number): FacilityCounty | null {
  const county = facilityCounties()[Math.floor(facility / perCounty)]
  return county && indexOf(facility) < county.count ? county : null
}

export function rollFor(facility: number, question: number): number {
  return hashOfCell(facility, question, 61)
}

/**
 * One facility in 250 has no registry id. Its position among the 250 is fixed, so that `registeredIn` can
 * count the others.
 */
const unregisteredEvery = 250
const firstUnregistered = 7

export function isRegistered(facility: number): boolean {
  return indexOf(facility) % unregisteredEvery !== firstUnregistered
}

export function registeredIn({ count }: FacilityCounty): number {
  return count - Math.ceil(Math.max(0, count - firstUnregistered) / unregisteredEvery)
}
