import type { Route } from 'next'
import { formatPoint, type PlaceUrl } from '../url'

export const sideIds = ['a', 'b'] as const
export type SideId = (typeof sideIds)[number]
/** A place of the two, as the dossier's own address has it. */
export type Side = Pick<PlaceUrl, 'q' | 'at'>

export interface CompareUrl extends Pick<PlaceUrl, 'series' | 'plain'> {
  a: Side
  b: Side
}

export function compareQuery({ a, b, series, plain }: CompareUrl): URLSearchParams {
  const query = new URLSearchParams()
  for (const [id, { at, q }] of [['a', a] as const, ['b', b] as const]) {
    if (at) query.set(id, formatPoint(at))
    if (q) query.set(`q${id}`, q)
  }
  if (series) query.set('series', '1')
  if (plain) query.set('plain', '1')
  return query
}

export function compareHref(url: CompareUrl): Route {
  const text = compareQuery(url).toString()
  return (text ? `/place/compare?${text}` : '/place/compare') as Route
}

export const swapped = (url: CompareUrl): CompareUrl => ({ ...url, a: url.b, b: url.a })

/** An address with two gaps, `{at}` and `{q}`, for whatever takes the place of one side. */
export function gapHref(url: CompareUrl, side: SideId): string {
  const rest = compareHref({ ...url, [side]: {} })
  return `${rest}${rest.includes('?') ? '&' : '?'}${side}={at}&q${side}={q}`
}
