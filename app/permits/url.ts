import type { Route } from 'next'
import type { Market } from '@/connectors/open-data-discovery/feed'

export const whats = {
  permits: 'Permits',
  inspections: 'Inspections',
  violations: 'Violations and complaints',
} as const
export type What = keyof typeof whats

/** The state of the page. What is absent has its default. */
export interface PermitsUrl {
  /** An address or a city, as typed. */
  q?: string | undefined
  /** A source of new construction. */
  source?: string | undefined
  /** First and last day that count. */
  from?: string | undefined
  to?: string | undefined
  /** One of the source’s own kinds. */
  kind?: string | undefined
  /** Rows of the source left out before those listed. */
  offset: number
  selected?: string | undefined
  /** A city with building operations, and a property in it. */
  market?: Market | undefined
  property?: string | undefined
  what?: What | undefined
}

export function permitsQuery({ offset = 0, ...texts }: Partial<PermitsUrl>): URLSearchParams {
  const query = new URLSearchParams()
  for (const name of ['q', 'source', 'market', 'property', 'from', 'to', 'kind', 'what'] as const) {
    const text = texts[name]
    if (text) query.set(name, text)
  }
  if (offset > 0) query.set('offset', String(offset))
  if (texts.selected) query.set('selected', texts.selected)
  return query
}

export function permitsHref(url: Partial<PermitsUrl>): Route {
  const text = permitsQuery(url).toString()
  return (text ? `/permits?${text}` : '/permits') as Route
}
