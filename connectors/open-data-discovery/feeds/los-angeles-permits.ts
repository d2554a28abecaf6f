import { equal } from '@/lib/table-query/condition'
import { houseOnLine } from '../ask-house'
import type { BuildingFeed } from '../feed'

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
  // The day of application is missing from some permits; all of them are issued.
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
    'Permits issued before 2020, and applications not issued yet (gwh9-jnip), stand in other datasets and are not searched.',
  ],
}
