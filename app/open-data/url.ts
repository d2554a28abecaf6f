import type { Route } from 'next'

/** The search for data sets. What is absent has its default. */
export interface SearchUrl {
  q?: string | undefined
  /** Host name; without it every portal of the catalog. */
  portal?: string | undefined
  /** As many as one answer lists. */
  more?: boolean
}

export const FEW = 25
export const MOST = 100

export function searchHref({ q, portal, more }: SearchUrl): Route {
  const query = new URLSearchParams()
  if (q) query.set('q', q)
  if (portal) query.set('portal', portal)
  if (more) query.set('more', '1')
  const text = query.toString()
  return (text ? `/open-data?${text}` : '/open-data') as Route
}

/** The page of one data set; both names come checked from the catalog. */
export const datasetPath = (portal: string, datasetId: string) => `/open-data/${portal}/${datasetId}` as Route
