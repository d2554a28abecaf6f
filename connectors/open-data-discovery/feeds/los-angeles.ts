import { equal } from '@/lib/conditions/condition'
import type { BuildingFeed } from '../buildings/feed'
import { houseOnLine } from '../buildings/query-street-number'

export const losAngelesPermits: BuildingFeed = {
  id: 'los-angeles-building-permits',
  market: 'los-angeles',
  entity: 'building-permit',
  title: 'Los Angeles building permits issued since 2020',
  host: 'data.lacity.org',
  dataset: 'pi9x-tg5x',
  licence: 'Not stated',
  ask: (phrase) =>
    phrase.is === 'parcel' ? equal('apn', phrase.text) : houseOnLine('primary_address', phrase),
  byWords: ['permit_nbr', 'primary_address', 'work_desc'],
  // Every permit has an issue date, but some lack an application date.
  newestFirst: 'issue_date',
  rowId: 'permit_nbr',
  number: 'permit_nbr',
  status: 'status_desc',
  type: ['permit_type', 'permit_sub_type'],
  description: 'work_desc',
  address: 'primary_address',
  days: {
    applied: 'submitted_date',
    issued: 'issue_date',
    statusChanged: 'status_date',
    completed: 'cofo_date',
  },
  position: { latitude: 'lat', longitude: 'lon' },
  value: 'valuation',
  withheld: [],
  gaps: [
    'Permits issued before 2020, and applications not issued yet are in other data sets that we do not search.',
  ],
}

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
