import {
  addressOf,
  facilitiesNear,
  facilitiesOfState,
  facilityByProgramId,
  facilityByRegistryId,
  type SampleFacility,
} from '@/lib/sample-world/facilities/facilities'
import { linkId, linksOf, systemOf } from './programs'

const mostRows = 10_000
const widestMiles = 25

/**
 * Returns null for a search that is too wide, such as a state alone, or incomplete, such as a circle without
 * its center.
 */
export function findPlaces(query: URLSearchParams): SampleFacility[] | null {
  const facilities = startingWith(query)
  if (!facilities) return null
  const rows: SampleFacility[] = []
  for (const facility of facilities) {
    if (rows.length >= mostRows) break
    if (facility.isRegistered && isWanted(query, facility)) rows.push(facility)
  }
  return rows
}

export function writePlace(facility: SampleFacility, withPrograms: boolean) {
  const { street, city, zip } = addressOf(facility)
  return {
    RegistryId: facility.registryId,
    FacilityName: facility.name,
    LocationAddress: street,
    SupplementalLocation: null,
    CityName: city,
    CountyName: facility.county.name.toUpperCase(),
    StateAbbr: facility.county.state,
    ZipCode: zip,
    FIPSCode: facility.county.geoid,
    Latitude83: facility.position ? String(facility.position.latitude) : null,
    Longitude83: facility.position ? String(facility.position.longitude) : null,
    ...(withPrograms ? { ProgramFacilities: writeLinks(facility) } : {}),
  }
}

function writeLinks(facility: SampleFacility) {
  const links = linksOf(facility).map((link) => ({
    ProgramSystemAcronym: systemOf[link.permit.program].acronym,
    ProgramSystemId: linkId(link),
    ProgramFacilityName: facility.name,
  }))
  return links.length === 1 ? links[0] : links
}

function startingWith(query: URLSearchParams): Iterable<SampleFacility> | null {
  const [registryId, programId] = [query.get('registry_id'), query.get('pgm_sys_id')]
  if (registryId) return [facilityByRegistryId(registryId) ?? []].flat()
  if (programId) return [facilityByProgramId(programId) ?? []].flat()
  const [latitude, longitude, miles] = ['latitude83', 'longitude83', 'search_radius'].map((name) =>
    query.get(name),
  )
  if (latitude && longitude && miles) {
    const isAllowed = Number(miles) > 0 && Number(miles) <= widestMiles
    return isAllowed ? facilitiesNear(Number(longitude), Number(latitude), Number(miles)) : null
  }
  const state = query.get('state_abbr')?.toUpperCase()
  const isNarrowed = ['facility_name', 'city_name', 'county_name', 'zip_code', 'pgm_sys_acrnm'].some((name) =>
    query.get(name),
  )
  return state && isNarrowed ? facilitiesOfState(state) : null
}

function isWanted(query: URLSearchParams, facility: SampleFacility): boolean {
  const has = (name: string, text: () => string, isWhole: boolean) => {
    const sought = query.get(name)?.toUpperCase()
    return !sought || (isWhole ? text() === sought : text().includes(sought))
  }
  return (
    has('state_abbr', () => facility.county.state, true) &&
    has('county_name', () => facility.county.name.toUpperCase(), true) &&
    has('facility_name', () => facility.name, false) &&
    has('city_name', () => addressOf(facility).city, true) &&
    has('zip_code', () => addressOf(facility).zip, true) &&
    (!query.get('pgm_sys_acrnm') ||
      facility.permits.some(
        ({ program }) => systemOf[program].acronym === query.get('pgm_sys_acrnm')?.toUpperCase(),
      ))
  )
}
