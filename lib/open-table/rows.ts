import { z } from 'zod'
import { featuresOf } from '@/lib/arcgis/answer'
import { classifyArcgis } from '@/lib/arcgis/classify'
import { degreesPerMetre } from '@/lib/arcgis/intersection'
import { layerQuery } from '@/lib/arcgis/query'
import { fetchCarto } from '@/lib/carto/fetch-table'
import { filtersOf } from '@/lib/ckan/query'
import { searchResource, selectResource } from '@/lib/ckan/read-resource'
import { type Condition, overTexts } from '@/lib/conditions/condition'
import { ConnectorError } from '@/lib/connector/errors'
import type { Context } from '@/lib/connector/method'
import { defineSentences } from '@/lib/sentences/define-sentences'
import { fetchDataset } from '@/lib/socrata/fetch-dataset'
import { type DatasetQuery, datasetQuery, tokenFor } from '@/lib/socrata/query'
import { hostOfTable, type OpenTable } from './table'

const texts = defineSentences('open-table.rows', {
  doesNotAnswerComparisons:
    '{host} does not answer comparisons any more, and we cannot ask this question without them. Ask the publisher directly.',
})

/** Columns are named one by one and as the table spells them: what is withheld is never asked for. */
interface RowQuery {
  select: readonly string[]
  where?: Condition | undefined
  orderBy?: DatasetQuery['orderBy']
  /** One row more than is wanted tells whether there are more: reaching the limit is not announced. */
  limit: number
  offset?: number
}

export interface TableRow {
  cells: Record<string, unknown>
  /** Where a layer's row is a point; nobody has looked at the numbers. */
  point: { x: unknown; y: unknown } | null
}

interface RowPage {
  rows: TableRow[]
  /** The source says that it has more. Those that do not say so cut at the limit. */
  truncated: boolean
  updatedAt: string | null
}

export interface TableQuery extends RowQuery {
  shapes: boolean
  /** Columns of text, of which numbers are asked by a cast. */
  texts: ReadonlySet<string>
  /** False where the portal answers only questions for equal values. */
  bySql: boolean
}

/** One answer of a table, in its own protocol. */
export async function fetchRows(context: Context, table: OpenTable, query: TableQuery): Promise<RowPage> {
  const { upstream } = context
  const { shapes, texts, bySql, where, ...page } = query
  const source = hostOfTable(table)
  const sql = { ...page, where: where && overTexts(where, (column) => texts.has(column)) }
  switch (table.dialect) {
    case 'arcgis':
      return fetchLayerRows(context, table.layer, { ...page, where, shapes, source })
    case 'socrata': {
      const resource = `https://${table.host}/resource/${table.dataset}.json`
      return fetchDatasetRows(context, resource, { ...page, where, source })
    }
    case 'ckan':
      return bySql
        ? pageOf(await selectResource(upstream, table, sql))
        : pageOf(await searchResource(upstream, table, { ...page, filters: filtersIn(where, source) }))
    case 'carto':
      return pageOf(await fetchCarto(upstream, table, sql))
  }
}

const pageOf = (rows: readonly Record<string, unknown>[]): RowPage => ({
  rows: rows.map((cells) => ({ cells, point: null })),
  truncated: false,
  updatedAt: null,
})

/** Half a recipe would find what is no new home. */
function filtersIn(where: Condition | undefined, host: string) {
  const { filters, rest } = filtersOf(where)
  if (rest.length === 0) return filters
  throw new ConnectorError('not_supported', texts.doesNotAnswerComparisons({ host }))
}

interface Circle {
  longitude: number
  latitude: number
  meters: number
}

function boxAround({ longitude, latitude, meters }: Circle) {
  const [east, north] = degreesPerMetre(latitude)
  const [dx, dy] = [east * meters, north * meters]
  return [longitude - dx, latitude - dy, longitude + dx, latitude + dy] as const
}

interface LayerRowQuery extends Omit<RowQuery, 'limit'> {
  /** Left out: a layer that cannot page gives all it has. */
  limit?: number
  shapes?: boolean
  /** Rows of the box around a circle. A server that measures no distance would answer as if nothing were near. */
  around?: Circle | undefined
  /** Whom a problem names. */
  source: string
  patience?: number | undefined
}

const anyRow = z.record(z.string(), z.unknown())

export async function fetchLayerRows(
  { upstream }: Context,
  layer: string,
  { select, orderBy, shapes = false, around, source, patience, ...query }: LayerRowQuery,
): Promise<RowPage> {
  const request = layerQuery(layer, {
    ...query,
    fields: select,
    ...(orderBy ? { orderBy: orderBy.map(({ column, ...order }) => ({ field: column, ...order })) } : {}),
    ...(around ? { within: boxAround(around) } : {}),
    geometry: shapes,
    precision: 6,
  })
  const classify = (body: unknown) => classifyArcgis(body, source)
  const options = { classify, ...(patience === undefined ? {} : { patience }) }
  const { features, truncated } = await upstream.json(request, featuresOf(anyRow), options)
  return {
    rows: features.map(({ attributes: cells, geometry }) => ({
      cells,
      point: geometry ? { x: geometry.x, y: geometry.y } : null,
    })),
    truncated,
    updatedAt: null,
  }
}

interface DatasetRowQuery extends RowQuery {
  group?: readonly string[]
  /** Columns that every row has. */
  required?: readonly string[]
  source: string
  demanding?: boolean
}

export async function fetchDatasetRows(
  context: Context,
  resource: string,
  { required = [], source, demanding = false, ...query }: DatasetRowQuery,
): Promise<RowPage> {
  const request = { ...datasetQuery(resource, query), ...tokenFor(context) }
  const { rows, updatedAt } = await fetchDataset(context.upstream, { request, required, source, demanding })
  return { ...pageOf(rows), updatedAt }
}
