import type { Route } from 'next'
import { declareUrl, flag, point, text, type UrlOf } from '@/lib/url-state'

const MOST_TEXT = 1_000

export const placeUrl = declareUrl({
  at: point(),
  q: text(MOST_TEXT),
  series: flag(),
})
export type PlaceUrl = Partial<UrlOf<typeof placeUrl>>

export const placeHref = (url: PlaceUrl): Route => placeUrl.toHref('/place', url)

/**
 * The number of tries changes the URL, because a browser does not reload the page for a link that differs
 * only in its fragment.
 */
export function retryHref(url: PlaceUrl, tries: number, panel?: string): string {
  const page = placeHref(url)
  return `${page}${page.includes('?') ? '&' : '?'}try=${tries + 1}${panel ? `#${panel}` : ''}`
}
