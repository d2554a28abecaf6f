import type { Route } from 'next'
import { declareUrl, flag, point, text, type UrlParamsOf } from '@/lib/url-state'

const MOST_TEXT = 1_000

export const placeUrl = declareUrl({
  at: point(),
  q: text(MOST_TEXT),
  series: flag(),
})
export type PlaceUrlParams = Partial<UrlParamsOf<typeof placeUrl>>

export const placeHref = (url: PlaceUrlParams): Route => placeUrl.toHref('/place', url)

/**
 * The number of tries changes the URL, because a browser does not reload the page for a link that differs
 * only in its fragment.
 */
export function retryHref(url: PlaceUrlParams, tries: number, panel?: string): string {
  const page = placeHref(url)
  return `${page}${page.includes('?') ? '&' : '?'}try=${tries + 1}${panel ? `#${panel}` : ''}`
}
