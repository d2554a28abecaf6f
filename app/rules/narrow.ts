import { dayAfter } from '@/lib/calendar-day'
import type { RuleSearchResponse } from './fetch-rules'
import type { RulesUrlParams } from './url'

export type PublicationDates = NonNullable<RuleSearchResponse['data']['continueWith']>

/**
 * Results ranked by relevance are not in order of date and cannot continue at a date, so they are narrowed to
 * newer documents.
 */
export function narrowedBy(url: RulesUrlParams, bounds: PublicationDates): RulesUrlParams {
  const { publicationDateStart: from, publicationDateEnd: to } = bounds
  if (to && isRanked(url)) return { ...url, from: dayAfter(to), page: 1 }
  return { ...url, ...(from ? { from } : {}), ...(to ? { to } : {}), page: 1 }
}

export const isRanked = ({ order, q }: RulesUrlParams): boolean => order === 'relevance' && q !== undefined
