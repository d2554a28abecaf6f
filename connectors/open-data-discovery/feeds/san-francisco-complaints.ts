import { houseInParts } from '../ask-house'
import type { BuildingFeed } from '../feed'
import { blockAndLot } from './block-and-lot'

export const sanFranciscoComplaints: BuildingFeed = {
  id: 'san-francisco-complaints',
  market: 'san-francisco',
  entity: 'property-violation',
  title: 'San Francisco building complaints',
  host: 'data.sf.gov',
  dataset: 'gm2e-bten',
  licence: 'Not stated',
  ask: (phrase) =>
    phrase.is === 'parcel'
      ? blockAndLot(phrase.text)
      : houseInParts({ number: 'street_number', street: 'street_name' }, phrase),
  byWords: ['complaint_number', 'street_name', 'complaint_description'],
  newestFirst: 'date_filed',
  rowId: ':id',
  number: 'complaint_number',
  status: 'status',
  type: 'nov_type',
  description: 'complaint_description',
  address: ['street_number', 'street_name', 'street_suffix', 'unit'],
  days: {
    opened: 'date_filed',
    inspected: 'last_inspection_date',
    abated: 'date_abated',
    completed: 'closed_date',
  },
  withheld: [],
  gaps: [
    'A complaint is what somebody reported; the notices of violation say what the department found.',
    'An inspection is known only by the day of the last one.',
  ],
}
