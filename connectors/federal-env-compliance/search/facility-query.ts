import { ConnectorError, type ProblemIssue } from '@/lib/connector/errors'
import { countyByFips, findCounties, nearestCountyNames, stateOfFips } from '@/lib/geography/counties'
import { distanceAndDirection } from '@/lib/geography/distance-and-direction'
import { postalByFips } from '@/lib/geography/state-at'
import { stateByCode } from '@/lib/geography/states'
import type { LngLat } from '@/lib/geography/types'
import { defineSentences } from '@/lib/sentences/define-sentences'
import { type FacilitySearchParams, withoutFilter } from './search-params'

const texts = defineSentences('federal-env-compliance.facility-query', {
  thereIsNoState: 'There is no state or territory of these two letters.',
  countyNumberOfUp: 'A county number of up to three digits needs its state. Add state, or give five digits.',
  noStateHasCounty: 'No state has county numbers that begin with {fips}.',
  stateSaysGiveOne: '{fips} is in {owner}, state says {state}. Give one of them, or correct one.',
  countyNameNeedsItsState: 'A county name needs its state. Add state, or give countyFips.',
  hasNoCountyOfThatName: '{state} has no county of that name. Nearest: {names}.',
  notGiveOneOfThem: '{fips} is not {name}, {state} ({found}). Give one of them.',
  boxCrossesThe180th:
    'The box crosses the 180th meridian, which the source cannot search. Give two boxes, one on each side.',
  searchAroundAPoint:
    'A search around a point needs latitude, longitude and radiusMiles together; {name} is missing.',
  cornersOfTheBox: 'The corners of the box were put in order: southwest first.',
  placesInAreCalled:
    '{twins} places in {state} are called {county} ({codes}). The source matches the name; countyFips tells them apart.',
  notInOurList:
    '{countyFips} is not in our list of counties. The source answers an unknown number with no rows.',
})

export type FacilityQuery = FacilitySearchParams

/**
 * All values are validated, because the source ignores unknown parameters and returns 0 rows for unknown
 * values.
 */
export function readQuery(params: FacilitySearchParams): FacilityQuery {
  const { state: stateText, county, countyFips, bbox, activeOnly, ...rest } = params
  const issues: ProblemIssue[] = []
  const state = stateText?.toUpperCase()
  if (state && !stateByCode(state)) issues.push(issue('state', texts.thereIsNoState))
  const fips = readFips(countyFips, state, issues)
  const name = readCounty(county, state, fips, issues)
  const box = readBox(bbox, issues)
  requireWholePoint(params, issues)
  const [first] = issues
  if (first) throw new ConnectorError('invalid_params', `${first.path}: ${first.message}`, { issues })
  const query = {
    ...(state ? { state } : {}),
    ...(name ? { county: name } : {}),
    ...(fips ? { countyFips: fips } : {}),
    ...(box ? { bbox: box } : {}),
    ...Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined)),
  }
  if (Object.keys(query).length === 0) throw withoutFilter()
  return { ...query, ...(activeOnly ? { activeOnly } : {}) }
}

const issue = (path: string, message: string): ProblemIssue => ({ path, message })

function readFips(
  fipsText: string | undefined,
  state: string | undefined,
  issues: ProblemIssue[],
): string | undefined {
  if (fipsText === undefined) return undefined
  const prefix = Object.entries(postalByFips).find(([, postal]) => postal === state)?.[0]
  if (fipsText.length <= 3 && !prefix) {
    if (!state) issues.push(issue('state', texts.countyNumberOfUp))
    return undefined
  }
  const fips = fipsText.length <= 3 ? `${prefix}${fipsText.padStart(3, '0')}` : fipsText.padStart(5, '0')
  const owner = stateOfFips(fips)
  if (!owner) issues.push(issue('countyFips', texts.noStateHasCounty({ fips: fips.slice(0, 2) })))
  else if (prefix && owner !== state) {
    issues.push(issue('countyFips', texts.stateSaysGiveOne({ fips, owner, state: state ?? '' })))
  }
  return fips
}

function readCounty(
  name: string | undefined,
  state: string | undefined,
  fips: string | undefined,
  issues: ProblemIssue[],
): string | undefined {
  if (name === undefined) return undefined
  if (state === undefined) {
    issues.push(issue('state', texts.countyNameNeedsItsState))
    return undefined
  }
  const matches = findCounties(state, name)
  const [county] = matches
  if (!county) {
    const names = nearestCountyNames(state, name)
    if (names.length > 0)
      issues.push(issue('county', texts.hasNoCountyOfThatName({ state, names: names.join(', ') })))
    return undefined
  }
  if (fips && !matches.some((each) => each.fips === fips)) {
    issues.push(
      issue(
        'countyFips',
        texts.notGiveOneOfThem({
          fips,
          name: county.name,
          state,
          found: matches.map((each) => each.fips).join(' or '),
        }),
      ),
    )
  }
  return county.name
}

function readBox(box: FacilitySearchParams['bbox'], issues: ProblemIssue[]): FacilitySearchParams['bbox'] {
  if (!box) return undefined
  const [west, east] = [Math.min(box.c1lon, box.c2lon), Math.max(box.c1lon, box.c2lon)]
  if (east - west > 180) {
    issues.push(issue('bbox', texts.boxCrossesThe180th))
  }
  return {
    c1lat: Math.min(box.c1lat, box.c2lat),
    c1lon: west,
    c2lat: Math.max(box.c1lat, box.c2lat),
    c2lon: east,
  }
}

function requireWholePoint(params: FacilitySearchParams, issues: ProblemIssue[]): void {
  const names = ['latitude', 'longitude', 'radiusMiles'] as const
  const missing = names.filter((name) => params[name] === undefined)
  if (missing.length === 0 || missing.length === names.length) return
  for (const name of missing) {
    issues.push(issue(name, texts.searchAroundAPoint({ name })))
  }
}

export function notesOn(params: FacilitySearchParams, query: FacilityQuery): string[] {
  const { bbox: box } = params
  const swapped = box && (box.c1lat > box.c2lat || box.c1lon > box.c2lon)
  const twins =
    query.state && query.county && !query.countyFips ? findCounties(query.state, query.county) : []
  const unknownFips = query.countyFips && !countyByFips(query.countyFips)
  return [
    ...(swapped ? [texts.cornersOfTheBox] : []),
    ...(twins.length > 1
      ? [
          texts.placesInAreCalled({
            twins: twins.length,
            state: query.state ?? '',
            county: query.county ?? '',
            codes: twins.map(({ fips }) => fips).join(', '),
          }),
        ]
      : []),
    ...(unknownFips ? [texts.notInOurList({ countyFips: query.countyFips ?? '' })] : []),
  ]
}

interface NullablePoint {
  latitude: number | null
  longitude: number | null
}

export function milesTo(from: LngLat, { latitude, longitude }: NullablePoint): number | null {
  return latitude === null || longitude === null
    ? null
    : distanceAndDirection(from, { latitude, longitude }).miles
}

/** A hundredth of a mile is 16 m. More digits would overstate the accuracy of these positions. */
export const roundMiles = (miles: number) => Number(miles.toFixed(2))

export function centerOf(query: {
  latitude?: number | undefined
  longitude?: number | undefined
}): LngLat | null {
  const { latitude, longitude } = query
  return latitude === undefined || longitude === undefined ? null : { latitude, longitude }
}
