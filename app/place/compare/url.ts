import type { Route } from 'next'
import { declareUrl, flag, group, named, point, text, type UrlParamsOf } from '@/lib/url-state'

const MOST_TEXT = 1_000

export const sideIds = ['a', 'b'] as const
export type ComparedPlaceId = (typeof sideIds)[number]

const side = (id: ComparedPlaceId) => group({ at: named(id, point()), q: named(`q${id}`, text(MOST_TEXT)) })

export const compareUrl = declareUrl({ a: side('a'), b: side('b'), series: flag() })
export type CompareUrlParams = UrlParamsOf<typeof compareUrl>
export type ComparedPlace = CompareUrlParams[ComparedPlaceId]

export const compareHref = (url: CompareUrlParams): Route => compareUrl.toHref('/place/compare', url)

export const swapped = (url: CompareUrlParams): CompareUrlParams => ({ ...url, a: url.b, b: url.a })

export function gapHref(url: CompareUrlParams, side: ComparedPlaceId): string {
  const rest = compareHref({ ...url, [side]: {} })
  return `${rest}${rest.includes('?') ? '&' : '?'}${side}={at}&q${side}={q}`
}
