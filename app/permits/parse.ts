import { z } from 'zod'
import { createTaker, type Query } from '@/app/read-query'
import { day } from '@/connectors/open-data-discovery/check-day'
import { markets } from '@/connectors/open-data-discovery/feed'
import { type PermitsUrl, type What, whats } from './url'

export interface Reading {
  url: PermitsUrl
  /** Parameters of a link that could not be read and were left out. */
  dropped: string[]
  /** What a person gave in the form and must mend. */
  periodError?: string
}

const PERIOD_ERROR = 'The last day lies before the first one.'
const MOST_OFFSET = 100_000
const text = (most: number) =>
  z
    .string()
    .trim()
    .max(most)
    .regex(/^[^\p{Cc}\p{Cs}]*$/u)
const keys = Object.keys(whats) as [What, ...What[]]

/** Total: whatever cannot be read is left out and named, the rest is kept. */
export function parsePermitsUrl(query: Query): Reading {
  const { take, dropped } = createTaker(query)
  const url: PermitsUrl = {
    q: take('q', text(200)) || undefined,
    source: take('source', z.string().regex(/^[a-z0-9-]{1,100}$/)),
    from: take('from', day),
    to: take('to', day),
    kind: take('kind', text(300)) || undefined,
    offset: take('offset', offset) ?? 0,
    selected: take('selected', text(120)) || undefined,
    market: take('market', z.enum(markets)),
    property: take('property', text(200)) || undefined,
    what: take('what', z.enum(keys)),
  }
  const isBackward = url.from !== undefined && url.to !== undefined && url.to < url.from
  return { url, dropped, ...(isBackward ? { periodError: PERIOD_ERROR } : {}) }
}

const offset = z
  .string()
  .regex(/^\d{1,6}$/)
  .transform(Number)
  .pipe(z.number().max(MOST_OFFSET))
