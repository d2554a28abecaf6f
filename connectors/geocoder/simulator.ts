import { type Simulator, webPage } from '@/lib/connector/upstream/simulated-site'
import { stateOutlines } from '@/lib/geography/state-at'
import type { Bounds } from '@/lib/geography/types'
import { offsetFromStreet } from '@/lib/sample-world/addresses/address-lots'
import { locateAddress, type SampleAddress, writeStreetLine } from '@/lib/sample-world/addresses/addresses'
import { countyAt } from '@/lib/sample-world/addresses/county-at'
import { rowOfStreet } from '@/lib/sample-world/addresses/street-names'
import { hashOf, pickBy } from '@/lib/sample-world/hash'
import { tractAt } from '@/lib/sample-world/tracts'
import { vintages } from './wire'

const longestAddress = 100

const benchmark = {
  isDefault: true,
  benchmarkDescription: 'Public Address Ranges - Current Benchmark',
  id: '4',
  benchmarkName: 'Public_AR_Current',
}

const vintage = {
  isDefault: true,
  id: '4',
  vintageName: 'Current_Current',
  vintageDescription: 'Current Vintage - Current Benchmark',
}

type Answer = (query: URLSearchParams) => unknown

const operations: Readonly<Record<string, Answer>> = {
  '/geocoder/locations/onelineaddress': answerAddress,
  '/geocoder/geographies/onelineaddress': answerAddressWithGeographies,
  '/geocoder/geographies/coordinates': answerCoordinates,
}

export const simulateGeocoder: Simulator = async (request) => {
  const { pathname, searchParams } = new URL(request.url)
  const answer = operations[pathname]
  if (!answer) return webPage('404 Not Found', 404)
  const errors = errorsOf(pathname, searchParams)
  // Returns an HTML page for any format except JSON.
  if (searchParams.get('format') !== 'json') return webPage('Census Geocoder', errors.length > 0 ? 400 : 200)
  if (errors.length > 0) return Response.json({ errors, status: '400' }, { status: 400 })
  return Response.json(
    { result: answer(searchParams) },
    { headers: { 'cache-control': 'private, no-cache, no-store, max-age=0', vary: 'Origin' } },
  )
}

function errorsOf(pathname: string, query: URLSearchParams): string[] {
  const errors: string[] = []
  if (!['Public_AR_Current', '4'].includes(query.get('benchmark') ?? '')) {
    errors.push('benchmark: The benchmark is missing or unknown')
  }
  if (pathname.includes('/geographies/') && !query.get('vintage')) {
    errors.push('vintage: The vintage is missing or unknown')
  }
  if (pathname.endsWith('/coordinates')) {
    if (!isNumber(query.get('x')) || !isNumber(query.get('y'))) errors.push('x and y must be numbers')
    return errors
  }
  return [...errors, ...addressErrors(query.get('address')?.trim() ?? '')]
}

function addressErrors(address: string): string[] {
  if (address === '' || address.length > longestAddress) {
    return ['Street address cannot be empty and cannot exceed 100 characters']
  }
  if (/[a-z\d]/i.test(address)) return []
  return ['Specify House number and Street name along with City and State and/or ZIP Code']
}

function answerAddress(query: URLSearchParams) {
  const address = query.get('address') ?? ''
  return { input: { address: { address }, benchmark }, addressMatches: matchesOf(address) }
}

function answerAddressWithGeographies(query: URLSearchParams) {
  const address = query.get('address') ?? ''
  const addressMatches = matchesOf(address).map((match) => ({
    ...match,
    geographies: geographiesAt(match.coordinates.x, match.coordinates.y, query),
  }))
  return { input: { address: { address }, vintage, benchmark }, addressMatches }
}

export function matchesOf(line: string) {
  return locateAddress(line)
    .filter((address) => !isNewStreet(address))
    .map(matchOf)
}

function isNewStreet({ name, type, city, state, lot }: SampleAddress): boolean {
  if (rowOfStreet(lot.place, { name, type }) !== null) return false
  return hashOf('new street', name.toUpperCase(), type, city, state) < 0.04
}

function matchOf(address: SampleAddress) {
  const { longitude, latitude } = roadsidePoint(address)
  const side = pickBy(hashOf('side', address.number % 2, address.name), ['L', 'R'])
  const tigerLineId = String(
    60_000_000 + Math.floor(hashOf('line', address.name, address.city) * 200_000_000),
  )
  return {
    tigerLine: { side, tigerLineId },
    coordinates: { x: longitude, y: latitude },
    addressComponents: componentsOf(address),
    matchedAddress:
      `${writeStreetLine(address)}, ${address.city}, ${address.state}, ${address.zip}`.toUpperCase(),
  }
}

function roadsidePoint(address: SampleAddress) {
  const along = hashOf('along', address.number, address.name, address.city) * 100 - 50
  return offsetFromStreet(address.lot, 6, along)
}

function componentsOf({
  number,
  preDirection,
  name,
  type,
  suffixDirection,
  city,
  state,
  zip,
}: SampleAddress) {
  const first = Math.floor(number / 100) * 100 + (number % 2)
  const range = [String(first), String(first + 98)]
  // Address ranges follow the direction in which the street is drawn, so some descend.
  if (hashOf('range', first, name, city) < 0.3) range.reverse()
  const [fromAddress = '', toAddress = ''] = range
  return {
    zip,
    streetName: name.toUpperCase(),
    preType: '',
    city: city.toUpperCase(),
    preDirection,
    suffixDirection,
    fromAddress,
    state,
    suffixType: type.toUpperCase(),
    toAddress,
    suffixQualifier: '',
    preQualifier: '',
  }
}

function answerCoordinates(query: URLSearchParams) {
  const [x, y] = [Number(query.get('x')), Number(query.get('y'))]
  const geographies = geographiesAt(x, y, query)
  return { input: { location: { x, y }, vintage, benchmark }, geographies }
}

function isNumber(text: string | null): boolean {
  return text !== null && text.trim() !== '' && Number.isFinite(Number(text))
}

type Layer = Record<string, string | number>[]

function geographiesAt(longitude: number, latitude: number, query: URLSearchParams): Record<string, Layer> {
  const state = stateOutlines().at(longitude, latitude)
  const county = countyAt(longitude, latitude)
  const names = (query.get('layers') ?? 'Counties,States').split(',').map((layer) => layer.trim())
  const isAll = names.includes('all')
  const answer: Record<string, Layer> = {}
  if (county && (isAll || names.includes('Counties'))) {
    answer.Counties = [countyRecord(county.properties, county.bounds)]
  }
  if (state && (isAll || names.includes('States'))) {
    answer.States = [stateRecord(state.properties, state.bounds)]
  }
  const tract = tractAt(longitude, latitude, query.get('vintage') === vintages[2010] ? 2010 : 2020)
  if (tract && (isAll || names.includes('Census Tracts'))) answer['Census Tracts'] = [tractRecord(tract)]
  // A layer can fail inside a response with status 200, mostly in a query for every layer.
  if (isAll) answer['119th Congressional Districts'] = [{ status: failedLayer }]
  return answer
}

const failedLayer = 'Layer query encountered an error: java.lang.RuntimeException: Failed to return'

const countyWords: Record<string, string> = {
  LA: 'Parish',
  DC: '',
  PR: 'Municipio',
  CT: 'Planning Region',
  AK: '',
}

function countyRecord({ geoid, name }: { geoid: string; name: string }, bounds: Bounds) {
  const fips = geoid.slice(0, 2)
  const postal = stateOutlines().outlines.find((outline) => outline.properties.fips === fips)?.properties
    .postal
  const word = countyWords[postal ?? ''] ?? 'County'
  return {
    GEOID: geoid,
    STATE: fips,
    COUNTY: geoid.slice(2),
    NAME: `${name} ${word}`.trim(),
    BASENAME: name,
    MTFCC: 'G4020',
    FUNCSTAT: 'A',
    ...centreOf(bounds),
  }
}

function tractRecord(tract: string) {
  const name = `${Number(tract.slice(5, 9))}.${tract.slice(9)}`
  return {
    GEOID: tract,
    STATE: tract.slice(0, 2),
    COUNTY: tract.slice(2, 5),
    TRACT: tract.slice(5),
    NAME: `Census Tract ${name}`,
    BASENAME: name,
    MTFCC: 'G5020',
  }
}

function stateRecord({ fips, postal, name }: { fips: string; postal: string; name: string }, bounds: Bounds) {
  return {
    GEOID: fips,
    STATE: fips,
    STUSAB: postal,
    NAME: name,
    BASENAME: name,
    MTFCC: 'G4000',
    FUNCSTAT: 'A',
    ...centreOf(bounds),
  }
}

function centreOf([west, south, east, north]: Bounds) {
  const longitude = (west + east) / 2
  const latitude = (south + north) / 2
  return { CENTLAT: signed(latitude, 10), CENTLON: signed(longitude, 11) }
}

function signed(value: number, length: number): string {
  return `${value < 0 ? '-' : '+'}${Math.abs(value).toFixed(7).padStart(length, '0')}`
}
