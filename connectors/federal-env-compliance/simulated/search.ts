import type { Bounds } from '@/lib/geography/types'
import { type FacilityCounty, facilityCounties } from '@/lib/sample-world/facilities/counties'
import {
  facilityByProgramId,
  facilityByRegistryId,
  industryOf,
  numbersIn,
  numbersNear,
  numbersOf,
  reportedIndustries,
} from '@/lib/sample-world/facilities/facilities'
import { countyOf } from '@/lib/sample-world/facilities/numbers'
import { isPermitActive, permitCount, type SampleProgram } from '@/lib/sample-world/facilities/permits'
import type { EchoService } from './columns'

/** Like `get_facilities`, the simulator silently ignores unknown parameters. */
export interface EchoSearch {
  service: EchoService
  query: URLSearchParams
}

export interface EchoRowKey {
  facility: number
  ordinal: number
}

const programOf = { air: 'air', cwa: 'water' } as const
const inspected: readonly SampleProgram[] = ['air', 'water', 'waste', 'drinkingWater']

export function isUnusable({ query }: EchoSearch): boolean {
  const numbers = ['p_lat', 'p_long', 'p_radius', 'p_c1lat', 'p_c1lon', 'p_c2lat', 'p_c2lon']
  if (numbers.some((name) => query.get(name) && !Number.isFinite(Number(query.get(name))))) return true
  const radius = query.get('p_radius')
  return radius ? Number(radius) <= 0 || Number(radius) >= 100 : false
}

export function leastRows(search: EchoSearch): number {
  const { query, service } = search
  const narrowing = [...query.keys()].some((name) => /^p_(?!st$|fips$|co$)/.test(name))
  if (service !== 'echo' || narrowing) return 0
  return countiesMeant(search).reduce((sum, { count }) => sum + count, 0)
}

export function findRows(search: EchoSearch): EchoRowKey[] {
  const rows: EchoRowKey[] = []
  const isWanted = conditionsOf(search.query)
  const { service, query } = search
  const activeOnly = query.get('p_act')
  for (const facility of candidates(search)) {
    if (!isWanted(facility)) continue
    for (let ordinal = 0; ordinal < rowsOf(service, facility); ordinal += 1) {
      if (isStateWanted(service, facility, ordinal, activeOnly)) rows.push({ facility, ordinal })
    }
  }
  return rows
}

function rowsOf(service: EchoService, facility: number): number {
  return service === 'echo' ? 1 : permitCount(facility, industryOf(facility), programOf[service])
}

function isStateWanted(
  service: EchoService,
  facility: number,
  ordinal: number,
  choice: string | null,
): boolean {
  if (choice !== 'Y' && choice !== 'N') return true
  const isActive =
    service === 'echo' ? isAnyActive(facility) : isPermitActive(facility, programOf[service], ordinal)
  return isActive === (choice === 'Y')
}

function isAnyActive(facility: number): boolean {
  const industry = industryOf(facility)
  return inspected.some((program) => {
    const count = permitCount(facility, industry, program)
    return Array.from({ length: count }, (_, ordinal) => ordinal).some((ordinal) =>
      isPermitActive(facility, program, ordinal),
    )
  })
}

function* candidates(search: EchoSearch): Iterable<number> {
  const { query } = search
  const named = namedFacilities(query)
  const near = named ?? placed(query)
  const counties = countiesMeant(search)
  if (!near) for (const county of counties) yield* numbersOf(county)
  if (!near) return
  const countySet = counties.length === facilityCounties().length ? null : new Set(counties)
  for (const facility of near) {
    const county = countyOf(facility)
    if (county && (!countySet || countySet.has(county))) yield facility
  }
}

function namedFacilities(query: URLSearchParams): number[] | null {
  const [registry, permits] = [query.get('p_frs'), query.get('p_pid')]
  if (registry) return [facilityByRegistryId(registry)?.number ?? []].flat()
  if (!permits) return null
  return permits.split(',').flatMap((id) => facilityByProgramId(id.trim())?.number ?? [])
}

/**
 * Returns null unless the circle or the box is complete, because the source ignores an incomplete circle or
 * box.
 */
function placed(query: URLSearchParams): Iterable<number> | null {
  const [latitude, longitude, radius] = readAll(query, ['p_lat', 'p_long', 'p_radius'])
  const corners = readAll(query, ['p_c1lat', 'p_c1lon', 'p_c2lat', 'p_c2lon'])
  const box = boundsOf(corners)
  if (latitude === undefined || longitude === undefined || radius === undefined) return box && numbersIn(box)
  return box ? both(numbersIn(box), longitude, latitude, radius) : numbersNear(longitude, latitude, radius)
}

function* both(
  inBox: Iterable<number>,
  longitude: number,
  latitude: number,
  miles: number,
): Iterable<number> {
  const near = new Set(numbersNear(longitude, latitude, miles))
  for (const facility of inBox) if (near.has(facility)) yield facility
}

function boundsOf([lat1, lon1, lat2, lon2]: readonly number[]): Bounds | null {
  if (lat1 === undefined || lon1 === undefined || lat2 === undefined || lon2 === undefined) return null
  return [Math.min(lon1, lon2), Math.min(lat1, lat2), Math.max(lon1, lon2), Math.max(lat1, lat2)]
}

function readAll(query: URLSearchParams, names: string[]): number[] {
  const values = names.map((name) => query.get(name)?.trim() ?? '')
  return values.includes('') ? [] : values.map(Number)
}

function countiesMeant({ query, service }: EchoSearch): readonly FacilityCounty[] {
  const states = query.get('p_st')?.toUpperCase().split(',')
  const fips = query.get('p_fips')
  const name = service !== 'air' && states ? query.get('p_co')?.trim().toUpperCase() : undefined
  if (!states && !fips) return facilityCounties()
  return facilityCounties().filter(
    (county) =>
      (!states || states.includes(county.state)) &&
      (!fips || county.geoid === fips) &&
      (!name || county.name.toUpperCase() === name),
  )
}

function conditionsOf(query: URLSearchParams): (facility: number) => boolean {
  const [naics, sic] = [query.get('p_ncs'), patternOf(query)]
  if (!naics && !sic) return () => true
  return (facility) => {
    const industries = reportedIndustries(facility)
    const isNaics = !naics || industries.some((industry) => industry.naics.startsWith(naics))
    return isNaics && (!sic || industries.some((industry) => sic.test(industry.sic)))
  }
}

/** `p_sic` is a whole code. `p_sic2` and `p_sic4` are prefixes, with or without a `%` at the end. */
function patternOf(query: URLSearchParams): RegExp | null {
  const [whole, wild, start] = [query.get('p_sic'), query.get('p_sic2'), query.get('p_sic4')]
  const digits = (text: string) => text.replaceAll(/[^\d%]/g, '').replaceAll('%', '\\d*')
  if (whole) return new RegExp(`^${digits(whole)}$`)
  const prefix = wild ?? start
  return prefix ? new RegExp(`^${digits(prefix)}`) : null
}
