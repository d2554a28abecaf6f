import type { SamplePermit } from '@/lib/sample-world/permits'
import type { SimulatedPortal } from '@/lib/socrata/simulated-dataset'
import { day, further, number, point, same, text } from '../columns'
import { permitDataset } from './permit-dataset'
import { houseColumns, pointed, serialsOf } from './san-francisco-house'
import { complaints, notices } from './san-francisco-violations'

interface AddressRow extends SamplePermit {
  isFirstAddress: boolean
}

/** One row for each address of a permit: one in twelve stands at two houses. */
function addressesOf(permit: SamplePermit): AddressRow[] {
  const first = { ...permit, isFirstAddress: true }
  if (permit.index % 12 !== 0) return [first]
  return [first, { ...permit, houseNumber: permit.houseNumber + 2, isFirstAddress: false }]
}

const uses: Record<SamplePermit['use'], string> = {
  house: '1 family dwelling',
  duplex: '2 family dwelling',
  townhouse: '1 family dwelling',
  apartments: 'apartments',
  garage: 'garage',
  roof: '1 family dwelling',
  shop: 'retail sales',
}

/** The columns are those of rows recorded in 2025. */
const permits = permitDataset<AddressRow>({
  id: 'i98e-djp9',
  about: {
    name: 'Building Permits',
    category: 'Housing and Buildings',
    attribution: 'Sample City of San Francisco',
    licenseId: 'PDDL',
    license: {
      name: 'Open Data Commons Public Domain Dedication and License',
      termsLink: 'http://opendatacommons.org/licenses/pddl/1.0/',
    },
    tags: ['permits'],
  },
  place: 'san-francisco',
  permits: 3000,
  house: ['street_number'],
  serials: serialsOf,
  rowsOf: addressesOf,
  columns: {
    permit_number: text(({ index, submitted }) => `${submitted.slice(0, 4)}${index}`),
    record_id: text(({ index, isFirstAddress }) => `${index}${isFirstAddress ? 1 : 2}`),
    permit_type: text(typeOf),
    permit_type_definition: text((permit) => definitions[typeOf(permit)] ?? ''),
    permit_creation_date: day((permit) => permit.submitted),
    ...houseColumns,
    description: text((permit) => permit.description),
    status: text((permit) => statuses[permit.status]),
    status_date: day(({ completed, issued, submitted }) => completed ?? issued ?? submitted),
    filed_date: day((permit) => permit.submitted),
    issued_date: day((permit) => permit.issued),
    completed_date: day((permit) => permit.completed),
    estimated_cost: pointed(number((permit) => permit.value)),
    revised_cost: pointed(number((permit) => permit.value)),
    existing_use: same(null),
    existing_units: pointed(number(({ isNew }) => (isNew ? null : 1))),
    proposed_use: text((permit) => uses[permit.use]),
    proposed_units: pointed(number(({ units, isNew }) => (isNew ? units : 1))),
    adu: same('N'),
    fire_only_permit: text(({ index }) => (index % 50 === 0 ? 'Y' : null)),
    primary_address_flag: text(({ isFirstAddress }) => (isFirstAddress ? 'Y' : 'N')),
    supervisor_district: same('2'),
    neighborhoods_analysis_boundaries: same('Thimble Hill'),
    location: point(),
    data_as_of: day(() => '2026-11-12'),
    ...further(
      'text',
      'existing_construction_type existing_construction_type_description existing_occupancy',
    ),
    ...further(
      'text',
      'proposed_construction_type proposed_construction_type_description proposed_occupancy',
    ),
    ...further('text', 'application_submission_method', 'in-house'),
    ...further('text', 'point_source', 'eas_address_point'),
    ...further('number', 'number_of_existing_stories number_of_proposed_stories plansets'),
    data_loaded_at: day(() => '2026-11-12'),
    last_permit_activity_date: day((permit) => permit.issued),
  },
})

function typeOf({ isNew, index }: SamplePermit): string {
  if (isNew) return index % 3 === 0 ? '1' : '2'
  return index % 2 === 0 ? '3' : '8'
}

const definitions: Record<string, string> = {
  1: 'new construction',
  2: 'new construction wood frame',
  3: 'additions alterations or repairs',
  8: 'otc alterations permit',
}

const statuses: Record<SamplePermit['status'], string> = {
  'in review': 'filed',
  issued: 'issued',
  inspections: 'issued',
  complete: 'complete',
  expired: 'expired',
}

export const sanFranciscoPortal: SimulatedPortal = {
  host: 'data.sf.gov',
  datasets: [permits, notices, complaints],
}
