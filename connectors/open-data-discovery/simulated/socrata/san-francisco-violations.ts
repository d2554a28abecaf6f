import { type SampleViolation, violationsOf } from '@/lib/sample-world/permit-events'
import { day, point, same, text } from '../columns'
import { permitDataset } from './permit-dataset'
import { houseColumns, serialsOf } from './san-francisco-house'

export const notices = permitDataset<SampleViolation>({
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

export const complaints = permitDataset<SampleViolation>({
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
