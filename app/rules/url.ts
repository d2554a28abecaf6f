import type { Route } from 'next'
import { isCalendarDay } from '@/lib/calendar-day'
import { choice, date, declareUrl, list, named, page, text, type UrlParamsOf } from '@/lib/url-state'

export const types = {
  RULE: 'Rules',
  PRORULE: 'Proposed rules',
  NOTICE: 'Notices',
  PRESDOCU: 'Presidential documents',
} as const

export const orders = {
  newest: 'Newest first',
  oldest: 'Oldest first',
  relevance: 'Best match first',
} as const

const texts = {
  from: 'Give the first day as 1/31/2024 or 2024-01-31.',
  to: 'Give the last day as 1/31/2024 or 2024-01-31.',
  reversed: 'The last day must not be before the first.',
}

const MOST_AGENCIES = 20

export const rulesUrl = declareUrl(
  {
    q: text(300),
    agencies: named('agency', list(text(120), { most: MOST_AGENCIES, split: /;/, also: 'other' })),
    types: named('type', list(choice(types))),
    from: date(readDay).orError(texts.from),
    to: date(readDay).orError(texts.to),
    order: choice(orders).or('newest'),
    page: page(),
  },
  {
    settle(url, report) {
      const { from, to } = url
      if (from === undefined || to === undefined || from <= to) return url
      report.refuse('to', texts.reversed, to)
      return { ...url, to: undefined }
    },
  },
)

/** Accepts ISO days and days with the month first. Returns undefined for an invalid day. */
export function readDay(typed: string): string | undefined {
  const text = typed.trim()
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(text)
  const american = /^(\d{1,2})\s*[/.-]\s*(\d{1,2})\s*[/.-]\s*(\d{4})$/.exec(text)
  const [year, month, day] = iso ? iso.slice(1) : american ? [american[3], american[1], american[2]] : []
  if (!year || !month || !day) return undefined
  const isoDay = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return isCalendarDay(isoDay) ? isoDay : undefined
}

export type RulesUrlParams = UrlParamsOf<typeof rulesUrl>

export const rulesHref = (url: Partial<RulesUrlParams>): Route => rulesUrl.toHref('/rules', url)

export const documentHref = (documentNumber: string) =>
  `/rules/${encodeURIComponent(documentNumber)}` as Route

export const countFilters = ({ agencies, types: selection, from, to, order }: RulesUrlParams): number =>
  [agencies.length > 0, selection.length > 0, from, to, order !== 'newest'].filter(Boolean).length
