import { z } from 'zod'
import type { Citation } from '@/lib/connector/result'
import type { LngLat } from '@/lib/geography/types'
import { readFlag } from '@/lib/published-text'
import type { FacilityRegistryRecord } from '@/lib/records/facility/registry-facility'
import { defineSentences } from '@/lib/sentences/define-sentences'
import { type FacilityRegistryRow, readDate, readWord } from './wire'

const texts = defineSentences('federal-env-registry.facility-record', {
  registryIdHasLetters: 'A registry id has letters, digits and hyphens only, such as 110008164244.',
  registryIdHasAtMost: 'A registry id has at most 40 characters.',
})

/**
 * The rows of `frs_facility_site` lack coordinates, so the position comes from the registry's REST service.
 */
export function toFacility(row: FacilityRegistryRow, position: LngLat | null): FacilityRegistryRecord {
  return {
    name: readWord(row.primary_name),
    street: readWord(row.location_address),
    supplemental: readWord(row.supplemental_location),
    city: readWord(row.city_name),
    county: readWord(row.county_name),
    countyFips: readWord(row.fips_code) ?? readWord(row.std_county_fips),
    state: readWord(row.state_code),
    zip: readWord(row.postal_code),
    country: readWord(row.country_name),
    epaRegion: readWord(row.epa_region_code),
    siteType: readWord(row.site_type_name),
    federalFacility: readFlag(row.federal_facility_code),
    tribalLand: { onTribalLand: readFlag(row.tribal_land_code), name: readWord(row.tribal_land_name) },
    parentRegistryId: readWord(row.parent_registry_id),
    interestStatus: readInterest(readWord(row.interest_status_code)),
    latitude: position?.latitude ?? null,
    longitude: position?.longitude ?? null,
    coordinateSource: position ? 'FRS REST' : null,
    createdDate: readDate(row.create_date),
    updatedDate: readDate(row.update_date),
    lastReportedDate: readDate(row.last_reported_date),
  }
}

function readInterest(code: string | null): 'active' | 'inactive' | null {
  if (code === 'A') return 'active'
  return code === 'I' ? 'inactive' : null
}

export const withheldFields = [
  'user_id',
  'user_comment',
  'review_flag',
  'review_reason',
  'sensitive_ind',
  'public_ind',
]

interface FacilityStatus {
  found: boolean
  links: { frs: string }
}

export const citeFacility = (
  { found: isFound, links }: FacilityStatus,
  updated?: string | null,
): Citation => ({
  dataset: 'Facility Registry Service',
  ...(updated === undefined ? {} : { dated: [{ label: 'Updated in the registry', on: updated }] }),
  record: isFound ? { href: links.frs, label: 'All programs of this place, at the registry' } : null,
})

/**
 * Current ids have twelve digits and start with 110. Older ids, and ids of other registries, have other
 * formats.
 */
export const registryId = z
  .string()
  .regex(/^\s*[0-9A-Za-z-]+\s*$/, texts.registryIdHasLetters)
  .trim()
  .max(40, texts.registryIdHasAtMost)
  .describe('Facility Registry Service id, usually 12 digits.')
