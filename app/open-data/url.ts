import type { Route } from 'next'
import { declareUrl, flag, line, scalar, type UrlParamsOf } from '@/lib/url-state'

export const FEW = 25
export const MOST = 100
const MOST_TEXT = 500

/** People paste the URL of a page instead of a host name, so both are accepted. */
const host = scalar(line(MOST_TEXT).schema, (typed) => {
  const name = typed
    .replace(/^https?:\/\//i, '')
    .replace(/[/?#].*$/, '')
    .trim()
  return line(MOST_TEXT).parse(typed) && name !== '' ? name : undefined
})

export const searchUrl = declareUrl({
  q: line(MOST_TEXT),
  portal: host,
  more: flag(),
})
export type DatasetSearchUrlParams = UrlParamsOf<typeof searchUrl>

export const searchHref = (url: Partial<DatasetSearchUrlParams>): Route => searchUrl.toHref('/open-data', url)

/** The path needs no escaping, because both names come from the catalog and are validated. */
export const datasetPath = (portal: string, datasetId: string) => `/open-data/${portal}/${datasetId}` as Route
