import { hostOfTable } from '@/lib/open-table/table'
import { CATALOGUE_HOST } from '@/lib/socrata/catalogue'
import { cityOf } from './buildings/city-list'
import { feeds } from './buildings/feed-list'
import { constructionSources } from './construction/source-list'

const CATALOGUE = 'The Socrata catalog'

const places: [host: string, place: string][] = [
  ...feeds.map(({ host, market }): [string, string] => [host, cityOf(market).name]),
  ...constructionSources.flatMap(({ table, city }): [string, string][] =>
    'setting' in table ? [] : [[hostOfTable(table), city.replace(/ \(.*$/, '')]],
  ),
]

/** Returns undefined for a host that several places share. */
export function publisherOf(host: string): string | undefined {
  if (host === CATALOGUE_HOST) return CATALOGUE
  const names = new Set(places.filter(([other]) => other === host).map(([, place]) => place))
  const [place, ...others] = names
  if (place === undefined) return host
  return others.length > 0 ? undefined : `The open data portal for ${place}`
}
