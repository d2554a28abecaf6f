import { z } from 'zod'
import { classifyArcgis } from '@/lib/arcgis/classify'
import { degreesPerMetre } from '@/lib/arcgis/intersection'
import { featuresOf } from '@/lib/arcgis/layer-response'
import { layerQuery } from '@/lib/arcgis/query'
import { fetchCarto } from '@/lib/carto/fetch-table'
import { filtersOf } from '@/lib/ckan/query'
import { searchResource, selectResource } from '@/lib/ckan/read-resource'
import { type Condition, overTexts } from '@/lib/conditions/condition'
import { ConnectorError } from '@/lib/connector/errors'
import type { MethodContext } from '@/lib/connector/method'
import { defineSentences } from '@/lib/sentences/define-sentences'
import { fetchDataset } from '@/lib/socrata/fetch-dataset'
import { datasetQuery, type SocrataDatasetQuery, tokenFor } from '@/lib/socrata/query'
import { hostOfTable, type OpenTable } from './table'

const texts = defineSentences('open-table.rows', {
  doesNotAnswerComparisons:
    '{host} does not answer comparisons any more, and we cannot ask this question without them. Ask the publisher directly.',
})

/** `select` names each column in the table's spelling, so that withheld columns are never fetched. */
interface RowQuery {
  select: readonly string[]
  where?: Condition | undefined
  orderBy?: SocrataDatasetQuery['orderBy']
  /** Must be one more than needed, because a source does not report that it reached the limit. */
  limit: number
  offset?: number
}

export interface OpenTableRow {
  cells: Record<string, unknown>
  point: { x: unknown; y: unknown } | null
}

interface RowPage {
  rows: OpenTableRow[]
  /**
   * False does not prove that all rows are present: some sources truncate at the limit without reporting it.
   */
  truncated: boolean
  updatedAt: string | null
}

export interface OpenTableQuery extends RowQuery {
  shapes: boolean
  texts: ReadonlySet<string>
  bySql: boolean
}

export async function fetchRows(
  context: MethodContext,
  table: OpenTable,
  query: OpenTableQuery,
): Promise<RowPage> {
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

/**
 * Filters of CKAN express only equality. Refuses any other term, because a query without that term would
 * return wrong rows.
 */
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
  /** Absent for a layer without paging, from which all rows are requested. */
  limit?: number
  shapes?: boolean
  /**
   * Rows are filtered by the circle's bounding box, because a server without distance support would return no
   * rows.
   */
  around?: Circle | undefined
  source: string
  patience?: number | undefined
}

const anyRow = z.record(z.string(), z.unknown())

export async function fetchLayerRows(
  { upstream }: MethodContext,
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
  required?: readonly string[]
  source: string
  demanding?: boolean
}

export async function fetchDatasetRows(
  context: MethodContext,
  resource: string,
  { required = [], source, demanding = false, ...query }: DatasetRowQuery,
): Promise<RowPage> {
  const request = { ...datasetQuery(resource, query), ...tokenFor(context) }
  const { rows, updatedAt } = await fetchDataset(context.upstream, { request, required, source, demanding })
  return { ...pageOf(rows), updatedAt }
}
