import { formatMiles } from '@/lib/format'

export const reviewTexts = {
  title: 'Records review',
  lists: 'Lists searched',
  rule: 'The column “Rule” is after 40 CFR 312.26(c):',
  byDistance: 'Records by distance',
  byList: 'Records by list',
  nearest: 'Each record of each list, nearest first',
  grouped: 'Each record of each list, list by list',
  sites: 'Sites, nearest first',
  sitesLead:
    'Records with the same registry id are one site. Records of tanks have none, so a place can be here twice.',
  noSites: 'No site is recorded within these distances on the lists that answered.',
  boundaries: 'Superfund boundaries',
  boundariesLead: (miles: number) => `Published polygons with an edge within ${formatMiles(miles)}.`,
  boundaryRows: 'Superfund boundaries, nearest edge first',
  adjoining: 'Adjoining lots',
  adjoiningLead:
    'Lots that touch the outline or lie on it, and the records at a position on them. A lot across a street is not here.',
  adjoiningRows: 'Lots that touch the outline',
  unplaced: 'Archived sites of the county without a position',
  unplacedLead: 'Their list has no position for them, so they can be near or far.',
  notSearched: 'Not searched, and whom to ask',
} as const

export const recordLabels = {
  distance: 'Distance',
  site: 'Site',
  list: 'List',
  status: 'Status, as published',
  id: 'Id in the program',
} as const

export const lotLabels = { parcel: 'Parcel', address: 'Address', records: 'Records' } as const
