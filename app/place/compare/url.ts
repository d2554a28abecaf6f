import type { Route } from 'next'
import { declareUrl, flag, group, named, point, text, type UrlOf } from '@/lib/url-state'

const MOST_TEXT = 1_000

export const sideIds = ['a', 'b'] as const
export type ComparedPlaceId = (typeof sideIds)[number]

const side = (id: ComparedPlaceId) => group({ at: named(id, point()), q: named(`q${id}`, text(MOST_TEXT)) })

export const compareUrl = declareUrl({ a: side('a'), b: side('b'), series: flag() })
export type CompareUrl = UrlOf<typeof compareUrl>
export type ComparedPlace = CompareUrl[ComparedPlaceId]

export const compareHref = (url: CompareUrl): Route => compareUrl.toHref('/place/compare', url)

export const swapped = (url: CompareUrl): CompareUrl => ({ ...url, a: url.b, b: url.a })

export function gapHref(url: CompareUrl, side: ComparedPlaceId): string {
  const rest = compareHref({ ...url, [side]: {} })
  return `${rest}${rest.includes('?') ? '&' : '?'}${side}={at}&q${side}={q}`
}
