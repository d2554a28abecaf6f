import type { Route } from 'next'

export const scales = { published: 'As published', rebased: 'Rebased to 100' } as const
export type Scale = keyof typeof scales

/** The state of the page. What is absent has its default. */
export interface CostsUrl {
  series: string[]
  /** First and last year; ten years up to this one, where absent. */
  from?: number
  to?: number
  scale?: Scale
  order?: 'oldest'
  page: number
  /** Where local figures are looked for. */
  place?: string
  /** The survey whose popular series are shown; `all` for those of every survey. */
  browse?: string
}

export const MOST_SERIES = 6

/** Where nobody chose: one line as it is, several so that they compare. */
export const scaleOf = ({ scale }: Pick<CostsUrl, 'scale'>, lines: number): Scale =>
  scale ?? (lines > 1 ? 'rebased' : 'published')

export function costsQuery({
  series = [],
  from,
  to,
  scale,
  order,
  page = 1,
  place,
  browse,
}: Partial<CostsUrl>) {
  const query = new URLSearchParams()
  const set = (name: string, value: string | number | undefined) => {
    if (value !== undefined && value !== '') query.set(name, String(value))
  }
  set('series', series.join(','))
  set('from', from)
  set('to', to)
  set('scale', scale)
  set('order', order)
  set('page', page === 1 ? undefined : page)
  set('place', place)
  set('browse', browse)
  return query
}

export function costsHref(url: Partial<CostsUrl>, panel = ''): Route {
  // A comma in a query needs no escape, and the address stays one that people can read.
  const text = costsQuery(url).toString().replaceAll('%2C', ',')
  return `${text ? `/costs?${text}` : '/costs'}${panel && `#${panel}`}` as Route
}
