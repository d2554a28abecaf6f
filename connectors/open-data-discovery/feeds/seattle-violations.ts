import { houseOnLine } from '../ask-house'
import type { BuildingFeed } from '../feed'

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
