import type { Dossier } from './panels/dossier'
import type { PanelId } from './panels/outcome'
import type { Place } from './place'
import { type PlaceUrl, placeHref } from './url'

/** What every part of a dossier needs to know of its page. */
export interface DossierPage {
  url: PlaceUrl
  place: Place
  dossier: Dossier
  /** In one piece, not panel by panel: no script runs, or the page is shown again as it was seen. */
  whole: boolean
  /** Counts how often somebody tried again. */
  tries: number
}

/** A browser does not load a page again for a link that differs in its anchor only: the count makes it another. */
export function retryHref({ url, tries }: Pick<DossierPage, 'url' | 'tries'>, panel?: PanelId): string {
  const page = placeHref(url)
  return `${page}${page.includes('?') ? '&' : '?'}try=${tries + 1}${panel ? `#${panel}` : ''}`
}
