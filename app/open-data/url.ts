import type { Route } from 'next'
import { declareUrl, flag, line, scalar, type UrlOf } from '@/lib/url-state'

export const FEW = 25
export const MOST = 100
const MOST_TEXT = 500

/** People paste the address of a page where the name of a host is meant. */
const host = scalar(line(MOST_TEXT).schema, (typed) => {
  const name = typed
    .replace(/^https?:\/\//i, '')
    .replace(/[/?#].*$/, '')
    .trim()
  return line(MOST_TEXT).parse(typed) && name !== '' ? name : undefined
})

/** The search for data sets. */
export const searchUrl = declareUrl({
  q: line(MOST_TEXT),
  /** Host name; without it every portal of the catalog. */
  portal: host,
  /** As many as one answer lists. */
  more: flag(),
})
export type SearchUrl = UrlOf<typeof searchUrl>

export const searchHref = (url: Partial<SearchUrl>): Route => searchUrl.toHref('/open-data', url)

/** The page of one data set; both names come checked from the catalog. */
export const datasetPath = (portal: string, datasetId: string) => `/open-data/${portal}/${datasetId}` as Route
