import { z } from 'zod'
import { programNameOf } from './programs'
import { readDate, readText } from './published-text'
import type { Row } from './wire'

const text = z.string().nullable()

export const programLink = z.object({
  registryId: text,
  acronym: text,
  programName: text,
  programSystemId: text,
  facilityName: text,
  street: text,
  city: text,
  county: text,
  countyFips: text,
  state: text,
  zip: text,
  siteType: text,
  parentProgramSystemId: text,
  linkMethod: text,
  lastReportedDate: text,
  refreshDate: text,
})

export type ProgramLink = z.output<typeof programLink>

export function toProgramLink(row: Row): ProgramLink {
  const acronym = readText(row.pgm_sys_acrnm)
  return {
    registryId: readText(row.registry_id),
    acronym,
    programName: acronym && programNameOf(acronym.toUpperCase()),
    programSystemId: readText(row.pgm_sys_id),
    facilityName: readText(row.primary_name),
    street: readText(row.location_address),
    city: readText(row.city_name),
    county: readText(row.county_name),
    countyFips: readText(row.fips_code) ?? readText(row.std_county_fips),
    state: readText(row.state_code),
    zip: readText(row.postal_code),
    siteType: readText(row.site_type_name),
    parentProgramSystemId: readText(row.parent_pgm_sys_id),
    linkMethod: readText(row.link_mthd),
    lastReportedDate: readDate(row.last_reported_date),
    refreshDate: readDate(row.refresh_date),
  }
}

/** The registry's other door names less of each link. */
export function toLinkFromPlace(place: Row, program: Row): ProgramLink {
  return toProgramLink({
    registry_id: place.RegistryId,
    pgm_sys_acrnm: program.ProgramSystemAcronym,
    pgm_sys_id: program.ProgramSystemId,
    primary_name: program.ProgramFacilityName,
  })
}

/** By acronym, then by id; the source promises no order. */
export function sortLinks(links: ProgramLink[]): ProgramLink[] {
  const key = ({ acronym, programSystemId }: ProgramLink) => `${acronym ?? '~'} ${programSystemId ?? ''}`
  return links.toSorted((a, b) => key(a).localeCompare(key(b)))
}
