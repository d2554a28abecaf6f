import { houseInParts } from '../ask-house'
import type { BuildingFeed } from '../feed'
import { blockAndLot } from './block-and-lot'

export const sanFranciscoNotices: BuildingFeed = {
  id: 'san-francisco-notices-of-violation',
  market: 'san-francisco',
  entity: 'property-violation',
  title: 'San Francisco notices of violation',
  host: 'data.sf.gov',
  dataset: 'nbtm-fbw5',
  licence: 'Not stated',
  ask: (phrase) =>
    phrase.is === 'parcel'
      ? blockAndLot(phrase.text)
      : houseInParts({ number: 'street_number', street: 'street_name' }, phrase),
  byWords: ['complaint_number', 'street_name', 'item', 'nov_item_description'],
  newestFirst: 'date_filed',
  rowId: ':id',
  number: 'complaint_number',
  status: 'status',
  type: 'nov_category_description',
  description: ['item', 'nov_item_description'],
  address: ['street_number', 'street_name', 'street_suffix', 'unit'],
  days: { opened: 'date_filed' },
  withheld: [],
  gaps: ['Each item of a notice is a record of its own, under one complaint number.'],
}
