import { type ParcelsUrl, parcelsQuery } from './url'

/** The page as a list without scripting. */
export function plainHref(url: Partial<ParcelsUrl>): string {
  const query = parcelsQuery(url)
  query.set('plain', '1')
  return `/parcels?${query}`
}
