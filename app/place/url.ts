import type { Route } from 'next'

export interface Point {
  latitude: number
  longitude: number
}

/** The state of the dossier: what was typed, and the point that it stands for once that is known. */
export interface PlaceUrl {
  q?: string
  at?: Point
  /** The county's labor series, which are asked for on request only. */
  series?: boolean
  /** The page whole in one piece, for browsers that run no script. */
  plain?: boolean
}

/** Six decimals are about 0.1 m; the geocoder gives fourteen. */
export const formatPoint = ({ latitude, longitude }: Point) => `${round(latitude)},${round(longitude)}`

const round = (degrees: number) => Number(degrees.toFixed(6))

export function placeQuery({ q, at, series, plain }: PlaceUrl): URLSearchParams {
  const query = new URLSearchParams()
  if (at) query.set('at', formatPoint(at))
  if (q) query.set('q', q)
  if (series) query.set('series', '1')
  if (plain) query.set('plain', '1')
  return query
}

export function placeHref(url: PlaceUrl): Route {
  const text = placeQuery(url).toString()
  return (text ? `/place?${text}` : '/place') as Route
}
