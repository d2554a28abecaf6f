import type { Route } from 'next'
import type { Answers } from '@/lib/survey/legal-description'

export interface Point {
  latitude: number
  longitude: number
}

/** The state of the page: what was typed, or a point, or a section or township chosen. */
export interface LandUrl {
  q?: string
  at?: Point
  id?: string
  /** What the person answered when the text left a question open. */
  answers?: Answers
  /** The page whole in one piece, for browsers that run no script. */
  plain?: boolean
}

/** Six decimals are about 0.1 m; the geocoder gives fourteen. */
export const formatPoint = ({ latitude, longitude }: Point) => `${round(latitude)},${round(longitude)}`

const round = (degrees: number) => Number(degrees.toFixed(6))

export function landHref({ q, at, id, answers = {}, plain }: LandUrl): Route {
  const query = new URLSearchParams()
  if (q) query.set('q', q)
  if (at) query.set('at', formatPoint(at))
  if (id) query.set('id', id)
  for (const [field, answer] of Object.entries(answers)) if (answer) query.set(field, answer)
  if (plain) query.set('plain', '1')
  const text = query.toString()
  return (text ? `/land?${text}` : '/land') as Route
}
