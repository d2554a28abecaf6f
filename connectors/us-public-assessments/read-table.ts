import { z } from 'zod'
import { featuresOf } from '@/lib/arcgis/answer'
import { classifyArcgis } from '@/lib/arcgis/classify'
import { type LayerQuery, layerQuery } from '@/lib/arcgis/query'
import { ConnectorError, sourceChanged } from '@/lib/connector/errors'
import type { Context } from '@/lib/connector/method'
import { datasetQuery } from '@/lib/socrata/query'
import { readDataset } from '@/lib/socrata/read-dataset'
import { tokenFor } from '@/lib/socrata/token-for'
import type { Condition } from '@/lib/table-query/condition'
import { toArcgis } from '@/lib/table-query/to-arcgis'
import { toSocrata } from '@/lib/table-query/to-socrata'
import { describeTable } from './describe-table'
import type { ArcgisTable, Cell, Row, SocrataTable, Source, Table } from './source'

export interface Page {
  rows: Row[]
  /** The source had more: the rows are never taken as all of them. */
  truncated: boolean
  updatedAt: string | null
}

export interface Question {
  source: Source
  table: Table
  where?: Condition
  /** Only for layers: everything around a point. */
  around?: { longitude: number; latitude: number; metres: number }
}

const MOST_ROWS = 500

export function readTable(context: Context, question: Question): Promise<Page> {
  const { table, source } = question
  const url = urlOf(table, context)
  if (url === null) throw notSupplied(source, table)
  return table.dialect === 'arcgis'
    ? readLayer(context, question, table, url)
    : readRows(context, question, table, url)
}

export const urlOf = ({ url, setting }: Table, { settings }: Pick<Context, 'settings'>): string | null =>
  settings[setting] ?? url

export const notSupplied = ({ title, officialPage }: Source, { setting }: Table) =>
  new ConnectorError(
    'not_configured',
    `No address that programs can read is established for ${title}; whoever runs this site can supply one (${setting}). Look the property up on the official page: ${officialPage}`,
  )

const attributes = z.record(z.string(), z.unknown())

async function readLayer(
  context: Context,
  { source, where, around }: Question,
  table: ArcgisTable,
  url: string,
): Promise<Page> {
  const optional = table.optional ?? []
  const state = optional.length > 0 ? await context.call(describeTable, { url }) : undefined
  const listed = new Set(state?.fields.map((field) => field.toLowerCase()))
  const fields = [...table.columns, ...optional.filter((column) => listed.has(column.toLowerCase()))]
  const spell = (column: string) => (table.capitals ? column.toUpperCase() : column)
  const query: LayerQuery = {
    fields: fields.map(spell),
    ...(where ? { where: toArcgis(where, spell) } : {}),
    ...(around ? { at: around, distance: around.metres } : {}),
    ...(table.newestFirst ? { orderBy: [{ field: spell(table.newestFirst), descending: true }] } : {}),
    ...(table.unpaged ? {} : { limit: table.rows ?? MOST_ROWS }),
  }
  const classify = (body: unknown) => classifyArcgis(body, source.title)
  const page = await context.upstream.json(layerQuery(url, query), featuresOf(attributes), { classify })
  return {
    rows: page.features.map((feature) => rowOf(feature.attributes, fields, source)),
    truncated: page.truncated,
    updatedAt: state?.updatedAt ?? null,
  }
}

/** Reaching the limit is not announced, so one row more is asked for. */
async function readRows(
  context: Context,
  { source, where }: Question,
  table: SocrataTable,
  url: string,
): Promise<Page> {
  const limit = table.rows ?? MOST_ROWS
  const request = {
    ...datasetQuery(url, {
      select: table.columns,
      where: where && toSocrata(where),
      ...(table.newestFirst ? { orderBy: [{ column: table.newestFirst, descending: true }] } : {}),
      limit: limit + 1,
    }),
    ...tokenFor(context),
  }
  const required = source.key.filter((column) => table.columns.includes(column))
  const { rows, updatedAt } = await readDataset(context.upstream, { request, required, source: source.title })
  return {
    rows: rows
      .slice(0, limit)
      .map((row) => Object.fromEntries(table.columns.map((name) => [name, cellOf(row[name])]))),
    truncated: rows.length > limit,
    updatedAt,
  }
}

/** Servers answer in their own spelling of a column's name. */
function rowOf(given: Record<string, unknown>, fields: readonly string[], source: Source): Row {
  const byName = new Map(Object.entries(given).map(([name, value]) => [name.toLowerCase(), value]))
  return Object.fromEntries(
    fields.map((name) => {
      if (!byName.has(name.toLowerCase())) {
        throw sourceChanged(`${source.title} no longer sends the column ${name}.`)
      }
      return [name, cellOf(byName.get(name.toLowerCase()))]
    }),
  )
}

function cellOf(value: unknown): Cell {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null
  if (typeof value === 'boolean') return String(value)
  return typeof value === 'string' && value.trim() !== '' ? value : null
}
