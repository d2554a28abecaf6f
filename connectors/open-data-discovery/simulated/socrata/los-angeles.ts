import { inspectionsOf, type SampleInspection } from '@/lib/sample-world/permits/events'
import type { SamplePermit } from '@/lib/sample-world/permits/permits'
import type { SimulatedPortal } from '@/lib/socrata/simulated-dataset'
import { day, further, money, number, point, type SketchColumns, same, text } from '../columns'
import { askedOf, serialsIn } from '../serials'
import { datasetOfRows, permitDataset } from './permit-dataset'

const about = {
  attribution: 'Sample City of Los Angeles',
  category: 'City Infrastructure',
  tags: ['permits'],
}

const permitNumber = ({ submitted, index }: SamplePermit) => `${submitted.slice(2, 4)}010-10000-${index}`

const subTypes: Record<SamplePermit['use'], string> = {
  house: '1 or 2 Family Dwelling',
  duplex: '1 or 2 Family Dwelling',
  townhouse: '1 or 2 Family Dwelling',
  apartments: 'Apartment',
  garage: '1 or 2 Family Dwelling',
  roof: '1 or 2 Family Dwelling',
  shop: 'Commercial',
}

const typeOf = ({ isNew, use }: SamplePermit) => {
  if (use === 'garage') return 'Bldg-Addition'
  return isNew ? 'Bldg-New' : 'Bldg-Alter/Repair'
}

/** Of rows recorded in 2025. The same columns in the table of what was asked for and in the table of what was issued. */
const permitColumns: SketchColumns<SamplePermit> = {
  permit_nbr: text(permitNumber),
  primary_address: text((permit) => permit.line),
  zip_code: text((permit) => permit.zip),
  cd: same('14'),
  pin_nbr: text(({ index }) => `069B197   ${index % 900}`),
  // Ten digits without dashes.
  apn: text((permit) => permit.parcel),
  zone: same('R1-1'),
  permit_group: same('Building'),
  permit_type: text(typeOf),
  permit_sub_type: text((permit) => subTypes[permit.use]),
  use_desc: text((permit) => permit.use),
  submitted_date: day((permit) => permit.submitted),
  issue_date: day((permit) => permit.issued),
  status_desc: text(({ status }) => (status === 'complete' ? 'Permit Finaled' : 'Issued')),
  status_date: day(({ completed, issued, submitted }) => completed ?? issued ?? submitted),
  cofo_date: day(({ completed, isNew }) => (isNew ? completed : null)),
  valuation: number((permit) => permit.value),
  square_footage: number(({ use }) => (use === 'roof' ? null : 1800)),
  type_lat_lon: same('ADDRESS'),
  lat: text((permit) => String(permit.latitude)),
  lon: text((permit) => String(permit.longitude)),
  work_desc: text((permit) => permit.description),
  ev: same('N'),
  solar: same('N'),
  business_unit: same('Regular Plan Check'),
  refresh_time: day(() => '2026-11-13'),
  geolocation: point(),
  ...further('text', 'apc cpa cnc ct use_code'),
}

const submitted = permitDataset({
  id: 'gwh9-jnip',
  about: { ...about, name: 'Building and Safety - Building Permits Submitted from 2020 to Present (N)' },
  place: 'los-angeles',
  permits: 3000,
  house: ['primary_address'],
  serials: (hints) => serialsIn(...askedOf(hints, 'apn')),
  rowsOf: (permit) => (permit.submitted >= '2020' ? [permit] : []),
  columns: permitColumns,
})

const issued = permitDataset({
  id: 'pi9x-tg5x',
  about: { ...about, name: 'Building and Safety - Building Permits Issued from 2020 to Present (N)' },
  place: 'los-angeles',
  permits: 3000,
  house: ['primary_address'],
  serials: (hints) => serialsIn(...askedOf(hints, 'apn')),
  rowsOf: (permit) => (permit.issued && permit.issued >= '2020' ? [permit] : []),
  columns: permitColumns,
})

const inspections = datasetOfRows<SampleInspection>({
  id: '9w5z-rg2h',
  about: { ...about, name: 'Building and Safety Inspections', tags: ['inspections'] },
  place: 'los-angeles',
  permits: 3000,
  house: ['address'],
  rowsOf: inspectionsOf,
  columns: {
    address: text((inspection) => inspection.line),
    permit: text(({ index, permit }) => `${permit.slice(5, 7)}010-10000-${Math.floor(index / 5)}`),
    permit_status: text(({ permitStatus }) => (permitStatus === 'complete' ? 'Permit Finaled' : 'Issued')),
    inspection_date: day((inspection) => inspection.day),
    inspection: text((inspection) => inspection.kind),
    inspection_result: text((inspection) => results[inspection.result]),
    lat_lon: point(),
  },
})

const results: Record<SampleInspection['result'], string> = {
  approved: 'Approved',
  partial: 'Partial Approval',
  corrections: 'Corrections Issued',
  cancelled: 'Cancelled',
}

const people: SketchColumns<SamplePermit> = {
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
const certificates = permitDataset({
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

export const losAngelesPortal: SimulatedPortal = {
  host: 'data.lacity.org',
  datasets: [submitted, issued, certificates, inspections],
}
