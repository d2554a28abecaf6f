import type { Route } from 'next'
import { markets } from '@/connectors/open-data-discovery/public'
import { choice, date, declareUrl, flag, line, number, pattern, type UrlOf } from '@/lib/url-state'

export const whats = {
  permits: 'Permits',
  inspections: 'Inspections',
  violations: 'Violations and complaints',
} as const
export type What = keyof typeof whats

/** What the rows of a table can be put in order by; the feeds stand by state, the permits as their feed has them. */
export const sorts = ['place', 'feed', 'day', 'address', 'cost'] as const
export type PermitSort = (typeof sorts)[number]

const REVERSED = 'The last day lies before the first one.'
const MOST_OFFSET = 100_000

export const permitsUrl = declareUrl(
  {
    /** An address or a city, as typed. */
    q: line(200),
    /** A source of new construction. */
    source: pattern(/^[a-z0-9-]{1,100}$/),
    /** A city with building operations, and a property in it. */
    market: choice(markets),
    property: line(200),
    /** First and last day that count. */
    from: date(),
    to: date(),
    /** One of the source’s own kinds. */
    kind: line(300),
    what: choice(whats),
    /** Rows of the source left out before those listed. */
    offset: number({ min: 0, max: MOST_OFFSET }).or(0),
    selected: line(120),
    sort: choice(sorts),
    reversed: flag(),
  },
  {
    settle(url, report) {
      if (url.from && url.to && url.to < url.from) report.refuse('to', REVERSED)
      return url
    },
  },
)
export type PermitsUrl = UrlOf<typeof permitsUrl>

export const permitsHref = (url: Partial<PermitsUrl>): Route => permitsUrl.toHref('/permits', url)
