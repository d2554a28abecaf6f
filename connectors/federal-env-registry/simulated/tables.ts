import type { SampleFacility } from '@/lib/sample-world/facilities/facilities'
import { rollFor } from '@/lib/sample-world/facilities/numbers'
import { isTied, linkId, linksOf, programs, type SampleFacilityPermit, systemOf } from './programs'
import { programRow, type SimulatedFacilityRegistryRow, siteRow, writeDate } from './rows'

type Table = (facility: SampleFacility) => SimulatedFacilityRegistryRow[]

const sites: Table = (facility) => (facility.isRegistered ? [siteRow(facility)] : [])

const points: Table = ({ isRegistered, registryId, position }) =>
  isRegistered && position
    ? [
        {
          registry_id: registryId,
          latitude83: String(position.latitude),
          longitude83: String(position.longitude),
          objectid: registryId.slice(3),
        },
      ]
    : []

const keysOf = (link: SampleFacilityPermit): SimulatedFacilityRegistryRow => ({
  pgm_sys_acrnm: systemOf[link.permit.program].acronym,
  pgm_sys_id: linkId(link),
})

const interests: Table = (facility) =>
  linksOf(facility).map((link) => ({
    ...keysOf(link),
    interest_type: systemOf[link.permit.program].interest,
    active_status: link.permit.isActive ? 'ACTIVE' : 'INACTIVE',
    start_date: '20010401',
    end_date: link.permit.isActive ? null : '20190630',
    fed_state_code: 'F',
    source_of_data: systemOf[link.permit.program].acronym,
    last_reported_date: null,
  }))

const naics: Table = (facility) =>
  linksOf(facility).flatMap((link) =>
    facility.industries.map((industry, index) => ({
      ...keysOf(link),
      naics_code: industry.naics,
      primary_indicator: index === 0 ? 'PRIMARY' : null,
    })),
  )

const sic: Table = (facility) =>
  linksOf(facility).flatMap((link) =>
    facility.industries.map((industry, index) => ({
      ...keysOf(link),
      sic_code: industry.sic,
      primary_indicator: index === 0 ? 'PRIMARY' : 'UNKNOWN',
    })),
  )

/** Invented people, so that a test can detect a request for them. */
const contacts: Table = ({ number }) => [
  {
    contact_uin: `C${number}`,
    full_name: `PENELOPE TEAKETTLE ${number}`,
    std_full_name: `TEAKETTLE, PENELOPE ${number}`,
    title: 'KEEPER OF KEYS',
    phone_number: `555-01${String(number % 100).padStart(2, '0')}`,
    email_address: `teakettle${number}@example.org`,
    update_date: writeDate(number, 1_016),
  },
]

const organizations: Table = ({ number, name }) => [
  { org_uin: `O${number}`, org_name: `${name} HOLDINGS`, ein: '00-0000000', phone_number: '555-0199' },
]

const affiliations: Table = (facility) =>
  linksOf(facility).map((link) => ({
    ...keysOf(link),
    registry_id: isTied(link) ? facility.registryId : null,
    affiliation_type: rollFor(facility.number, 1_017) < 0.5 ? 'OWNER' : 'COMPLIANCE CONTACT',
    contact_uin: `C${facility.number}`,
    org_uin: `O${facility.number}`,
  }))

export const tables: Readonly<Record<string, Table>> = {
  frs_facility_site: sites,
  frs_program_facility: (facility) => linksOf(facility).map(programRow),
  geo_facility_point: points,
  frs_interest: interests,
  frs_naics: naics,
  frs_sic: sic,
  frs_contact: contacts,
  frs_organization: organizations,
  frs_affiliation: affiliations,
}

export const systemRows: readonly SimulatedFacilityRegistryRow[] = programs.map((program) => ({
  pgm_sys_acrnm: systemOf[program].acronym,
  pgm_sys_name: systemOf[program].name,
  pgm_sys_desc: null,
  fed_state_code: 'F',
  public_ind: 'Y',
}))
