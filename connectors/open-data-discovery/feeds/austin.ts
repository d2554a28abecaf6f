import { equal } from '@/lib/conditions/condition'
import type { BuildingFeed } from '../buildings/feed'
import { houseOnLine } from '../buildings/query-street-number'

export const austinPermits: BuildingFeed = {
  id: 'austin-building-permits',
  market: 'austin',
  entity: 'building-permit',
  title: 'Austin issued construction permits',
  host: 'data.austintexas.gov',
  dataset: '3syk-w9eu',
  licence: 'Public domain; credit City of Austin, Texas - data.austintexas.gov',
  ask: (phrase) =>
    phrase.is === 'parcel' ? equal('tcad_id', phrase.text) : houseOnLine('original_address1', phrase),
  byWords: ['permit_number', 'original_address1', 'description'],
  newestFirst: 'applieddate',
  rowId: 'permit_number',
  number: 'permit_number',
  status: 'status_current',
  type: ['permit_type_desc', 'work_class'],
  description: 'description',
  address: 'original_address1',
  days: {
    applied: 'applieddate',
    issued: 'issue_date',
    statusChanged: 'statusdate',
    completed: 'completed_date',
    expires: 'expiresdate',
  },
  position: { latitude: 'latitude', longitude: 'longitude' },
  value: 'total_job_valuation',
  link: 'link',
  withheld: ['contractor_*', 'applicant*'],
  gaps: ['Millions of rows: a search by words can take long.', 'About one permit in eight has a valuation.'],
}
