import { houseOnLine } from '../ask-house'
import type { BuildingFeed } from '../feed'

export const losAngelesInspections: BuildingFeed = {
  id: 'los-angeles-building-inspections',
  market: 'los-angeles',
  entity: 'building-inspection',
  title: 'Los Angeles building inspections',
  host: 'data.lacity.org',
  dataset: '9w5z-rg2h',
  licence: 'Not stated',
  ask: (phrase) => (phrase.is === 'parcel' ? undefined : houseOnLine('address', phrase)),
  byWords: ['permit', 'address', 'inspection'],
  newestFirst: 'inspection_date',
  rowId: ':id',
  number: 'permit',
  status: 'inspection_result',
  type: 'inspection',
  description: [],
  address: 'address',
  days: { inspected: 'inspection_date' },
  withheld: [],
  gaps: [
    'No parcel numbers: a property is found by its address.',
    'The number is that of the inspected permit; an inspection has none of its own.',
  ],
}
