import { z } from 'zod'
import { featuresOf } from '@/lib/arcgis/answer'
import { classifyArcgis } from '@/lib/arcgis/classify'
import { layerQuery } from '@/lib/arcgis/query'
import type { Context } from '@/lib/connector/method'
import { datasetQuery } from '@/lib/socrata/query'
import { readDataset } from '@/lib/socrata/read-dataset'
import { tokenFor } from '@/lib/socrata/token-for'
import { toArcgis } from '@/lib/table-query/to-arcgis'
import { toSocrata } from '@/lib/table-query/to-socrata'
import { askCarto, askCkan } from './ask-sql'
import { type Position, positionOf } from './read-cell'
import type { PageQuestion } from './read-table'
import type { Table } from './table'

export interface PageRow {
  row: Record<string, unknown>
  /** The row’s shape, where it is a point. */
  position: Position | null
}

export interface Page {
  rows: PageRow[]
  /** The source may have more. */
  isCut: boolean
}

/** One answer of a source, in its own protocol. */
export async function askPage(context: Context, table: Table, question: PageQuestion): Promise<Page> {
  switch (table.dialect) {
    case 'arcgis':
      return askLayer(context, table.layer, question)
    case 'socrata':
      return askDataset(context, table, question)
    case 'ckan':
      return askCkan(context, table, question)
    case 'carto':
      return askCarto(context, table, question)
  }
}

async function askLayer({ upstream }: Context, layer: string, question: PageQuestion): Promise<Page> {
  const { columns, spell, where, orderBy, shape, limit, offset } = question
  const request = layerQuery(layer, {
    fields: columns.map(({ name }) => name),
    ...(where ? { where: toArcgis(where, spell) } : {}),
    orderBy: orderBy.map(({ column, descending }) => ({ field: spell(column), descending })),
    geometry: shape,
    precision: 6,
    limit,
    offset,
  })
  const classify = (body: unknown) => classifyArcgis(body, new URL(layer).hostname)
  const answer = await upstream.json(request, featuresOf(z.record(z.string(), z.unknown())), { classify })
  return {
    rows: answer.features.map(({ attributes, geometry }) => ({
      row: rowOf(columns, attributes),
      position: geometry ? positionOf(geometry.x, geometry.y) : null,
    })),
    isCut: answer.truncated || answer.features.length >= limit,
  }
}

async function askDataset(
  context: Context,
  { host, dataset }: Extract<Table, { dialect: 'socrata' }>,
  { columns, where, orderBy, limit, offset }: PageQuestion,
): Promise<Page> {
  const request = {
    ...datasetQuery(`https://${host}/resource/${dataset}.json`, {
      select: columns.map(({ name }) => name),
      where: where && toSocrata(where),
      orderBy,
      limit,
      offset,
    }),
    ...tokenFor(context),
  }
  const { rows } = await readDataset(context.upstream, { request, required: [], source: host })
  return {
    rows: rows.map((row) => ({ row: rowOf(columns, row), position: null })),
    isCut: rows.length >= limit,
  }
}

/** Each row has every column, by the name that is shown: portals leave out empty ones. */
export const rowOf = (columns: PageQuestion['columns'], given: Record<string, unknown>) =>
  Object.fromEntries(columns.map(({ name, shown }) => [shown, given[name] ?? null]))
