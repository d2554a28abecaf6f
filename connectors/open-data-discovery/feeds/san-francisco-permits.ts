import { houseInParts } from '../ask-house'
import type { BuildingFeed } from '../feed'
import { blockAndLot } from './block-and-lot'

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
