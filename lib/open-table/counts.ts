import { z } from 'zod'
import { classifyArcgis } from '@/lib/arcgis/classify'
import { countAnswer, featuresOf } from '@/lib/arcgis/layer-response'
import { layerQuery } from '@/lib/arcgis/query'
import { countCarto } from '@/lib/carto/fetch-table'
import { filtersOf } from '@/lib/ckan/query'
import { countBySql, countResource } from '@/lib/ckan/read-resource'
import { type Condition, overTexts } from '@/lib/conditions/condition'
import { ConnectorError, sourceChanged } from '@/lib/connector/errors'
import type { MethodContext } from '@/lib/connector/method'
import { defineSentences } from '@/lib/sentences/define-sentences'
import { fetchDataset } from '@/lib/socrata/fetch-dataset'
import { countQuery, monthsQuery, tokenFor } from '@/lib/socrata/query'
import { hostOfTable, type OpenTable } from './table'

const texts = defineSentences('open-table.counts', {
  doesNotCountByComparisons: '{host} does not count by comparisons.',
  countsInAForm: '{host} counts in a form we do not know.',
})

interface CountQuery {
  where?: Condition | undefined
  texts: ReadonlySet<string>
  /** False for a CKAN portal that supports only equality filters. */
  bySql: boolean
}

export async function countRows(
  context: MethodContext,
  table: OpenTable,
  query: CountQuery,
): Promise<number> {
  const { upstream } = context
  const { where, bySql } = query
  const host = hostOfTable(table)
  switch (table.dialect) {
    case 'arcgis': {
      const request = layerQuery(table.layer, { where, countOnly: true })
      const classify = (body: unknown) => classifyArcgis(body, host)
      return (await upstream.json(request, countAnswer, { classify, demanding: true })).count
    }
    case 'socrata':
      return soleCount(await askDataset(context, table, countQuery(resourceOf(table), where)), host)
    case 'ckan':
      if (bySql) return soleCount(await countBySql(upstream, table, { where: written(query) }), host)
      return countResource(upstream, table, filtersIn(where, host))
    case 'carto':
      return soleCount(await countCarto(upstream, table, { where: written(query) }), host)
  }
}

/** `month` is the text of the source, or null for the rows without a day. */
interface MonthRow {
  month: string | null
  rows: number
}

type MonthTable = Exclude<OpenTable, { dialect: 'arcgis' }>

/** Counts by month at the source. Excludes ArcGIS layers, which group only by the values of a column. */
export async function countMonths(
  context: MethodContext,
  table: MonthTable,
  query: CountQuery & { column: string },
): Promise<MonthRow[]> {
  const { column, where } = query
  const host = hostOfTable(table)
  const question = { where: written(query), column }
  switch (table.dialect) {
    case 'socrata':
      return monthRows(await askDataset(context, table, monthsQuery(resourceOf(table), column, where)), host)
    case 'ckan':
      return monthRows(await countBySql(context.upstream, table, question), host)
    case 'carto':
      return monthRows(await countCarto(context.upstream, table, question), host)
  }
}

interface FieldQuery {
  where?: Condition | undefined
  field: string
  counted: string
}

interface FieldCounts {
  groups: { value: unknown; rows: number }[]
  truncated: boolean
}

export async function countField(
  { upstream }: MethodContext,
  layer: string,
  { where, field, counted }: FieldQuery,
): Promise<FieldCounts> {
  const host = new URL(layer).hostname
  const request = layerQuery(layer, {
    where,
    countBy: { field, counted },
    orderBy: [{ field, descending: true }],
  })
  const classify = (body: unknown) => classifyArcgis(body, host)
  const { features, truncated } = await upstream.json(request, featuresOf(anyRow), {
    classify,
    demanding: true,
  })
  const groups = features.map(({ attributes }) => {
    // Takes the column other than `field` as the count, because old servers rename the count column or change
    // its case.
    const [value, count] = [true, false].map(
      (isField) =>
        Object.entries(attributes).find(
          ([name]) => (name.toLowerCase() === field.toLowerCase()) === isField,
        )?.[1],
    )
    return { value, rows: readCount(count, host) }
  })
  return { groups, truncated }
}

const anyRow = z.record(z.string(), z.unknown())

async function askDataset(
  context: MethodContext,
  { host }: Extract<OpenTable, { dialect: 'socrata' }>,
  question: { url: string },
): Promise<Record<string, unknown>[]> {
  const request = { ...question, ...tokenFor(context) }
  const params = { request, required: ['rows_in_all'], source: host, demanding: true }
  return (await fetchDataset(context.upstream, params)).rows
}

const resourceOf = ({ host, dataset }: Extract<OpenTable, { dialect: 'socrata' }>) =>
  `https://${host}/resource/${dataset}.json`

const written = ({ where, texts }: CountQuery) => where && overTexts(where, (column) => texts.has(column))

function filtersIn(where: Condition | undefined, host: string) {
  const { filters, rest } = filtersOf(where)
  if (rest.length === 0) return filters
  throw new ConnectorError('not_supported', texts.doesNotCountByComparisons({ host }))
}

function soleCount(rows: readonly Record<string, unknown>[], host: string): number {
  return readCount(rows[0]?.rows_in_all, host)
}

const monthRows = (rows: readonly Record<string, unknown>[], host: string): MonthRow[] =>
  rows.map(({ month, rows_in_all: count }) => ({
    month: typeof month === 'string' ? month : null,
    rows: readCount(count, host),
  }))

/** Portals return a count as a number or as text. */
function readCount(value: unknown, host: string): number {
  const text = typeof value === 'number' || typeof value === 'string' ? String(value) : ''
  if (!/^\d{1,15}$/.test(text)) throw sourceChanged(texts.countsInAForm({ host }))
  return Number(text)
}
