import type { Bounds, LngLat } from '@/lib/geography/types'
import { countiesOfState, type FacilityCounty, facilityCounties } from './counties'
import { facilityOfProgramId, facilityOfRegistryId, registryIdOf, toxicsIdOf } from './identifiers'
import { industryBy, type SampleIndustry } from './industries'
import { facilityName } from './name'
import { countyOf, indexOf, isRegistered, numberOf, rollFor } from './numbers'
import { permitsOf, type SampleProgramPermit } from './permits'
import { facilityAddress, hasPosition, methodOf, type SampleFacilityAddress, sitesOf } from './site'

export interface SampleFacility {
  number: number
  /** An unregistered facility has an id of another kind here. */
  registryId: string
  isRegistered: boolean
  name: string
  county: FacilityCounty
  position: LngLat | null
  accuracyMeters: number | null
  collectionMethod: string
  referencePoint: string
  industries: readonly SampleIndustry[]
  isActive: boolean
  isFederal: boolean
  isInIndianCountry: boolean
  permits: readonly SampleProgramPermit[]
}

const metersPerMile = 1_609.344
const earthRadiusMiles = 6_371_008.8 / metersPerMile

export function facilityOf(number: number): SampleFacility | null {
  const county = countyOf(number)
  if (!county) return null
  const industry = industryOf(number)
  const permits = permitsOf(number, county, industry)
  const { method, reference, meters } = methodOf(number)
  const isPlaced = hasPosition(number)
  return {
    number,
    registryId: publishedId(number, permits),
    isRegistered: isRegistered(number),
    name: facilityName(number, industry),
    county,
    position: isPlaced ? siteAt(county, number) : null,
    accuracyMeters: isPlaced ? meters : null,
    collectionMethod: method,
    referencePoint: reference,
    industries: reportedIndustries(number),
    isActive: permits.some(({ isActive, record }) => isActive && record !== null),
    isFederal: industry.naics.startsWith('92') || rollFor(number, 13) < 0.01,
    isInIndianCountry: rollFor(number, 14) < 0.01,
    permits,
  }
}

/** Computed on demand, because the address takes more time than all other fields together. */
export function addressOf({ number, county }: SampleFacility): SampleFacilityAddress {
  return facilityAddress(number, county, indexOf(number))
}

export function permitId(facility: SampleFacility, permit: SampleProgramPermit): string {
  if (permit.id !== null) return permit.id
  const { street, zip } = addressOf(facility)
  return toxicsIdOf(facility.name, street, zip)
}

export function facilityByRegistryId(id: string): SampleFacility | null {
  const number = facilityOfRegistryId(id)
  return number === null ? null : facilityOf(number)
}

export function facilityByProgramId(id: string): SampleFacility | null {
  const number = facilityOfProgramId(id)
  const facility = number === null ? null : facilityOf(number)
  return facility?.permits.some((permit) => permit.id === id) ? facility : null
}

export function* facilitiesIn(bounds: Bounds): Iterable<SampleFacility> {
  yield* facilitiesOf(numbersIn(bounds))
}

export function* facilitiesNear(
  longitude: number,
  latitude: number,
  miles: number,
): Iterable<SampleFacility> {
  yield* facilitiesOf(numbersNear(longitude, latitude, miles))
}

export function* facilitiesOfState(state: string): Iterable<SampleFacility> {
  for (const county of countiesOfState(state)) yield* facilitiesOf(numbersOf(county))
}

export function* facilitiesOfCounty(geoid: string): Iterable<SampleFacility> {
  for (const county of facilityCounties()) if (county.geoid === geoid) yield* facilitiesOf(numbersOf(county))
}

export function countFacilities(state: string): number {
  return countiesOfState(state).reduce((sum, { count }) => sum + count, 0)
}

export function* numbersOf(county: FacilityCounty): Iterable<number> {
  for (let index = 0; index < county.count; index += 1) yield numberOf(county, index)
}

export function* numbersIn([west, south, east, north]: Bounds): Iterable<number> {
  for (const county of facilityCounties()) {
    const [minX, minY, maxX, maxY] = county.outline.bounds
    if (minX > east || maxX < west || minY > north || maxY < south) continue
    const isWhole = minX >= west && maxX <= east && minY >= south && maxY <= north
    const sites = isWhole ? null : sitesOf(county)
    for (let index = 0; index < county.count; index += 1) {
      const [x = 0, y = 0] = sites ? [sites[2 * index], sites[2 * index + 1]] : [west, south]
      if (x < west || x > east || y < south || y > north) continue
      const number = numberOf(county, index)
      if (hasPosition(number)) yield number
    }
  }
}

export function* numbersNear(longitude: number, latitude: number, miles: number): Iterable<number> {
  const rise = (miles / earthRadiusMiles) * (180 / Math.PI) * 1.001
  const widest = Math.min(89, Math.abs(latitude) + rise)
  const reach = rise / Math.cos((widest * Math.PI) / 180)
  const bounds: Bounds = [longitude - reach, latitude - rise, longitude + reach, latitude + rise]
  for (const number of numbersIn(bounds)) {
    const county = countyOf(number)
    if (!county) continue
    const site = siteAt(county, number)
    if (milesBetween({ longitude, latitude }, site) <= miles) yield number
  }
}

export function industryOf(number: number): SampleIndustry {
  return industryBy(rollFor(number, 9))
}

export function reportedIndustries(number: number): SampleIndustry[] {
  const roll = rollFor(number, 11)
  if (roll < 0.08) return []
  const industry = industryOf(number)
  return roll < 0.22 ? [industry, industryBy(rollFor(number, 12))] : [industry]
}

export function milesBetween(a: LngLat, b: LngLat): number {
  const radians = Math.PI / 180
  const north = Math.sin(((b.latitude - a.latitude) * radians) / 2)
  const east = Math.sin(((b.longitude - a.longitude) * radians) / 2)
  const share = north ** 2 + Math.cos(a.latitude * radians) * Math.cos(b.latitude * radians) * east ** 2
  return 2 * earthRadiusMiles * Math.asin(Math.min(1, Math.sqrt(share)))
}

export function* facilitiesOf(numbers: Iterable<number>): Iterable<SampleFacility> {
  for (const number of numbers) {
    const facility = facilityOf(number)
    if (facility) yield facility
  }
}

function siteAt(county: FacilityCounty, number: number): LngLat {
  const sites = sitesOf(county)
  const index = indexOf(number)
  return { longitude: sites[2 * index] ?? 0, latitude: sites[2 * index + 1] ?? 0 }
}

function publishedId(number: number, permits: readonly SampleProgramPermit[]): string {
  if (isRegistered(number)) return registryIdOf(number)
  const handler = permits.find(({ program }) => program === 'waste')?.id
  return handler ?? String(1_000 + (number % 9_000))
}
