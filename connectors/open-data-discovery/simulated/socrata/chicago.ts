import { type SampleViolation, violationsOf } from '@/lib/sample-world/permits/events'
import type { SamplePermit } from '@/lib/sample-world/permits/permits'
import type { SimulatedPortal } from '@/lib/socrata/simulated-dataset'
import { day, latitude, longitude, number, point, type SketchColumns, same, text } from '../columns'
import { askedOf, serialsIn } from '../serials'
import { datasetOfRows, permitDataset } from './permit-dataset'

const about = { attribution: 'Sample City of Chicago', licenseId: 'SEE_TERMS_OF_USE', tags: ['permits'] }

/** The first contact is nearly always the owner, a private person. */
const contacts: SketchColumns<SamplePermit> = {
  contact_1_type: same('OWNER AS GENERAL CONTRACTOR'),
  contact_1_name: text((permit) => permit.owner),
  contact_1_city: text((permit) => permit.city),
  contact_1_state: text((permit) => permit.state),
  contact_1_zipcode: text((permit) => permit.zip),
  contact_2_type: same('CONTRACTOR-GENERAL CONTRACTOR'),
  contact_2_name: text(({ contractor }) => contractor.name),
  contact_2_city: text((permit) => permit.city),
  contact_2_state: text((permit) => permit.state),
  contact_2_zipcode: text((permit) => permit.zip),
  contractor_1_phone: text(({ contractor }) => contractor.phone),
}

/** Ten digits, several parcels of one permit behind each other; some old rows have fourteen with dashes. */
function pinsOf({ parcel, index }: SamplePermit): string {
  if (index % 7 === 0) return `${parcel}0000`.replace(/^(..)(..)(...)(...)/, '$1-$2-$3-$4-')
  return index % 3 === 0 ? `${parcel} | ${parcel.slice(0, 9)}7` : parcel
}

const permits = permitDataset({
  id: 'ydr8-5enu',
  about: { ...about, name: 'Building Permits', category: 'Buildings' },
  place: 'chicago',
  permits: 3000,
  house: ['street_number'],
  serials: (hints) => serialsIn(...askedOf(hints, 'pin_list')),
  columns: {
    id: text((permit) => String(permit.index)),
    permit_: text((permit) => `10${permit.index}`),
    // Permits of elevators have none.
    permit_status: text(({ index, status }) =>
      index % 13 === 0 ? null : status === 'complete' ? 'COMPLETE' : 'ACTIVE',
    ),
    permit_milestone: text(({ status }) => status.toUpperCase()),
    permit_type: text(typeOf),
    review_type: same('STANDARD PLAN REVIEW'),
    application_start_date: day((permit) => permit.submitted),
    issue_date: day((permit) => permit.issued),
    street_number: text((permit) => String(permit.houseNumber)),
    street_direction: text((permit) => permit.direction),
    // The suffix was a column of its own once.
    street_name: text(({ street, suffix }) => `${street} ${suffix}`.trim()),
    work_type: text((permit) => (typeOf(permit).includes('EXPRESS') ? 'Reroofing' : null)),
    work_description: text((permit) => permit.description),
    reported_cost: number((permit) => permit.value),
    total_fee: number((permit) => Math.round(permit.value / 120)),
    pin_list: text(pinsOf),
    ...contacts,
    latitude: latitude(),
    longitude: longitude(),
    location: point(),
  },
})

/** The name of express permits has a dash of another length. */
function typeOf({ isNew, use }: SamplePermit): string {
  if (isNew) return 'PERMIT - NEW CONSTRUCTION'
  return use === 'roof' ? 'PERMIT – EXPRESS PERMIT PROGRAM' : 'PERMIT - RENOVATION/ALTERATION'
}

const violations = datasetOfRows<SampleViolation>({
  id: '22u3-xenr',
  about: { ...about, name: 'Building Violations', category: 'Buildings', tags: ['violations'] },
  place: 'chicago',
  permits: 3000,
  house: ['address', 'street_number'],
  rowsOf: violationsOf,
  columns: {
    id: text((violation) => String(violation.index)),
    violation_last_modified_date: day(({ closed, day }) => closed ?? day),
    violation_date: day((violation) => violation.day),
    violation_code: text(({ index }) => `CN0${61_000 + (index % 900)}`),
    violation_status: text(({ status }) => status.toUpperCase()),
    violation_status_date: day((violation) => violation.closed),
    violation_description: text(({ kind }) => kind.toUpperCase()),
    violation_location: same('OUTSIDE'),
    violation_inspector_comments: text((violation) => violation.description),
    violation_ordinance: same('Sample ordinance: keep the building in repair. (1-2-3)'),
    inspector_id: text(({ index }) => `BL${String(index).slice(-5)}`),
    inspection_number: text(({ index }) => String(index * 3)),
    inspection_status: text(({ status }) => (status === 'complied' ? 'PASSED' : 'FAILED')),
    inspection_waived: same('N'),
    inspection_category: same('COMPLAINT'),
    department_bureau: same('CONSERVATION'),
    address: text((violation) => violation.line),
    street_number: text((violation) => String(violation.houseNumber)),
    street_direction: text((violation) => violation.direction),
    street_name: text((violation) => violation.street),
    street_type: text((violation) => violation.suffix),
    property_group: text(({ parcel }) => parcel.slice(4)),
    latitude: latitude(),
    longitude: longitude(),
    location: point(),
  },
})

export const chicagoPortal: SimulatedPortal = {
  host: 'data.cityofchicago.org',
  datasets: [permits, violations],
}
