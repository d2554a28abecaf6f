import { localHref } from '@/lib/language/local-href'
import { formatPoint } from '@/lib/url-state'
import type { Place } from './place'

const MOST_TEXT = 200

type Parameters = Readonly<Record<string, string | undefined>>

export function linkTo(path: string, parameters: Parameters): string {
  const entries = Object.entries(parameters).flatMap(([name, text]) => (text ? [[name, text]] : []))
  const query = new URLSearchParams(entries)
  return localHref(entries.length > 0 ? `${path}?${query}` : path)
}

export const wordsOf = ({ address }: Place): string | undefined => address?.slice(0, MOST_TEXT)

export const linkToPlace = (path: string, place: Place): string =>
  linkTo(path, { at: formatPoint(place.point), q: wordsOf(place) })
