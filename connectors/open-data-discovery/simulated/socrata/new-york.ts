import type { SamplePermit } from '@/lib/sample-world/permits/permits'
import type { SimulatedPortal } from '@/lib/socrata/simulated-dataset'
import { day, latitude, longitude, number, type SketchColumns, same, text } from '../columns'
import { datasetOfRows } from './permit-dataset'

const about = { attribution: 'Sample City of New York', category: 'Housing & Development', tags: ['dob'] }
const jobOf = ({ index }: SamplePermit) => `M0${String(index).slice(-7)}`

const types: Record<SamplePermit['use'], string> = {
  house: '1 Family',
  duplex: '2 Family',
  townhouse: '1 Family',
  apartments: 'Other',
  garage: 'Other',
  roof: '1 Family',
  shop: 'Other',
}

const place: SketchColumns<SamplePermit> = {
  house_no: text((permit) => String(permit.houseNumber)),
  street_name: text(({ direction, street, suffix }) => `${direction}   ${street} ${suffix}`.trim()),
  borough: same('MANHATTAN'),
  block: text(({ parcel }) => parcel.slice(1, 5)),
  lot: text(({ parcel }) => parcel.slice(5, 9)),
  bin: text(({ index }) => String(1_000_000 + (index % 900_000))),
}

const people: SketchColumns<SamplePermit> = {
  applicant_first_name: text(({ owner }) => owner.split(' ')[1] ?? null),
  applicant_last_name: text(({ owner }) => owner.split(' ')[0] ?? null),
  applicants_middle_initial: same('Q'),
  applicant_license: text(({ contractor }) => contractor.license),
  owner_s_business_name: text(({ contractor }) => contractor.name),
  owner_s_street_name: text(({ contractor }) => contractor.address),
  owner_type: same('Individual'),
  filing_representative_first_name: text(({ owner }) => owner.split(' ')[1] ?? null),
  filing_representative_business_name: text(({ contractor }) => contractor.name),
}

interface Filing extends SamplePermit {
  filing: 'I1' | 'P2' | 'S4'
}

/** The first filing of a job, and for one in six a later one. */
function filingsOf(permit: SamplePermit): Filing[] {
  const first: Filing = { ...permit, filing: 'I1' }
  if (permit.index % 6 !== 0) return [first]
  return [first, { ...permit, filing: permit.index % 4 === 0 ? 'P2' : 'S4' }]
}

const filings = datasetOfRows<Filing>({
  id: 'w9ak-ipjd',
  about: { ...about, name: 'DOB NOW: Build – Job Application Filings' },
  place: 'new-york',
  permits: 3000,
  house: ['house_no'],
  rowsOf: filingsOf,
  columns: {
    job_filing_number: text((row) => `${jobOf(row)}-${row.filing}`),
    filing_status: text((permit) => permit.status),
    ...place,
    work_on_floor: same('Floor Number(s) 1 through 3'),
    job_type: text(({ isNew }) => (isNew ? 'New Building' : 'Alteration')),
    building_type: text((permit) => types[permit.use]),
    filing_date: day((permit) => permit.submitted),
    current_status_date: day(({ completed, submitted }) => completed ?? submitted),
    first_permit_date: day((permit) => permit.issued),
    initial_cost: number((permit) => permit.value),
    proposed_dwelling_units: number((permit) => permit.units),
    job_description: text((permit) => permit.description),
    ...people,
    latitude: latitude(),
    longitude: longitude(),
  },
})

interface Certificate extends SamplePermit {
  sequence: number
  filing: (typeof filingTypes)[number]
}

const filingTypes = ['Initial', 'Final', 'Renewal Without Change', 'Renewal With Change'] as const
const SEQUENCES = 1_000_000

/** Two of three rows renew an old certificate, as in the counts of 2026; a building may have a first and a final one. */
function certificatesOf(permit: SamplePermit): Certificate[] {
  if (!permit.completed) return []
  const { index } = permit
  const filings: Certificate['filing'][] = [
    ...(index % 3 === 0 ? (['Initial'] as const) : []),
    ...(index % 3 === 0 && index % 2 === 0 ? [] : (['Final'] as const)),
    'Renewal Without Change',
    index % 4 === 0 ? 'Renewal With Change' : 'Renewal Without Change',
  ]
  return filings.map((filing, turn) => ({
    ...permit,
    filing,
    sequence: (index % SEQUENCES) + turn * SEQUENCES,
  }))
}

/** `09/02/25  1:24:22 PM`, with two blanks before an hour of one digit; now and then in 2105. */
function writeMoment({ completed, index }: Certificate): string {
  const [year = '', month, dayOfMonth] = (completed ?? '').split('-')
  const written = index % 61 === 0 ? '2105' : year.slice(2)
  return `${month}/${dayOfMonth}/${written}  ${1 + (index % 9)}:24:22 PM`
}

/** The columns are those of a recorded file of 2026; the words of `c_of_o_filing_type` are its four. */
const certificates = datasetOfRows<Certificate>({
  id: 'pkdm-hqz6',
  about: { ...about, name: 'DOB NOW: Certificate of Occupancy' },
  place: 'new-york',
  permits: 3000,
  house: ['house_no'],
  rowsOf: certificatesOf,
  columns: {
    job_filing_name: text((row) => `${jobOf(row)}-I1`),
    job_type: text(({ isNew, index }) => {
      if (!isNew) return 'ALTERATION CO'
      return index % 4 === 0 ? 'New Building' : 'NEW BUILDING'
    }),
    ...place,
    zip_code: text((permit) => permit.zip),
    submitted_date: text(({ submitted }) => submitted.replace(/^(\d+)-(\d+)-(\d+)$/, '$2/$3/$1')),
    c_of_o_status: text(({ index }) => (index % 10 === 0 ? 'CO Revoked' : 'CO Issued')),
    c_of_o_sequence: number((row) => row.sequence),
    c_of_o_filing_type: text(({ filing }) => filing),
    community_board: same('104'),
    c_of_o_issuance_date: text(writeMoment),
    application_number: text(({ sequence }) => `CO-${String(sequence).padStart(9, '0')}`),
    number_of_dwelling_units: number((permit) => permit.units),
    c_of_o_number: text(({ sequence }) => `1000000-${String(sequence).padStart(7, '0')}`),
    latitude: latitude(),
    longitude: longitude(),
    council_district: same('3'),
    bbl: text(({ parcel }) => `1${parcel.slice(0, 9)}`),
    census_tract: same('117'),
    nta: same('Sample Yards'),
  },
})

export const newYorkPortal: SimulatedPortal = {
  host: 'data.cityofnewyork.us',
  datasets: [filings, certificates],
}
