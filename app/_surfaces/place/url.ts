import type { Route } from 'next'
import { declareUrl, flag, point, text, type UrlOf } from '@/lib/url-state'

const MOST_TEXT = 1_000

/** The dossier: what was typed, and the point that it stands for once that is known. */
export const placeUrl = declareUrl({
  at: point(),
  q: text(MOST_TEXT),
  /** The county's labor series, which are asked for on request only. */
  series: flag(),
})
export type PlaceUrl = Partial<UrlOf<typeof placeUrl>>

export const placeHref = (url: PlaceUrl): Route => placeUrl.toHref('/place', url)

/** A browser does not load a page again for a link that differs in its anchor only: the count makes it another. */
export function retryHref(url: PlaceUrl, tries: number, panel?: string): string {
  const page = placeHref(url)
  return `${page}${page.includes('?') ? '&' : '?'}try=${tries + 1}${panel ? `#${panel}` : ''}`
}
