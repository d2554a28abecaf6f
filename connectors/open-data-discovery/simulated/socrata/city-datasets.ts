import { type SampleViolation, violationsOf } from '@/lib/sample-world/permits/events'
import type { SamplePermit } from '@/lib/sample-world/permits/permits'
import type { SimulatedAbout, SimulatedDataset } from '@/lib/socrata/simulated-dataset'
import { checkbox, day, latitude, link, longitude, money, number, point, same, text } from '../columns'
import { firstOfLot } from '../odd-rows'
import { datasetOfRows, permitDataset } from './permit-dataset'

const requests = ['Pothole', 'Tree Trim', 'Graffiti Removal', 'Street Light Out', 'Rodent Baiting'] as const
const requestCount = 25_000

/** More rows than a caller may go through, made only as far as they are read. */
export const chicagoRequests: SimulatedDataset = {
  id: 'thim-b311',
  updatedAt: new Date('2026-11-13T05:00:00Z'),
  about: {
    name: '311 Service Requests',
    description: 'What people of the sample city asked the city to do.',
    category: 'Service Requests',
    attribution: 'Sample City of Chicago',
    licenseId: 'SEE_TERMS_OF_USE',
    tags: ['311', 'service requests'],
  },
  columns: [
    { name: 'sr_number', type: 'text', title: 'SR Number' },
    { name: 'sr_type', type: 'text', title: 'SR Type' },
    { name: 'created_date', type: 'calendar_date' },
    { name: 'ward', type: 'number' },
    { name: 'street_address', type: 'text' },
    { name: 'duplicate', type: 'checkbox' },
  ],
  *rows() {
    for (let index = 0; index < requestCount; index += 1) {
      const moment = new Date(Date.UTC(2026, 10, 12) - index * 1_800_000).toISOString().slice(0, -1)
      yield {
        sr_number: `SR26-${String(index).padStart(8, '0')}`,
        sr_type: requests[index % requests.length] ?? null,
        created_date: moment,
        ward: 1 + (index % 50),
        street_address: `${100 + (index % 900)} W INKWELL ST`,
        duplicate: index % 7 === 0,
      }
    }
  },
}

/** A view that somebody made of the permits: its rows are asked for like a table’s. */
export const chicagoGarages = permitDataset({
  id: 'quil-gara',
  about: {
    name: 'Building Permits - Garages',
    description: 'A filtered view of the sample city’s building permits.',
    category: 'Buildings',
    type: 'filter',
    tags: ['permits'],
  },
  place: 'chicago',
  rowsOf: (permit) => (permit.use === 'garage' ? [permit] : []),
  columns: {
    id: text((permit) => String(permit.index)),
    issue_date: day((permit) => permit.issued),
    work_description: text((permit) => permit.description),
    reported_cost: money((permit) => permit.value),
  },
})

/** A column of each kind. */
export const seattleRentals = permitDataset({
  id: 'inkw-rent',
  about: {
    name: 'Rental Property Registration',
    description: 'Registered rental housing of the sample city.',
    category: 'Land Base',
    attribution: 'Sample City of Seattle',
    licenseId: 'PUBLIC_DOMAIN',
    license: { name: 'Public Domain' },
    tags: ['property', 'rental', 'housing'],
  },
  place: 'seattle',
  house: ['address'],
  rowsOf: firstOfLot,
  columns: {
    registration: { ...text((lot: SamplePermit) => lot.number), description: 'Number of the registration' },
    address: text((lot) => lot.line),
    units: number(({ units }) => units),
    rent: money(({ value }) => Math.round(value / 200)),
    is_inspected: checkbox(({ index }) => index % 8 === 0),
    registered: day((lot) => lot.submitted),
    updated: { type: 'fixed_timestamp', cell: ({ submitted }) => `${submitted}T08:30:00.000Z` },
    page: link(({ index }) => `https://rentals.seattle.example/${index}`),
    place: point(),
    old_place: {
      type: 'location',
      cell: ({ latitude, longitude, line }) => ({
        latitude: String(latitude),
        longitude: String(longitude),
        human_address: JSON.stringify({ address: line, city: 'SEATTLE', state: 'WA', zip: '' }),
      }),
    },
    property_contact_name: text((lot) => lot.owner),
    contact_email: text(({ contractor }) => contractor.email),
  },
})

export const newYorkViolations = datasetOfRows<SampleViolation>({
  id: 'thim-hpdv',
  about: {
    name: 'Housing Maintenance Code Violations',
    description: 'Violations of the sample city’s housing maintenance code.',
    category: 'Housing & Development',
    attribution: 'Sample City of New York',
    tags: ['violations', 'housing'],
  },
  place: 'new-york',
  house: ['housenumber'],
  rowsOf: violationsOf,
  columns: {
    violationid: number((violation) => violation.index),
    housenumber: text(({ houseNumber }) => String(houseNumber)),
    streetname: text(({ direction, street, suffix }) => `${direction} ${street} ${suffix}`.trim()),
    class: text(({ index }) => ['A', 'B', 'C'][index % 3] ?? null),
    inspectiondate: day((violation) => violation.day),
    novdescription: text((violation) => violation.description),
    currentstatus: text(({ status }) => (status === 'open' ? 'NOV SENT OUT' : 'VIOLATION CLOSED')),
    latitude: latitude(),
    longitude: longitude(),
  },
})

/** Listed like the others; its rows are for those who sign in. */
export const newYorkProjects = permitDataset({
  id: 'quil-c10s',
  about: {
    name: 'Active Major Projects',
    description: 'Large building projects of the sample city.',
    category: 'Housing & Development',
    closed: true,
    tags: ['permits', 'construction'],
  },
  place: 'new-york',
  rowsOf: (permit) => (permit.use === 'apartments' ? [permit] : []),
  columns: {
    project: text((permit) => permit.number),
    borough: same('MANHATTAN'),
    units: number((permit) => permit.units),
  },
})

/** What a catalogue lists and what is no table: viewers, links, files, stories. */
export const asset = (id: string, about: SimulatedAbout, updatedAt = '2026-08-03T10:00:00Z') =>
  ({ id, about, updatedAt: new Date(updatedAt), columns: [], rows: () => [] }) satisfies SimulatedDataset
