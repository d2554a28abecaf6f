import type { Route } from 'next'
import {
  choice,
  declareUrl,
  list,
  number,
  page,
  pattern,
  scalar,
  text,
  type UrlParamsOf,
} from '@/lib/url-state'

export const scales = { published: 'As published', rebased: 'Rebased to 100' } as const
export type ValueScale = keyof typeof scales

export const MOST_SERIES = 6
const FIRST = 1913
const LAST = 2100

const texts = {
  id: 'A series id has only letters, digits, _, - and #, at most 80 of them, such as CUUR0000SEHA.',
  year: `Give a year from ${FIRST} to ${LAST}.`,
  reversed: 'The last year must not be before the first.',
  tooMany: (count: number) =>
    `Compare at most ${MOST_SERIES} series at once; ${count} are chosen. Take ${count - MOST_SERIES} out.`,
}

const isId = /^[A-Z0-9_#-]{1,80}$/i
const id = scalar({ type: 'string', pattern: isId.source }, (typed) =>
  isId.test(typed) ? typed.toUpperCase() : undefined,
)
const year = number({ min: FIRST, max: LAST }).orError(texts.year)

export const costsUrl = declareUrl(
  {
    series: list(id, { split: /[\s,;]+/, join: ',', also: 'id', alsoError: texts.id }),
    from: year,
    to: year,
    scale: choice(scales),
    order: choice(['oldest']),
    page: page(),
    place: text(300),
    county: pattern(/^\d{5}$/),
    browse: pattern(/^([A-Za-z]{2}|all)$/),
  },
  {
    legible: ',',
    settle(url, report) {
      const { series, from, to } = url
      if (series.length > MOST_SERIES) report.refuse('series', texts.tooMany(series.length))
      if (from === undefined || to === undefined || from <= to) return url
      report.refuse('to', texts.reversed, String(to))
      return { ...url, to: undefined }
    },
  },
)
export type CostsUrlParams = UrlParamsOf<typeof costsUrl>

export const costsHref = (url: Partial<CostsUrlParams>, panel = ''): Route =>
  `${costsUrl.toHref('/costs', url)}${panel && `#${panel}`}` as Route
