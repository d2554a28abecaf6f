import type { Route } from 'next'
import { markets } from '@/connectors/open-data-discovery/public'
import { choice, date, declareUrl, flag, line, number, pattern, type UrlParamsOf } from '@/lib/url-state'

export const permitSubjects = {
  permits: 'Permits',
  inspections: 'Inspections',
  violations: 'Violations and complaints',
} as const
export type PermitSubject = keyof typeof permitSubjects

export const sorts = ['place', 'feed', 'day', 'address', 'cost'] as const
export type PermitSort = (typeof sorts)[number]

const REVERSED = 'The last day lies before the first one.'
const MOST_OFFSET = 100_000

export const permitsUrl = declareUrl(
  {
    q: line(200),
    source: pattern(/^[a-z0-9-]{1,100}$/),
    market: choice(markets),
    property: line(200),
    from: date(),
    to: date(),
    kind: line(300),
    what: choice(permitSubjects),
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
export type PermitsUrlParams = UrlParamsOf<typeof permitsUrl>

export const permitsHref = (url: Partial<PermitsUrlParams>): Route => permitsUrl.toHref('/permits', url)
