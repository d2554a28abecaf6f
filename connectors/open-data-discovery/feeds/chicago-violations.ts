import { houseOnLine } from '../ask-house'
import type { BuildingFeed } from '../feed'

export const chicagoViolations: BuildingFeed = {
  id: 'chicago-building-violations',
  market: 'chicago',
  entity: 'property-violation',
  title: 'Chicago building violations',
  host: 'data.cityofchicago.org',
  dataset: '22u3-xenr',
  licence: 'City of Chicago terms of use',
  ask: (phrase) => (phrase.is === 'parcel' ? undefined : houseOnLine('address', phrase)),
  byWords: ['address', 'violation_description', 'violation_inspector_comments'],
  newestFirst: 'violation_date',
  rowId: 'id',
  number: 'id',
  status: 'violation_status',
  type: ['inspection_category', 'department_bureau'],
  description: ['violation_description', 'violation_inspector_comments'],
  address: 'address',
  days: { opened: 'violation_date', statusChanged: 'violation_status_date' },
  position: { latitude: 'latitude', longitude: 'longitude' },
  withheld: ['inspector_id'],
  gaps: [
    'No parcel numbers: a property is found by its address.',
    'One inspection often finds several violations, each a record of its own.',
  ],
}
