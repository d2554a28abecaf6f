import { dayAfter } from '@/lib/calendar-day'
import { ConnectorError } from '@/lib/connector/errors'
import type { Question } from './wire'

/** A page beyond what the source serves; `date` is when its 10,000th match was published, by the order given. */
export function tooBroad(order: Question['order'], date: string | null): ConnectorError {
  const ways = {
    newest: `Set publicationDateEnd to ${date}, where they end, and begin again at page 1`,
    oldest: `Set publicationDateStart to ${date}, where they end, and begin again at page 1`,
    relevance: `Set publicationDateStart to ${date && dayAfter(date)}: fewer match from that day on`,
  }
  const way = date ? ways[order] : 'Narrow the search by its dates'
  return new ConnectorError(
    'too_broad',
    `The Federal Register serves the first 10,000 matches of a search, and this page begins beyond them. ${way}.`,
    { field: 'page' },
  )
}
