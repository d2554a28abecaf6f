import { dayAfter } from '@/lib/calendar-day'
import type { RulesAnswer } from './fetch-rules'
import type { RulesUrl } from './url'

export type PublicationDates = NonNullable<RulesAnswer['data']['continueWith']>

/**
 * Results ranked by relevance are not in order of date and cannot continue at a date, so they are narrowed to
 * newer documents.
 */
export function narrowedBy(url: RulesUrl, bounds: PublicationDates): RulesUrl {
  const { publicationDateStart: from, publicationDateEnd: to } = bounds
  if (to && isRanked(url)) return { ...url, from: dayAfter(to), page: 1 }
  return { ...url, ...(from ? { from } : {}), ...(to ? { to } : {}), page: 1 }
}

export const isRanked = ({ order, q }: RulesUrl): boolean => order === 'relevance' && q !== undefined
