import { houseOnLine } from '../ask-house'
import type { BuildingFeed } from '../feed'

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
  gaps: ['A permit in review has no day of issue yet.', 'No positions are asked for.'],
}
