import { ANY, alike, any } from '@/lib/conditions/condition'
import type { BuildingFeed } from '../buildings/feed'
import { houseInParts, houseOnLine } from '../buildings/query-street-number'

export const chicagoPermits: BuildingFeed = {
  id: 'chicago-building-permits',
  market: 'chicago',
  entity: 'building-permit',
  title: 'Chicago building permits',
  host: 'data.cityofchicago.org',
  dataset: 'ydr8-5enu',
  licence: 'City of Chicago terms of use',
  ask: (phrase) =>
    phrase.is === 'parcel'
      ? any(...writtenPins(phrase.text.slice(0, 10)).map((pin) => alike('pin_list', [ANY, pin, ANY])))
      : houseInParts(
          { number: 'street_number', direction: 'street_direction', street: 'street_name' },
          phrase,
        ),
  byWords: ['permit_', 'street_name', 'work_description'],
  newestFirst: 'application_start_date',
  rowId: 'id',
  number: 'permit_',
  status: 'permit_status',
  // The kind of work comes first, because most permits have the same type.
  type: ['work_type', 'permit_type'],
  description: 'work_description',
  address: ['street_number', 'street_direction', 'street_name'],
  days: { applied: 'application_start_date', issued: 'issue_date' },
  position: { latitude: 'latitude', longitude: 'longitude' },
  pins: 'pin_list',
  value: 'reported_cost',
  // The first contact is usually the owner, a private person.
  withheld: ['contact_*', 'contractor_*'],
  gaps: ['A reported cost may be 0.', 'Permits since 2006.', 'Permits of elevators have no status.'],
}

/**
 * Recent rows have parcel numbers of ten digits without hyphens. Older rows may have fourteen digits, or
 * hyphens.
 */
function writtenPins(digits: string): string[] {
  const cuts = [0, 2, 4, 7]
  const groups = cuts.map((start, index) => digits.slice(start, cuts[index + 1])).filter(Boolean)
  return [digits, groups.join('-')]
}

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
  // NO ENTRY is in neither list, because it means that the inspector could not see the violation.
  states: { open: ['OPEN'], closed: ['COMPLIED'] },
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
