import type { OpenTable } from '@/lib/open-table/table'
import { feeds } from '../buildings/feed-list'
import { constructionSources } from '../construction/source-list'

type TableSource = string | { host: string; dataset: string; title: string }

interface FoundSource {
  title: string
  table: OpenTable
  city?: string
}

export function findTableSource(source: TableSource): FoundSource {
  if (typeof source !== 'string') {
    const { title, ...address } = source
    return { title, table: { dialect: 'socrata', ...address } }
  }
  const recipe = constructionSources.find(({ id }) => id === source)
  if (recipe) {
    const { title, table, city } = recipe
    return { title, city, table: 'dialect' in table ? table : { dialect: 'arcgis', layer: table.sampleUrl } }
  }
  const feed = feeds.find(({ id }) => id === source)
  if (!feed) throw new Error(`A sample table is of ${source}, which no recipe or feed is`)
  const { title, host, dataset, market } = feed
  return { title, city: market, table: { dialect: 'socrata', host, dataset } }
}

export function addressOf<Dialect extends OpenTable['dialect']>(
  { source }: { source: TableSource },
  dialect: Dialect,
): Extract<OpenTable, { dialect: Dialect }> {
  const { title, table } = findTableSource(source)
  if (table.dialect !== dialect) throw new Error(`The sample table “${title}” is of another protocol`)
  return table as Extract<OpenTable, { dialect: Dialect }>
}

export const titleOf = ({ source }: { source: TableSource }) => findTableSource(source).title
