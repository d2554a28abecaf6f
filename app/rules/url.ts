import type { Route } from 'next'

export const types = {
  RULE: 'Rules',
  PRORULE: 'Proposed rules',
  NOTICE: 'Notices',
  PRESDOCU: 'Presidential documents',
} as const
export type Type = keyof typeof types

export const orders = {
  newest: 'Newest first',
  oldest: 'Oldest first',
  relevance: 'Best match first',
} as const
export type Order = keyof typeof orders

/** The state of the page. What is absent has its default. */
export interface RulesUrl {
  q?: string
  /** Slugs, or whatever else a person calls an agency. */
  agencies: readonly string[]
  types: readonly Type[]
  /** Days as YYYY-MM-DD. */
  from?: string
  to?: string
  order: Order
  page: number
}

export const nothingAsked: RulesUrl = { agencies: [], types: [], order: 'newest', page: 1 }

export function rulesQuery(url: Partial<RulesUrl>): URLSearchParams {
  const { q, agencies, types: asked, from, to, order, page } = { ...nothingAsked, ...url }
  const query = new URLSearchParams()
  if (q) query.set('q', q)
  for (const agency of agencies) query.append('agency', agency)
  for (const type of asked) query.append('type', type)
  if (from) query.set('from', from)
  if (to) query.set('to', to)
  if (order !== 'newest') query.set('order', order)
  if (page > 1) query.set('page', String(page))
  return query
}

export function rulesHref(url: Partial<RulesUrl>): Route {
  const text = rulesQuery(url).toString()
  return (text ? `/rules?${text}` : '/rules') as Route
}

export const documentHref = (documentNumber: string) =>
  `/rules/${encodeURIComponent(documentNumber)}` as Route

/** How many fields narrow or order the search besides its words. */
export const countFilters = ({ agencies, types: asked, from, to, order }: RulesUrl): number =>
  [agencies.length > 0, asked.length > 0, from, to, order !== 'newest'].filter(Boolean).length
