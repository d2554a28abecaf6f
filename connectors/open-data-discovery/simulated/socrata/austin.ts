import type { SamplePermit } from '@/lib/sample-world/permits/permits'
import type { SimulatedPortal } from '@/lib/socrata/simulated-dataset'
import {
  day,
  further,
  latitude,
  link,
  longitude,
  money,
  number,
  point,
  type SketchColumns,
  same,
  text,
} from '../columns'
import { isCommercial } from '../odd-rows'
import { askedOf, serialsIn } from '../serials'
import { permitDataset } from './permit-dataset'

const people: SketchColumns<SamplePermit> = {
  contractor_trade: same('General Contractor'),
  contractor_company_name: text(({ contractor }) => contractor.name),
  contractor_full_name: text((permit) => permit.owner),
  contractor_phone: text(({ contractor }) => contractor.phone),
  contractor_address1: text(({ contractor }) => contractor.address),
  contractor_address2: same(null),
  contractor_city: text((permit) => permit.city),
  contractor_zip: text((permit) => permit.zip),
  applicant_full_name: text((permit) => permit.owner),
  applicant_org: text(({ contractor }) => contractor.name),
  applicant_phone: text(({ contractor }) => contractor.phone),
  applicant_address1: text(({ contractor }) => contractor.address),
  applicant_address2: same(null),
  applicant_city: text((permit) => permit.city),
  applicantzip: text((permit) => permit.zip),
}

const classes: Record<SamplePermit['use'], string> = {
  house: 'R- 101 Single Family Houses',
  duplex: 'R- 103 Two Family Bldgs',
  townhouse: 'R- 101 Single Family Houses',
  apartments: 'C- 105 Five or More Family Bldgs',
  garage: 'R- 438 Residential Garage/Carport Addn',
  roof: 'R- 435 Renovations/Remodel',
  shop: 'C- 1001 Commercial Remodel',
}

/** The columns are those recorded in 2018. */
const constructionPermits = permitDataset({
  id: '3syk-w9eu',
  about: {
    name: 'Issued Construction Permits',
    description: 'Permits of the sample city, <b>every</b> trade.<br/>One row for each permit.',
    category: 'Building and Development',
    attribution: 'Sample City of Austin',
    licenseId: 'PUBLIC_DOMAIN',
    license: { name: 'Public Domain' },
    tags: ['permits'],
  },
  place: 'austin',
  permits: 3000,
  house: ['original_address1'],
  serials: (hints) => serialsIn(...askedOf(hints, 'tcad_id').map((id) => `1${id.padStart(9, '0')}`)),
  columns: {
    permittype: text(({ use }) => (use === 'roof' ? 'EP' : 'BP')),
    permit_type_desc: text(({ use }) => (use === 'roof' ? 'Electrical Permit' : 'Building Permit')),
    permit_number: text(({ index, submitted }) => `${submitted.slice(0, 4)}-${index} BP`),
    permit_class_mapped: text((permit) => (isCommercial(permit) ? 'Commercial' : 'Residential')),
    permit_class: text((permit) => classes[permit.use]),
    work_class: text((permit) => (permit.isNew ? 'New' : 'Remodel')),
    condominium: same('No'),
    // The name of a project, not an address.
    permit_location: same('Quillfeather Subdivision'),
    description: text((permit) => permit.description),
    // The appraisal district's account.
    tcad_id: text(({ parcel }) => String(Number(parcel.slice(1)))),
    legal_description: text(({ index }) => `LOT ${index % 40} BLK C THIMBLE HEIGHTS`),
    applieddate: day((permit) => permit.submitted),
    issue_date: day((permit) => permit.issued),
    status_current: text(({ status }) => (status === 'complete' ? 'Final' : 'Active')),
    statusdate: day(({ completed, issued }) => completed ?? issued),
    expiresdate: day(({ issued }) => issued && `${Number(issued.slice(0, 4)) + 1}-01-31`),
    completed_date: day((permit) => permit.completed),
    // Stated for one in eight.
    total_job_valuation: money(({ value, index }) => (index % 8 === 0 ? value : null)),
    number_of_floors: number(() => 2),
    housing_units: number((permit) => permit.units),
    original_address1: text((permit) => permit.line),
    original_city: text((permit) => permit.city),
    original_state: text((permit) => permit.state),
    original_zip: text((permit) => permit.zip),
    council_district: same('9'),
    link: link(({ index }) => `https://abc.austintexas.gov/sample?permit=${index}`),
    project_id: text(({ index }) => String(index + 7)),
    latitude: latitude(),
    longitude: longitude(),
    location: point(),
    ...people,
    ...further('text', 'day_issued issued_in_last_30_days issue_method jurisdiction'),
    ...further('number', 'calendar_year_issued fiscal_year_issued masterpermitnum'),
    ...further('number', 'total_existing_bldg_sqft remodel_repair_sqft total_new_add_sqft'),
    ...further('money', 'total_valuation_remodel building_valuation building_valuation_remodel'),
    ...further('money', 'electrical_valuation electrical_valuation_remodel mechanical_valuation'),
    ...further('money', 'mechanical_valuation_remodel plumbing_valuation plumbing_valuation_remodel'),
    ...further('money', 'medgas_valuation medgas_valuation_remodel'),
  },
})

const buildingPermits = permitDataset({
  id: 'quv8-5ckq',
  about: { name: 'Issued Building Permits', attribution: 'Sample City of Austin', tags: ['permits'] },
  updatedAt: '2026-11-06T09:00:00Z',
  place: 'austin',
  permits: 3000,
  house: ['permit_location'],
  rowsOf: ({ issued, ...permit }) => (issued ? [{ ...permit, issued }] : []),
  columns: {
    permit_number: text(({ index, submitted }) => `${submitted.slice(0, 4)}-${index} BP`),
    sub_type: text((permit) => classes[permit.use]),
    work_type: text((permit) => (permit.isNew ? 'New' : 'Addition')),
    permit_location: text((permit) => permit.line),
    issue_date: day((permit) => permit.issued),
    status: same('Active'),
    certificate_of_occupancy: text(({ completed }) => (completed ? 'Yes' : 'No')),
    latitude: latitude(),
    longitude: longitude(),
  },
})

/** Served as ever; the catalogue has not known it since August 2026. */
export const austinPortal: SimulatedPortal = {
  host: 'data.austintexas.gov',
  hiddenFromCatalogue: true,
  datasets: [constructionPermits, buildingPermits],
}
