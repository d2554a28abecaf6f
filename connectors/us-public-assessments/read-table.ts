import { z } from 'zod'
import { featuresOf } from '@/lib/arcgis/answer'
import { classifyArcgis } from '@/lib/arcgis/classify'
import { type LayerQuery, layerQuery } from '@/lib/arcgis/query'
import { ConnectorError, sourceChanged } from '@/lib/connector/errors'
import type { Context } from '@/lib/connector/method'
import { datasetQuery } from '@/lib/socrata/query'
import { readDataset } from '@/lib/socrata/read-dataset'
import { tokenFor } from '@/lib/socrata/token-for'
import { type Condition, columnsIn } from '@/lib/table-query/condition'
import { askFitting, type FittedColumns } from '@/lib/table-query/fit-columns'
import { toArcgis } from '@/lib/table-query/to-arcgis'
import { toSocrata } from '@/lib/table-query/to-socrata'
import { describeTable } from './describe-table'
import type { ArcgisTable, Cell, Row, SocrataTable, Source, Table } from './source'

export interface Page {
  rows: Row[]
  /** The source had more: the rows are never taken as all of them. */
  truncated: boolean
  updatedAt: string | null
  /** Columns, by our names, that the table does not have. */
  missing: readonly string[]
  /** What a reader must know of how the columns are called there. */
  told: readonly string[]
  /** The question names a column that the table does not have, so it was not put. */
  isUnasked: boolean
}

export interface Question {
  source: Source
  table: Table
  where?: Condition
  /** Only for layers: everything around a point. */
  around?: { longitude: number; latitude: number; metres: number }
}

const MOST_ROWS = 500

export async function readTable(context: Context, question: Question): Promise<Page> {
  const [first, second] = placesOf(question.table)
  try {
    return await readAt(context, { ...question, table: first })
  } catch (error) {
    if (!second || !isElsewhere(error)) throw error
    return readAt(context, { ...question, table: second })
  }
}

/** The table at its own address, and where else it is. */
export function placesOf({ alsoAt, ...table }: Table): [Table] | [Table, Table] {
  return alsoAt ? [table, { ...table, ...alsoAt }] : [table]
}

const isElsewhere = (error: unknown) =>
  error instanceof ConnectorError && (error.code === 'upstream_changed' || error.code === 'upstream_rejected')

async function readAt(context: Context, question: Question): Promise<Page> {
  const { table, source } = question
  const url = urlOf(table, context)
  if (url === null) throw notSupplied(source, table)
  const page = () => context.call(describeTable, { url })
  return askFitting({
    wanted: {
      essential: table.columns,
      optional: [...(table.optional ?? []), ...(table.ifThere ?? [])],
      ...(table.spellings ? { spellings: table.spellings } : {}),
    },
    title: source.title,
    describe: async () => (await page()).fields,
    ...(table.looksFirst ? { looksFirst: true } : {}),
    ask: async (fitted) => {
      const read = await readFitted(context, question, url, fitted)
      const { updatedAt = null } = table.looksFirst ? await page() : {}
      return { ...read, updatedAt: read.updatedAt ?? updatedAt }
    },
  })
}

export const urlOf = ({ url, setting }: Table, { settings }: Pick<Context, 'settings'>): string | null =>
  settings[setting] ?? url

export const notSupplied = ({ title, officialPage }: Source, { setting }: Table) =>
  new ConnectorError(
    'not_configured',
    `No address that programs can read is established for ${title}; whoever runs this site can supply one (${setting}). Look the property up on the official page: ${officialPage}`,
  )

async function readFitted(
  context: Context,
  question: Question,
  url: string,
  fitted: FittedColumns,
): Promise<Page> {
  const { where, table } = question
  const told = new Set([...fitted.names.values()].flatMap((name) => table.toldBySpelling?.[name] ?? []))
  const isMissed = (column: string) => !table.ifThere?.includes(column)
  const known = {
    missing: fitted.missing.filter(isMissed),
    told: [...told],
    updatedAt: null,
    truncated: false,
  }
  if (where && columnsIn(where).some((column) => !fitted.names.has(column))) {
    return { ...known, rows: [], isUnasked: true }
  }
  const asked = { ...question, url, names: fitted.names }
  const read =
    table.dialect === 'arcgis'
      ? await readLayer(context, asked, table)
      : await readRows(context, asked, table)
  const { unsent, ...page } = read
  return { ...known, ...page, missing: [...known.missing, ...unsent.filter(isMissed)], isUnasked: false }
}

interface Asked extends Question {
  url: string
  names: FittedColumns['names']
}

const attributes = z.record(z.string(), z.unknown())

async function readLayer({ upstream }: Context, asked: Asked, table: ArcgisTable) {
  const { url, names, source, where, around } = asked
  const spell = (column: string) => names.get(column) ?? column
  const query: LayerQuery = {
    fields: [...new Set(names.values())],
    ...(where ? { where: toArcgis(where, spell) } : {}),
    ...(around ? { at: around, distance: around.metres } : {}),
    ...(table.newestFirst ? { orderBy: [{ field: spell(table.newestFirst), descending: true }] } : {}),
    ...(table.unpaged ? {} : { limit: table.rows ?? MOST_ROWS }),
  }
  const classify = (body: unknown) => classifyArcgis(body, source.title)
  const page = await upstream.json(layerQuery(url, query), featuresOf(attributes), {
    classify,
    ...timeOf(table),
  })
  const unsent = unsentIn(page.features[0]?.attributes, names)
  const lost = unsent.find((column) => table.columns.includes(column))
  if (lost !== undefined) throw sourceChanged(`${source.title} no longer sends the column ${lost}.`)
  return {
    rows: page.features.map((feature) => rowOf(feature.attributes, names)),
    truncated: page.truncated,
    unsent,
  }
}

/** A server sends every column that it was asked for in every row. */
function unsentIn(sent: Record<string, unknown> | undefined, names: Asked['names']): string[] {
  if (!sent) return []
  const known = new Set(Object.keys(sent).map((name) => name.toLowerCase()))
  return [...names].flatMap(([column, name]) => (known.has(name.toLowerCase()) ? [] : [column]))
}

/** Reaching the limit is not announced, so one row more is asked for. */
async function readRows(context: Context, asked: Asked, table: SocrataTable) {
  const { url, names, source, where } = asked
  const spell = (column: string) => names.get(column) ?? column
  const limit = table.rows ?? MOST_ROWS
  const request = {
    ...datasetQuery(url, {
      select: [...new Set(names.values())],
      where: where && toSocrata(where, spell),
      ...(table.newestFirst ? { orderBy: [{ column: spell(table.newestFirst), descending: true }] } : {}),
      limit: limit + 1,
    }),
    ...tokenFor(context),
  }
  const required = source.key.flatMap((column) => names.get(column) ?? [])
  const { rows, updatedAt } = await readDataset(context.upstream, { request, required, source: source.title })
  return {
    rows: rows
      .slice(0, limit)
      .map((row) => Object.fromEntries([...names].map(([column, name]) => [column, cellOf(row[name])]))),
    truncated: rows.length > limit,
    updatedAt,
    // Portals leave out what is empty, so what no row sends says nothing.
    unsent: [],
  }
}

const timeOf = ({ timeout }: ArcgisTable) => (timeout === undefined ? {} : { patience: timeout })

/** Servers answer in their own spelling of a column's name. */
function rowOf(given: Record<string, unknown>, names: Asked['names']): Row {
  const byName = new Map(Object.entries(given).map(([name, value]) => [name.toLowerCase(), value]))
  return Object.fromEntries(
    [...names].map(([column, name]) => [column, cellOf(byName.get(name.toLowerCase()))]),
  )
}

function cellOf(value: unknown): Cell {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null
  if (typeof value === 'boolean') return String(value)
  return typeof value === 'string' && value.trim() !== '' ? value : null
}
