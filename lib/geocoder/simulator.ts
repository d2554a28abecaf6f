import type { Simulator } from '@/lib/connector/simulator'
import { geographiesAt } from './simulated-geographies'
import { matchesOf } from './simulated-match'

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

/** The Census Bureau's geocoder at geocoding.geo.census.gov, over the sample country. */
export const simulateGeocoder: Simulator = async (request) => {
  const { pathname, searchParams } = new URL(request.url)
  const answer = operations[pathname]
  if (!answer) return writePage('404 Not Found', 404)
  const errors = errorsOf(pathname, searchParams)
  // Without a format, and with any other, it answers with a page for people.
  if (searchParams.get('format') !== 'json')
    return writePage('Census Geocoder', errors.length > 0 ? 400 : 200)
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
    geographies: geographiesAt(match.coordinates.x, match.coordinates.y, query.get('layers')),
  }))
  return { input: { address: { address }, vintage, benchmark }, addressMatches }
}

function answerCoordinates(query: URLSearchParams) {
  const [x, y] = [Number(query.get('x')), Number(query.get('y'))]
  const geographies = geographiesAt(x, y, query.get('layers'))
  return { input: { location: { x, y }, vintage, benchmark }, geographies }
}

function isNumber(text: string | null): boolean {
  return text !== null && text.trim() !== '' && Number.isFinite(Number(text))
}

function writePage(title: string, status: number): Response {
  const page = `<!DOCTYPE html><html><head><title>${title}</title></head><body><h1>${title}</h1></body></html>`
  return new Response(page, { status, headers: { 'content-type': 'text/html;charset=UTF-8' } })
}
