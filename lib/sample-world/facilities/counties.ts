import type { Position } from 'geojson'
import { feature } from 'topojson-client'
import { countyTopology } from '@/lib/geography/counties'
import { createOutlineLookup, type IndexedOutline } from '@/lib/geography/outline-lookup'
import { postalByFips } from '@/lib/geography/state-at'
import { gazetteer, type SamplePlace } from '../gazetteer'
import { hashOf } from '../hash'
import { metresPerDegree } from '../meters-per-degree'

export interface FacilityCounty {
  ordinal: number
  geoid: string
  name: string
  state: string
  outline: IndexedOutline<unknown>
  town: SamplePlace | null
  count: number
  before: number
}

const sizeOfTown: Readonly<Record<string, number>> = {
  'Houston TX': 36_000,
  'Dallas TX': 34_000,
  'San Antonio TX': 16_000,
  'Austin TX': 16_000,
  'Los Angeles CA': 60_000,
  'San Francisco CA': 38_000,
  'San Diego CA': 34_000,
  'Sacramento CA': 26_000,
  'New York NY': 18_000,
  'Chicago IL': 26_000,
  'Philadelphia PA': 16_000,
  'Miami FL': 18_000,
  'Atlanta GA': 16_000,
  'Detroit MI': 14_000,
  'Phoenix AZ': 14_000,
  'Washington DC': 6_000,
}

const usualSize = 4_500
const metresPerMile = 1_609.344
const settledSquareMiles = 1_500

let counties: readonly FacilityCounty[] | undefined

export function facilityCounties(): readonly FacilityCounty[] {
  counties ??= countCounties()
  return counties
}

export function countiesOfState(state: string): FacilityCounty[] {
  return facilityCounties().filter((county) => county.state === state)
}

function countCounties(): FacilityCounty[] {
  const features = feature(countyTopology, countyTopology.objects.counties).features.flatMap(
    ({ id, geometry, properties: { name } }) =>
      geometry.type === 'Polygon' || geometry.type === 'MultiPolygon'
        ? [{ type: 'Feature' as const, geometry, properties: { geoid: String(id), name } }]
        : [],
  )
  const lookup = createOutlineLookup(
    features.toSorted((a, b) => (a.properties.geoid < b.properties.geoid ? -1 : 1)),
  )
  const townOf = new Map(gazetteer.map((place) => [lookup.at(place.longitude, place.latitude), place]))
  const passed = new Map<string, number>()
  return lookup.outlines.map((outline, ordinal) => {
    const { geoid, name } = outline.properties
    const state = postalByFips[geoid.slice(0, 2)] ?? ''
    const town = townOf.get(outline) ?? null
    const count = countFacilities(outline, town, geoid)
    const before = passed.get(state) ?? 0
    passed.set(state, before + count)
    return { ordinal, geoid, name, state, outline, town, count, before }
  })
}

function countFacilities(outline: IndexedOutline<unknown>, town: SamplePlace | null, geoid: string): number {
  const [west, south, east, north] = outline.bounds
  const [longitude, latitude] = [(west + east) / 2, (south + north) / 2]
  const land = Math.min(squareMiles(outline), settledSquareMiles) * 0.12 * (0.4 + hashOf('rural', geoid))
  const suburbs = gazetteer.reduce((sum, place) => {
    const { east: perEast, north: perNorth } = metresPerDegree(latitude)
    const away = Math.hypot((place.longitude - longitude) * perEast, (place.latitude - latitude) * perNorth)
    const miles = away / metresPerMile
    return miles > 80 ? sum : sum + 0.06 * sizeOf(place) * Math.exp(-miles / 25)
  }, 0)
  return 3 + Math.round(land + suburbs + (town ? 0.6 * sizeOf(town) : 0))
}

function sizeOf({ city, state }: SamplePlace): number {
  return sizeOfTown[`${city} ${state}`] ?? usualSize
}

function squareMiles({ parts }: IndexedOutline<unknown>): number {
  return parts.reduce((sum, { polygon, bounds }) => {
    const scale = metresPerDegree((bounds[1] + bounds[3]) / 2)
    const flat = Math.abs(flatArea(polygon.coordinates[0] ?? []))
    return sum + (flat * scale.east * scale.north) / metresPerMile ** 2
  }, 0)
}

function flatArea(ring: Position[]): number {
  const [originX = 0, originY = 0] = ring[0] ?? []
  let doubled = 0
  for (let corner = 1; corner < ring.length; corner += 1) {
    const [ax = 0, ay = 0] = ring[corner - 1] ?? []
    const [bx = 0, by = 0] = ring[corner] ?? []
    doubled += (ax - originX) * (by - originY) - (bx - originX) * (ay - originY)
  }
  return doubled / 2
}

const regions = [
  'CT MA ME NH RI VT',
  'NJ NY PR VI',
  'DC DE MD PA VA WV',
  'AL FL GA KY MS NC SC TN',
  'IL IN MI MN OH WI',
  'AR LA NM OK TX',
  'IA KS MO NE',
  'CO MT ND SD UT WY',
  'AS AZ CA GU HI MP NV',
  'AK ID OR WA',
]

export function regionOf(state: string): string {
  return String(regions.findIndex((states) => states.includes(state)) + 1).padStart(2, '0')
}
