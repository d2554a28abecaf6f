import { type SampleViolation, violationsOf } from '@/lib/sample-world/permits/events'
import type { SamplePermit } from '@/lib/sample-world/permits/permits'
import type { SimulatedPortal } from '@/lib/socrata/simulated-dataset'
import { day, further, number, point, type SketchColumn, type SketchColumns, same, text } from '../columns'
import { serialsIn } from '../serials'
import type { SketchHints } from '../sketch'
import { datasetOfRows } from './permit-dataset'

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

type App = Pick<SamplePermit, 'houseNumber' | 'street' | 'suffix' | 'parcel' | 'zip'>

/** As the assessor's roll has them. */
const blockOf = ({ parcel }: App) => parcel.slice(1, 5)
const lotOf = ({ parcel }: App) => parcel.slice(5, 9)

/** Both are asked for together. */
const serialsOf = ({ equals }: SketchHints) => serialsIn(`1${equals.block?.[0]}${equals.lot?.[0]}0`)

/** In small letters with great beginnings; the kind of street stands apart. */
const titled = (words: string) =>
  words.toLowerCase().replace(/(^|[\s'])\p{L}/gu, (letter) => letter.toUpperCase())

const pointed = <Row>(column: SketchColumn<Row>): SketchColumn<Row> => ({ ...column, pointed: true })

const houseColumns: SketchColumns<App> = {
  block: text(blockOf),
  lot: text(lotOf),
  street_number: text(({ houseNumber }) => String(houseNumber)),
  street_name: text(({ street }) => titled(street)),
  street_suffix: text(({ suffix }) => titled(suffix)),
  // Of few houses, and a number with a point.
  unit: pointed(number(({ parcel }) => (parcel.endsWith('60') ? 2 : null))),
  zipcode: text(({ zip }) => zip),
}

/** The columns are those of rows recorded in 2025. */
const permits = datasetOfRows<AddressRow>({
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

const notices = datasetOfRows<SampleViolation>({
  id: 'nbtm-fbw5',
  about: { name: 'Notices of Violation', category: 'Housing and Buildings', tags: ['violations'] },
  place: 'san-francisco',
  permits: 3000,
  house: ['street_number'],
  serials: serialsOf,
  rowsOf: violationsOf,
  columns: {
    complaint_number: text(({ index }) => `20${index}`),
    item_sequence_number: text(({ index }) => String(index)),
    date_filed: day((violation) => violation.day),
    ...houseColumns,
    status: text(({ status }) => (status === 'open' ? 'active' : 'not active')),
    item: text((violation) => violation.description),
    assigned_division: same('Housing Inspection Services'),
    receiving_division: same('Department Of Bldg Inspection'),
    nov_category_description: text(({ kind }) => `${kind.toLowerCase()} section`),
    nov_item_description: text(({ kind }) => `repair ${kind.toLowerCase()}`),
    location: point(),
  },
})

const complaints = datasetOfRows<SampleViolation>({
  id: 'gm2e-bten',
  about: { name: 'DBI Complaints', category: 'Housing and Buildings', tags: ['complaints'] },
  place: 'san-francisco',
  permits: 3000,
  house: ['street_number'],
  serials: serialsOf,
  rowsOf: violationsOf,
  columns: {
    complaint_number: text(({ index }) => `20${index}`),
    date_filed: day((violation) => violation.day),
    ...houseColumns,
    status: text(({ status }) => (status === 'open' ? 'active' : 'not active')),
    complaint_description: text((violation) => violation.description),
    nov_type: text(({ status }) => (status === 'open' ? 'NOV' : null)),
    last_inspection_date: day((violation) => violation.day),
    date_abated: day((violation) => violation.closed),
    closed_date: day((violation) => violation.closed),
    location: point(),
  },
})

export const sanFranciscoPortal: SimulatedPortal = {
  host: 'data.sf.gov',
  datasets: [permits, notices, complaints],
}
