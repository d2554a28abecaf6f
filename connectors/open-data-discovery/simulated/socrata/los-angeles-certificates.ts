import type { SamplePermit } from '@/lib/sample-world/permits'
import { type Columns, day, further, money, number, same, text } from '../columns'
import { about, permitNumber, subTypes, typeOf } from './los-angeles-words'
import { permitDataset } from './permit-dataset'

const people: Columns<SamplePermit> = {
  contractors_business_name: text(({ contractor }) => contractor.name),
  contractor_address: text(({ contractor }) => contractor.address),
  contractor_city: text((permit) => permit.city),
  contractor_state: text((permit) => permit.state),
  license_type: same('B'),
  license: number(({ contractor }) => Number(contractor.license.slice(2))),
  principal_first_name: text(({ owner }) => owner.split(' ')[1] ?? null),
  principal_middle_name: same(null),
  principal_last_name: text(({ owner }) => owner.split(' ')[0] ?? null),
  license_expiration_date: day(() => '2027-06-30'),
  applicant_first_name: text(({ owner }) => owner.split(' ')[1] ?? null),
  applicant_last_name: text(({ owner }) => owner.split(' ')[0] ?? null),
  applicant_business_name: same('OWNER-BUILDER'),
  applicant_address_1: text((permit) => permit.line),
  applicant_address_2: same(null),
  applicant_address_3: text(({ city, state }) => `${city}, ${state}`),
}

/** The columns are those recorded in 2018. */
export const certificates = permitDataset<SamplePermit>({
  id: '3f9m-afei',
  about: { ...about, name: 'Building and Safety Certificate of Occupancy' },
  place: 'los-angeles',
  permits: 3000,
  house: ['address_start'],
  rowsOf: (permit) => (permit.completed ? [permit] : []),
  columns: {
    cofo_number: text(({ index }) => String(index)),
    cofo_issue_date: day((permit) => permit.completed),
    // A correction repeats a certificate.
    latest_status: text(({ index }) => (index % 9 === 0 ? 'CofO Corrected' : 'CofO Issued')),
    status_date: day((permit) => permit.completed),
    pcis_permit: text(permitNumber),
    permit_type: text(typeOf),
    permit_sub_type: text((permit) => subTypes[permit.use]),
    permit_category: same('Plan Check'),
    issue_date: day((permit) => permit.issued),
    address_start: number((permit) => permit.houseNumber),
    address_end: number((permit) => permit.houseNumber),
    street_direction: text((permit) => permit.direction),
    street_name: text((permit) => permit.street),
    street_suffix: text((permit) => permit.suffix),
    zip_code: text((permit) => permit.zip),
    work_description: text((permit) => permit.description),
    valuation: money((permit) => permit.value),
    of_residential_dwelling_units: number((permit) => permit.units),
    of_stories: number(() => 2),
    ...people,
    zone: same('R1-1'),
    occupancy: same('R3'),
    census_tract: same('2912.10'),
    ...further('number', 'assessor_book'),
    ...further('text', 'assessor_page assessor_parcel tract block lot reference_old_permit'),
    ...further('text', 'project_number event_code initiating_office address_fraction_start'),
    ...further('text', 'address_fraction_end suffix_direction unit_range_start unit_range_end'),
    ...further('number', 'floor_area_l_a_zoning_code_definition floor_area_l_a_building_code_definition'),
  },
})
