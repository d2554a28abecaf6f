import { plainCountyName } from '@/lib/geography/counties'

export interface Locality {
  state: string
  city?: string | undefined
  county?: string | undefined
}

export type PermitCoverage = 'covers' | 'may-cover' | 'does-not-cover'

interface Reach {
  city: string
  state: string
  reach: 'city' | 'county' | 'state' | 'region'
  county?: string | null
}

const NEW_YORK_CITY = 'newyorkcity'
/** Postal addresses name a borough instead of New York City. */
const boroughs = new Set([
  'newyork',
  'nyc',
  'manhattan',
  'brooklyn',
  'bronx',
  'thebronx',
  'queens',
  'statenisland',
])
const boroughCounties = new Set(['bronx', 'kings', 'newyork', 'queens', 'richmond'])

export function plainCity(name: string, state: string): string {
  const letters = name
    .slice(0, 120)
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z]+/g, ' ')
    .trim()
    .replace(/^saint /, 'st ')
    .replaceAll(' ', '')
  return state === 'NY' && boroughs.has(letters) ? NEW_YORK_CITY : letters
}

export function coverageOf(source: Reach, place: Locality): PermitCoverage {
  if (source.state !== place.state) return 'does-not-cover'
  if (source.reach === 'state') return 'covers'
  // The source of a region does not publish which towns it covers.
  if (source.reach === 'region') return 'may-cover'
  if (isInCity(source, place)) return 'covers'
  return source.reach === 'county' ? inCounty(source, place) : cityElsewhere(source, place)
}

function isInCity({ city, state }: Reach, place: Locality): boolean {
  const own = plainCity(city, state)
  if (place.city !== undefined && plainCity(place.city, place.state) === own) return true
  return own === NEW_YORK_CITY && boroughCounties.has(plainCountyName(place.county ?? ''))
}

function inCounty({ county, city }: Reach, place: Locality): PermitCoverage {
  if (place.county === undefined) return 'may-cover'
  return plainCountyName(place.county) === plainCountyName(county ?? city) ? 'covers' : 'does-not-cover'
}

function cityElsewhere({ county }: Reach, place: Locality): PermitCoverage {
  if (place.city !== undefined) return 'does-not-cover'
  if (!county || !place.county) return 'may-cover'
  return plainCountyName(place.county) === plainCountyName(county) ? 'may-cover' : 'does-not-cover'
}

export function coveringOf<S extends Reach>(sources: readonly S[], place: Locality) {
  const inState = sources.filter(({ state }) => state === place.state)
  if (place.city === undefined && place.county === undefined) return { sure: inState, perhaps: [] }
  return {
    sure: inState.filter((source) => coverageOf(source, place) === 'covers'),
    perhaps: inState.filter((source) => coverageOf(source, place) === 'may-cover'),
  }
}

export const isInMarket = ({ city, state }: { city: string; state: string }, place: Locality): boolean =>
  state === place.state && place.city !== undefined && plainCity(place.city, state) === plainCity(city, state)
