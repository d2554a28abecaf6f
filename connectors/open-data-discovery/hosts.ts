import { hostOfTable } from '@/lib/open-table/table'
import { CATALOGUE_HOST } from '@/lib/socrata/catalogue'
import { feeds } from './buildings/feed-list'
import { constructionSources } from './construction/source-list'

const tables = constructionSources.flatMap(({ table }) => ('setting' in table ? [] : [table]))

export const portalHosts: ReadonlySet<string> = new Set([
  ...tables.filter(({ dialect }) => dialect === 'socrata').map(hostOfTable),
  ...feeds.map(({ host }) => host),
])

export const hosts: string[] = [...new Set([CATALOGUE_HOST, ...tables.map(hostOfTable), ...portalHosts])]
