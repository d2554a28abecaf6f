import { z } from 'zod'
import { defineRecord, type RecordOfKind } from '@/lib/records/define-record'
import { type FacilityRegistryRow, readDate, readWord } from './wire'

const text = z.string().nullable()

export const programLink = defineRecord('program-link', {
  registryId: { schema: text, label: 'Registry id' },
  acronym: { schema: text, label: 'Program' },
  programName: { schema: text, label: 'Program in plain words' },
  programSystemId: { schema: text, label: 'Id in that program' },
  facilityName: { schema: text, label: 'Facility' },
  street: { schema: text, label: 'Street' },
  city: { schema: text, label: 'City' },
  county: { schema: text, label: 'County' },
  countyFips: { schema: text, label: 'County code', file: false },
  state: { schema: text, label: 'State' },
  zip: { schema: text, label: 'ZIP' },
  siteType: { schema: text, label: 'Kind of site' },
  parentProgramSystemId: { schema: text, label: 'Id of the program above it', file: false },
  linkMethod: { schema: text, label: 'How the link was made' },
  lastReportedDate: { schema: text, type: 'date', label: 'Last reported' },
  refreshDate: { schema: text, type: 'date', label: 'Refreshed' },
})

export type ProgramLink = RecordOfKind<typeof programLink>

export function toProgramLink(row: FacilityRegistryRow): ProgramLink {
  const acronym = readWord(row.pgm_sys_acrnm)
  return {
    registryId: readWord(row.registry_id),
    acronym,
    programName: acronym && programNameOf(acronym.toUpperCase()),
    programSystemId: readWord(row.pgm_sys_id),
    facilityName: readWord(row.primary_name),
    street: readWord(row.location_address),
    city: readWord(row.city_name),
    county: readWord(row.county_name),
    countyFips: readWord(row.fips_code) ?? readWord(row.std_county_fips),
    state: readWord(row.state_code),
    zip: readWord(row.postal_code),
    siteType: readWord(row.site_type_name),
    parentProgramSystemId: readWord(row.parent_pgm_sys_id),
    linkMethod: readWord(row.link_mthd),
    lastReportedDate: readDate(row.last_reported_date),
    refreshDate: readDate(row.refresh_date),
  }
}

export const programs: Readonly<Record<string, string>> = {
  NPDES: 'Water discharge permits',
  AIR: 'Air permits and compliance',
  'ICIS-AIR': 'Air permits and compliance',
  RCRAINFO: 'Hazardous waste',
  SEMS: 'Superfund sites',
  ACRES: 'Brownfields',
  TRIS: 'Toxics Release Inventory',
  SFDW: 'Public drinking water systems',
  RMP: 'Risk management plans (chemical accidents)',
  'E-GGRT': 'Greenhouse gas reporting',
  EIS: 'Emissions inventory',
  CAMDBS: 'Power plants',
  EGRID: 'Power plants',
  'EIA-860': 'Power plants',
  TSCA: 'Chemical substances',
  ICIS: 'Federal enforcement and compliance',
  NCDB: 'National compliance database',
  BR: 'Hazardous waste biennial report',
  CEDRI: 'Air compliance reports',
  'OSHA-OIS': 'Workplace safety inspections',
  'AIRS/AFS': 'Air permits and compliance (retired system)',
}

export const programNameOf = (acronym: string): string | null =>
  Object.hasOwn(programs, acronym) ? (programs[acronym] ?? null) : null

export function toLinkFromPlace(place: FacilityRegistryRow, program: FacilityRegistryRow): ProgramLink {
  return toProgramLink({
    registry_id: place.RegistryId,
    pgm_sys_acrnm: program.ProgramSystemAcronym,
    pgm_sys_id: program.ProgramSystemId,
    primary_name: program.ProgramFacilityName,
  })
}

/** The source guarantees no order. */
export function sortLinks(links: ProgramLink[]): ProgramLink[] {
  const key = ({ acronym, programSystemId }: ProgramLink) => `${acronym ?? '~'} ${programSystemId ?? ''}`
  return links.toSorted((a, b) => key(a).localeCompare(key(b)))
}
