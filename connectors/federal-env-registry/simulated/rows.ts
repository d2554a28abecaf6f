import { stateByCode } from '@/lib/geography/states'
import { regionOf } from '@/lib/sample-world/facilities/counties'
import { dateOfDay, worldDay } from '@/lib/sample-world/facilities/dates'
import { addressOf, type SampleFacility } from '@/lib/sample-world/facilities/facilities'
import { rollFor } from '@/lib/sample-world/facilities/numbers'
import { pickBy } from '@/lib/sample-world/hash'
import { isTied, linkId, type SampleFacilityPermit, systemOf } from './programs'

export type SimulatedFacilityRegistryRow = Record<string, string | null>

export function siteRow(facility: SampleFacility): SimulatedFacilityRegistryRow {
  return {
    registry_id: facility.registryId,
    ...placeOf(facility, 0),
    legislative_dist_num: null,
    location_description: null,
    parent_registry_id: null,
    interest_status_code: facility.isActive ? 'A' : pickBy(rollFor(facility.number, 1_010), ['I', null]),
    icis_identifier: null,
    review_flag: null,
    review_reason: null,
    ...internalColumns(facility),
    create_date: writeDate(facility.number, 1_011),
    update_date: writeDate(facility.number, 1_012),
    last_reported_date: rollFor(facility.number, 1_013) < 0.5 ? null : writeDate(facility.number, 1_014),
  }
}

/** Each program record spells the county, state and ZIP code of a site in its own way. */
export function programRow(link: SampleFacilityPermit): SimulatedFacilityRegistryRow {
  const { facility, permit } = link
  const question = 1_100 + 40 * permit.program.length + permit.ordinal
  return {
    registry_id: isTied(link) ? facility.registryId : null,
    pgm_sys_acrnm: systemOf[permit.program].acronym,
    pgm_sys_id: linkId(link),
    ...placeOf(facility, question),
    huc_code_8: null,
    huc_code_12: null,
    parent_pgm_sys_id: rollFor(facility.number, question + 1) < 0.05 ? 'NONE' : null,
    link_mthd: pickBy(rollFor(facility.number, question + 2), ['AUTO', 'MANUAL', 'NA', null]),
    user_comment: null,
    ...internalColumns(facility),
    create_date: writeDate(facility.number, question + 3),
    update_date: writeDate(facility.number, question + 4),
    refresh_date: writeDate(facility.number, question + 5),
    last_reported_date: null,
  }
}

function placeOf(facility: SampleFacility, question: number): SimulatedFacilityRegistryRow {
  const { street, city, zip } = addressOf(facility)
  const { state, geoid, name } = facility.county
  const roll = (step: number) => rollFor(facility.number, question + 20 + step)
  const county = name.toUpperCase()
  return {
    primary_name: facility.name,
    location_address: street,
    supplemental_location: pickBy(roll(0), [null, null, null, 'NA', 'N/A', 'UNKNOWN', 'REAR GATE']),
    city_name: city,
    county_name: roll(1) < 0.05 ? `${county.slice(0, 3)}${county.slice(2)}` : roll(1) < 0.1 ? null : county,
    fips_code: roll(2) < 0.04 ? null : geoid,
    state_code: state,
    state_name: roll(3) < 0.2 ? state : (stateByCode(state)?.name.toUpperCase() ?? null),
    postal_code: roll(4) < 0.2 ? `${zip}-${String(Math.floor(roll(5) * 10_000)).padStart(4, '0')}` : zip,
    country_name: roll(6) < 0.5 ? 'UNITED STATES' : null,
    epa_region_code: regionOf(state),
    site_type_name: pickBy(roll(7), [
      'STATIONARY',
      'STATIONARY',
      'STATIONARY',
      'POTENTIALLY CONTAMINATED SITE',
      null,
    ]),
    federal_facility_code: facility.isFederal ? 'Y' : 'N',
    federal_agency_code: null,
    tribal_land_code: facility.isInIndianCountry ? 'Y' : 'N',
    tribal_land_name: facility.isInIndianCountry ? 'PAPERLANTERN NATION' : null,
    std_name: facility.name,
    std_full_address: `${street}, ${city}, ${state} ${zip}`,
    std_loc_address: street,
    std_city_name: city,
    std_county_name: county,
    std_county_fips: geoid,
    std_state_code: state,
    std_postal_code: zip,
  }
}

/** Columns for internal use. Clients must ignore them. */
function internalColumns({ number }: SampleFacility): SimulatedFacilityRegistryRow {
  return {
    data_quality_code: 'V',
    public_ind: 'Y',
    sensitive_ind: 'N',
    user_id: `KEEPER${number % 90}`,
  }
}

export function writeDate(facility: number, question: number): string {
  const date = dateOfDay(worldDay - Math.floor(rollFor(facility, question) * 7_000))
  if (rollFor(facility, 1_015) < 0.7) return `${date.toISOString().slice(0, 10)} 00:00:00`
  const month = date.toLocaleString('en-US', { month: 'short', timeZone: 'UTC' }).toUpperCase()
  return `${String(date.getUTCDate()).padStart(2, '0')}-${month}-${String(date.getUTCFullYear()).slice(2)}`
}
