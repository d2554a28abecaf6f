import { formatCount, formatMiles, formatNumber } from '@/lib/format'
import { defineTexts } from '@/lib/language/define-texts'

export const reviewTexts = defineTexts('review.texts', {
  title: 'Records review',
  lists: 'Lists searched',
  byDistance: 'Records by distance',
  byList: 'Records by list',
  nearest: 'Each record of each list, nearest first',
  grouped: 'Each record of each list, list by list',
  sites: 'Sites, nearest first',
  sitesLead: (records, sites) =>
    `${formatCount(records, 'record')}, ${formatCount(sites, 'site')}. Records with the same registry id are one site. Records of tanks have none, so a place can be here twice.`,
  noSites: 'No site is recorded within these distances on the lists that answered.',
  boundaries: 'Superfund boundaries',
  boundariesLead: (miles) => `Published polygons with an edge within ${formatMiles(miles)}.`,
  boundaryRows: 'Superfund boundaries, nearest edge first',
  adjoining: 'Adjoining lots',
  adjoiningLead:
    'Lots that touch the outline or lie on it, and the records at a position on them. A lot across a street is not here.',
  adjoiningRows: 'Lots that touch the outline',
  unplaced: 'Archived sites of the county without a position',
  unplacedCount: (sites) => `Archived sites of the county without a position (${formatNumber(sites)})`,
  unplacedLead: 'Their list has no position for them, so they can be near or far.',
  notSearched: 'Not searched, and whom to ask',
})

export const recordLabels = defineTexts('review.record-labels', {
  distance: 'Distance',
  site: 'Site',
  list: 'List',
  status: 'Status, as published',
  id: 'Id in the program',
})

export const lotLabels = defineTexts('review.lot-labels', {
  parcel: 'Parcel',
  address: 'Address',
  records: 'Records',
})
