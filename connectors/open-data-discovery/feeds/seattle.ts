import type { BuildingFeed } from '../buildings/feed'
import { houseOnLine } from '../buildings/query-street-number'

export const seattlePermits: BuildingFeed = {
  id: 'seattle-building-permits',
  market: 'seattle',
  entity: 'building-permit',
  title: 'Seattle building permits',
  host: 'data.seattle.gov',
  dataset: '76t5-zqzr',
  licence: 'Not stated',
  ask: (phrase) => (phrase.is === 'parcel' ? undefined : houseOnLine('originaladdress1', phrase)),
  byWords: ['permitnum', 'originaladdress1', 'description'],
  newestFirst: 'applieddate',
  emptyLast: true,
  rowId: 'permitnum',
  number: 'permitnum',
  status: 'statuscurrent',
  type: ['permitclass', 'permittypedesc'],
  description: 'description',
  address: 'originaladdress1',
  days: {
    applied: 'applieddate',
    issued: 'issueddate',
    completed: 'completeddate',
    expires: 'expiresdate',
  },
  value: 'estprojectcost',
  link: 'link',
  withheld: ['contractorcompanyname'],
  gaps: [
    'A permit in review has no day of issue yet.',
    'We ask for no positions.',
    'Roof permits have no day of application, so they come last.',
  ],
}

/**
 * Statuses observed in 2026. Those of warnings, and of open duplicates of another case, are in neither list.
 */
const seattleStates = {
  open: [
    'Awaiting Information',
    'Citation Issued',
    'EO Repair Restore Issued',
    'EO Vacate Close Issued',
    'Hazard Correction Order Issued',
    'Initiated',
    'Issued',
    'NOV Issued',
    'Referred to Law',
    'Reviews In Process',
    'Stop Work Issued',
    'Under Investigation',
  ],
  closed: [
    'Application Completed',
    'Closed',
    'Completed',
    'Compliance Achieved',
    'Reviews Completed',
    'Withdrawn',
  ],
}

export const seattleViolations: BuildingFeed = {
  id: 'seattle-code-complaints-and-violations',
  market: 'seattle',
  entity: 'property-violation',
  title: 'Seattle code complaints and violations',
  host: 'data.seattle.gov',
  dataset: 'ez4a-iug7',
  licence: 'Not stated',
  ask: (phrase) => (phrase.is === 'parcel' ? undefined : houseOnLine('originaladdress1', phrase)),
  byWords: ['recordnum', 'originaladdress1', 'description'],
  newestFirst: 'opendate',
  rowId: ':id',
  number: 'recordnum',
  status: 'statuscurrent',
  states: seattleStates,
  complaints: { typeBegins: 'Complaint' },
  type: ['recordtype', 'recordtypedesc'],
  description: 'description',
  address: 'originaladdress1',
  days: { opened: 'opendate' },
  position: { latitude: 'latitude', longitude: 'longitude' },
  link: 'link',
  withheld: [],
  gaps: [
    'A complaint is what somebody reported; only a notice or a citation says that the city found it so.',
  ],
}
