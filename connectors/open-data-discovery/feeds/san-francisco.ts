import { all, type Condition, equal } from '@/lib/conditions/condition'
import type { BuildingFeed } from '../buildings/feed'
import { houseInParts } from '../buildings/query-street-number'

export const sanFranciscoPermits: BuildingFeed = {
  id: 'san-francisco-building-permits',
  market: 'san-francisco',
  entity: 'building-permit',
  title: 'San Francisco building permits',
  host: 'data.sf.gov',
  dataset: 'i98e-djp9',
  licence: 'Not stated',
  ask: (phrase) =>
    phrase.is === 'parcel'
      ? blockAndLot(phrase.text)
      : houseInParts({ number: 'street_number', street: 'street_name' }, phrase),
  byWords: ['permit_number', 'street_name', 'description'],
  newestFirst: 'filed_date',
  rowId: 'record_id',
  number: 'permit_number',
  status: 'status',
  type: 'permit_type_definition',
  description: 'description',
  address: ['street_number', 'street_name', 'street_suffix', 'unit'],
  days: {
    applied: 'filed_date',
    issued: 'issued_date',
    statusChanged: 'status_date',
    completed: 'completed_date',
  },
  position: { point: 'location' },
  value: 'estimated_cost',
  withheld: [],
  gaps: [
    'A permit for several addresses has a row for each of them.',
    'The value is the first estimate, not the revised cost.',
  ],
}

const sanFranciscoStates = { open: ['active'], closed: ['not active'] }

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
  states: sanFranciscoStates,
  complaints: 'all',
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

export const sanFranciscoNotices: BuildingFeed = {
  id: 'san-francisco-notices-of-violation',
  market: 'san-francisco',
  entity: 'property-violation',
  title: 'San Francisco notices of violation',
  host: 'data.sf.gov',
  dataset: 'nbtm-fbw5',
  licence: 'Not stated',
  ask: (phrase) =>
    phrase.is === 'parcel'
      ? blockAndLot(phrase.text)
      : houseInParts({ number: 'street_number', street: 'street_name' }, phrase),
  byWords: ['complaint_number', 'street_name', 'item', 'nov_item_description'],
  newestFirst: 'date_filed',
  rowId: ':id',
  number: 'complaint_number',
  status: 'status',
  states: sanFranciscoStates,
  type: 'nov_category_description',
  description: ['item', 'nov_item_description'],
  address: ['street_number', 'street_name', 'street_suffix', 'unit'],
  days: { opened: 'date_filed' },
  withheld: [],
  gaps: ['Each item of a notice is a record of its own, under one complaint number.'],
}

/** San Francisco stores the two parts of `0576/026` in separate text columns. */
function blockAndLot(text: string): Condition {
  const [block = '', lot = ''] = text.split('/')
  return all(equal('block', block), equal('lot', lot))
}
