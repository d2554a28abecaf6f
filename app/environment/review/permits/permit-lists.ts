import { defineTexts } from '@/lib/language/define-texts'

export const permitListTexts = defineTexts('review.permit-lists', {
  'water-permit': { title: 'Water permits', note: 'Of every status. One site can have several.' },
  'air-permit': { title: 'Air permits', note: 'Of every status. One site can have several.' },
  'toxic-release': { title: 'Toxics Release Inventory', note: 'Facilities that report to it each year.' },
})

/**
 * `miles` is the default search distance. We chose it, because the federal rule on search distances (40 CFR
 * 312.26(c)) does not name these lists.
 */
export const permitLists = {
  'water-permit': { miles: 0.5, service: 'water' },
  'air-permit': { miles: 0.5, service: 'air' },
  'toxic-release': { miles: 0.5, service: 'all-media' },
} as const

export type ReviewPermitListId = keyof typeof permitLists

export const permitListIds = Object.keys(permitLists) as ReviewPermitListId[]
