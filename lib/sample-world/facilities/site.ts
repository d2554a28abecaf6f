import { booleanPointInPolygon } from '@turf/boolean-point-in-polygon'
import { isWithinBounds } from '@/lib/geography/outline-lookup'
import type { LngLat } from '@/lib/geography/types'
import { addressAt, writeStreetLine } from '../addresses/addresses'
import { gazetteer } from '../gazetteer'
import { metresPerDegree } from '../meters-per-degree'
import type { FacilityCounty } from './counties'
import { numberOf, rollFor } from './numbers'

/** `share` is cumulative. `meters` is the published accuracy. */
const methods: readonly (readonly [share: number, method: string, reference: string, meters: number])[] = [
  [0.5, 'ADDRESS MATCHING-HOUSE NUMBER', 'ENTRANCE POINT OF A FACILITY OR STATION', 50],
  [0.68, 'INTERPOLATION-PHOTO', 'CENTER OF A FACILITY OR STATION', 30],
  [0.8, 'GPS-UNSPECIFIED', 'PLANT ENTRANCE (GENERAL)', 10],
  [0.88, 'ADDRESS MATCHING-STREET CENTERLINE', 'UNKNOWN', 150],
  [0.92, 'INTERPOLATION-MAP', 'CENTER OF A FACILITY OR STATION', 1_000],
  [1, 'ZIP CODE-CENTROID', 'OTHER', 11_500],
]

const unplacedShare = 0.025
const townScaleMetres = 8_000
const roundedTo = 1e6

export function hasPosition(facility: number): boolean {
  return rollFor(facility, 1) >= unplacedShare
}

export function methodOf(facility: number) {
  const roll = rollFor(facility, 2)
  const [, method, reference, meters] = methods.find(([share]) => roll < share) ?? [1, '', '', 0]
  return { method, reference, meters: rollFor(facility, 3) < 0.06 ? null : meters }
}

const made = new Map<number, Float64Array>()
const countiesKept = 400

export function sitesOf(county: FacilityCounty): Float64Array {
  const cached = made.get(county.ordinal)
  if (cached) return cached
  const sites = new Float64Array(2 * county.count)
  for (let index = 0; index < county.count; index += 1) {
    const { longitude, latitude } = siteOf(county, index)
    sites[2 * index] = Math.round(longitude * roundedTo) / roundedTo
    sites[2 * index + 1] = Math.round(latitude * roundedTo) / roundedTo
  }
  const [oldest] = made.keys()
  if (made.size >= countiesKept && oldest !== undefined) made.delete(oldest)
  made.set(county.ordinal, sites)
  return sites
}

function siteOf(county: FacilityCounty, index: number): LngLat {
  const facility = numberOf(county, index)
  const isCentroid = methodOf(facility).meters === 11_500
  return tryPoints(county, isCentroid ? -1 - (index % 5) - 10 * county.ordinal : facility)
}

function tryPoints(county: FacilityCounty, seed: number): LngLat {
  const isInTown = county.town !== null && rollFor(seed, 10) < 0.7
  let point: LngLat | undefined
  for (let attempt = 0; attempt < 60; attempt += 1) {
    point = isInTown && attempt < 12 ? nearTown(county, seed, attempt) : anywhere(county, seed, attempt)
    if (isInside(county, point)) return point
  }
  const [longitude = 0, latitude = 0] = county.outline.parts[0]?.polygon.coordinates[0]?.[0] ?? []
  return { longitude, latitude }
}

function nearTown({ town, outline }: FacilityCounty, seed: number, attempt: number): LngLat {
  const centre = town ?? { longitude: outline.bounds[0], latitude: outline.bounds[1] }
  const scale = metresPerDegree(centre.latitude)
  const chance = rollFor(seed, 20 + 3 * attempt) * rollFor(seed, 21 + 3 * attempt)
  const away = -townScaleMetres * Math.log(chance + 1e-9)
  const angle = 2 * Math.PI * rollFor(seed, 22 + 3 * attempt)
  return {
    longitude: centre.longitude + (away * Math.cos(angle)) / scale.east,
    latitude: centre.latitude + (away * Math.sin(angle)) / scale.north,
  }
}

function anywhere({ outline }: FacilityCounty, seed: number, attempt: number): LngLat {
  const [west, south, east, north] = outline.bounds
  return {
    longitude: west + (east - west) * rollFor(seed, 100 + 2 * attempt),
    latitude: south + (north - south) * rollFor(seed, 101 + 2 * attempt),
  }
}

function isInside({ outline }: FacilityCounty, { longitude, latitude }: LngLat): boolean {
  return outline.parts.some(
    ({ polygon, bounds }) =>
      isWithinBounds(bounds, longitude, latitude) && booleanPointInPolygon([longitude, latitude], polygon),
  )
}

export interface SampleFacilityAddress {
  street: string
  city: string
  zip: string
}

const territories: Readonly<Record<string, readonly [city: string, zip: string]>> = {
  AS: ['PAGO PAGO', '96799'],
  GU: ['HAGATNA', '96910'],
  MP: ['SAIPAN', '96950'],
  PR: ['SAN JUAN', '00901'],
  VI: ['CHARLOTTE AMALIE', '00802'],
}

/**
 * Returns capitals, as EPA programs do. If the sample streets have no address in the state of the site,
 * returns one on SHORE RD in a town of that state or territory.
 */
export function facilityAddress(
  facility: number,
  county: FacilityCounty,
  index: number,
): SampleFacilityAddress {
  const sites = sitesOf(county)
  const address = addressAt(sites[2 * index] ?? 0, sites[2 * index + 1] ?? 0)
  if (address?.state === county.state) {
    return {
      street: writeStreetLine(address).toUpperCase(),
      city: address.city.toUpperCase(),
      zip: address.zip,
    }
  }
  const town = gazetteer.find(({ state }) => state === county.state)
  const [city, zip] = territories[county.state] ?? [town?.city.toUpperCase() ?? '', town?.zip ?? '']
  return { street: `${100 + Math.floor(9_000 * rollFor(facility, 4))} SHORE RD`, city, zip }
}
