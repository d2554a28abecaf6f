/**
 * The federal rule on search distances (40 CFR 312.26(c)) does not name these lists, so we chose their
 * distances. `miles` is the usual search distance.
 */
export const permitLists = {
  'water-permit': {
    title: 'Water permits',
    miles: 0.5,
    service: 'water',
    note: 'Of every status. One site can have several.',
  },
  'air-permit': {
    title: 'Air permits',
    miles: 0.5,
    service: 'air',
    note: 'Of every status. One site can have several.',
  },
  'toxic-release': {
    title: 'Toxics Release Inventory',
    miles: 0.5,
    service: 'all-media',
    note: 'Facilities that report to it each year.',
  },
} as const

export type PermitListId = keyof typeof permitLists

export const permitListIds = Object.keys(permitLists) as PermitListId[]
