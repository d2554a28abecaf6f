import type { z } from 'zod'
import type { Citation } from '@/lib/connector/result'
import { hostOfTable } from '@/lib/open-table/table'
import { defineSentences } from '@/lib/sentences/define-sentences'
import type { BuildingRecordsResult } from './buildings/building-answer'
import { cityOf } from './buildings/city-list'
import { constructionSources } from './construction/source-list'
import type { rowSource } from './portals/record'

const texts = defineSentences('open-data-discovery.cite-source', { updated: '{title} updated' })

type RowSource = z.output<typeof rowSource>

const citeRows = ({ id, title, publisher, licence, notice, updatedAt }: RowSource): Citation => ({
  source: title,
  publisher,
  licence,
  attribution: notice ?? publisher,
  dataset: id,
  dated: [{ label: 'Updated by its publisher', on: updatedAt }],
})

export const citeDataset = (source: RowSource): Citation => ({
  ...citeRows(source),
  dataset: `${source.title} (${source.host}, ${source.id})`,
  record: {
    href: `https://${source.host}/d/${source.id}`,
    label: `The official page at ${source.host}`,
  },
})

/** Links the publisher's page only if the table's identifier determines its URL. */
export function citeConstruction(sourceId: string, source: RowSource): Citation {
  const table = constructionSources.find(({ id }) => id === sourceId)?.table
  if (!table || 'setting' in table) return citeRows(source)
  const host = hostOfTable(table)
  switch (table.dialect) {
    case 'socrata':
      return {
        ...citeRows(source),
        dataset: `${table.dataset} at ${host}`,
        record: { href: `https://${host}/d/${table.dataset}`, label: 'The data set at its publisher' },
      }
    case 'arcgis':
      return {
        ...citeRows(source),
        dataset: `${new URL(table.layer).pathname} at ${host}`,
        record: { href: table.layer, label: 'The layer at its publisher' },
      }
    case 'ckan':
      return { ...citeRows(source), dataset: `${table.resource} at ${host}` }
    case 'carto':
      return { ...citeRows(source), dataset: `${table.table} at ${host}` }
  }
}

export function citeFeeds({ market, feeds }: BuildingRecordsResult): Citation {
  const { name, publisher } = cityOf(market)
  const sources = Object.values(feeds).map(({ source }) => source)
  return {
    source: `open data of ${name}`,
    publisher,
    licence: [...new Set(sources.map(({ licence }) => licence))].join('; '),
    attribution: publisher,
    dataset: sources.map(({ title }) => title).join('; '),
    dated: sources.map(({ title, updatedAt }) => ({ label: texts.updated({ title }), on: updatedAt })),
  }
}
