import { z } from 'zod'
import { type Condition, columnsIn, spelled } from '@/lib/conditions/condition'
import { ConnectorError, sourceChanged } from '@/lib/connector/errors'
import { type ConnectorMethod, DAY, HOUR, type MethodContext } from '@/lib/connector/method'
import { publisherAt } from '@/lib/connector/source'
import { describeDataset, describeLayer } from '@/lib/open-table/describe'
import { type ColumnNameMatches, fetchFitting } from '@/lib/open-table/fit-columns'
import { fetchDatasetRows, fetchLayerRows } from '@/lib/open-table/rows'
import { defineSentences } from '@/lib/sentences/define-sentences'
import { toNumber } from './read-cell'
import type { AssessmentRecipe, RecipeCell, RecipeRow, RecipeTable } from './source'

const texts = defineSentences('us-public-assessments.fetch-table', {
  didNotAnswerSo: '{title}: {edition} did not answer, so it was not searched.',
  notSupplied:
    'We do not know an address of {title} that programs can read. The operator of this site can supply one ({setting}). Look the property up on the official page: {officialPage}',
  noLongerSendsTheColumn: '{title} no longer sends the column {lost}.',
  sentANumberThatCannot: '{title} sent a number that cannot be in the column {column}.',
})

export interface RecipePage {
  rows: RecipeRow[]
  truncated: boolean
  updatedAt: string | null
  missing: readonly string[]
  notices: readonly string[]
  /** True if no request was sent, because the table lacks a column of the condition. */
  isUnasked: boolean
  /**
   * Failure of one of the table's two URLs if the other URL has no matching row. The empty result is then
   * inconclusive.
   */
  failure?: ConnectorError
}

export interface RecipeTableQuery {
  source: AssessmentRecipe
  table: RecipeTable
  where?: Condition
  around?: { longitude: number; latitude: number; meters: number }
}

const MOST_ROWS = 500

export async function fetchTable(context: MethodContext, question: RecipeTableQuery): Promise<RecipePage> {
  const [first, second] = placesOf(question.table)
  const edition = question.table.alsoAt?.edition
  if (second && edition !== undefined) return fetchEditions(context, question, [first, second], edition)
  try {
    return await fetchAt(context, { ...question, table: first })
  } catch (error) {
    if (!second || !isElsewhere(error)) throw error
    return fetchAt(context, { ...question, table: second })
  }
}

async function fetchEditions(
  context: MethodContext,
  question: RecipeTableQuery,
  [first, second]: [RecipeTable, RecipeTable],
  edition: string,
): Promise<RecipePage> {
  const attempt = (table: RecipeTable) => fetchAt(context, { ...question, table }).catch(onlyConnectorError)
  const page = await attempt(first)
  if (!(page instanceof ConnectorError) && page.rows.length > 0) return page
  const later = await attempt(second)
  if (page instanceof ConnectorError) {
    if (later instanceof ConnectorError) throw page
    return later.rows.length > 0 ? later : { ...later, failure: page }
  }
  if (!(later instanceof ConnectorError)) return later.rows.length > 0 ? later : page
  const { title } = question.source
  return { ...page, notices: [...page.notices, texts.didNotAnswerSo({ title, edition })] }
}

function onlyConnectorError(error: unknown): ConnectorError {
  if (error instanceof ConnectorError) return error
  throw error
}

export function placesOf({ alsoAt, ...table }: RecipeTable): [RecipeTable] | [RecipeTable, RecipeTable] {
  return alsoAt ? [table, { ...table, url: alsoAt.url, setting: alsoAt.setting }] : [table]
}

const isElsewhere = (error: unknown) =>
  error instanceof ConnectorError && (error.code === 'upstream_changed' || error.code === 'upstream_rejected')

const params = z.strictObject({ url: z.url() })
const result = z.object({ fields: z.array(z.string()), updatedAt: z.string().nullable() })

/** Reads the current columns before a query, because one missing column fails the whole query. */
export const describeTable = {
  summary: 'The columns of a layer or dataset, and when it was last edited.',
  params,
  result,
  example: {
    url: 'https://services3.arcgis.com/3FL1kr7L4LvwA2Kb/arcgis/rest/services/Connecticut_CAMA_and_Parcel_Layer_2025/FeatureServer/0',
  },
  cache: { freshFor: HOUR, staleFor: DAY },
  async run({ url }, context) {
    const [, id] = /\/resource\/([a-z0-9]{4}-[a-z0-9]{4})\.json$/.exec(url) ?? []
    const { columns, updatedAt } =
      id === undefined
        ? await describeLayer(context, url, publisherAt(context.connector, new URL(url).hostname))
        : await describeDataset(context, new URL(url).host, id)
    return { fields: columns.map(({ name }) => name), updatedAt }
  },
} satisfies ConnectorMethod<typeof params, typeof result>

async function fetchAt(context: MethodContext, question: RecipeTableQuery): Promise<RecipePage> {
  const { table, source } = question
  const url = urlOf(table, context)
  if (url === null) throw notSupplied(source, table)
  const page = () => context.call(describeTable, { url })
  return fetchFitting({
    target: {
      essential: table.columns,
      optional: [...(table.optional ?? []), ...(table.ifThere ?? [])],
      ...(table.spellings ? { spellings: table.spellings } : {}),
    },
    title: source.title,
    describe: async () => (await page()).fields,
    ...(table.looksFirst ? { looksFirst: true } : {}),
    ask: async (fitted) => {
      const fetched = await fetchFitted(context, question, url, fitted)
      const { updatedAt = null } = table.looksFirst ? await page() : {}
      return { ...fetched, updatedAt: fetched.updatedAt ?? updatedAt }
    },
  })
}

export const urlOf = (
  { url, setting }: RecipeTable,
  { settings }: Pick<MethodContext, 'settings'>,
): string | null => settings[setting] ?? url

export const notSupplied = ({ title, officialPage }: AssessmentRecipe, { setting }: RecipeTable) =>
  new ConnectorError('not_configured', texts.notSupplied({ title, setting, officialPage }))

async function fetchFitted(
  context: MethodContext,
  question: RecipeTableQuery,
  url: string,
  fitted: ColumnNameMatches,
): Promise<RecipePage> {
  const { where, table } = question
  const notes = new Set([...fitted.names.values()].flatMap((name) => table.toldBySpelling?.[name] ?? []))
  const isMissed = (column: string) => !table.ifThere?.includes(column)
  const facts = {
    missing: fitted.missing.filter(isMissed),
    notices: [...notes],
    updatedAt: null,
    truncated: false,
  }
  if (where && columnsIn(where).some((column) => !fitted.names.has(column))) {
    return { ...facts, rows: [], isUnasked: true }
  }
  const { unsent, ...page } = await fetchNamed(context, question, url, fitted.names)
  return { ...facts, ...page, missing: [...facts.missing, ...unsent.filter(isMissed)], isUnasked: false }
}

type Names = ColumnNameMatches['names']

async function fetchNamed(
  context: MethodContext,
  { source, table, ...conditions }: RecipeTableQuery,
  url: string,
  names: Names,
) {
  const spell = (column: string) => names.get(column) ?? column
  const most = table.rows ?? MOST_ROWS
  const order = orderOf(source, table, names)
  const essential = { source, columns: new Set(table.columns) }
  const query = {
    select: [...new Set(names.values())],
    where: conditions.where && spelled(conditions.where, spell),
    ...(order.length > 0 ? { orderBy: order } : {}),
    source: source.title,
  }
  if (table.dialect === 'socrata') {
    const required = source.key.flatMap((column) => names.get(column) ?? [])
    // Requests one row more than needed, because the portal does not report that it reached the limit.
    const page = await fetchDatasetRows(context, url, { ...query, required, limit: most + 1 })
    const rows = page.rows.slice(0, most).map(({ cells }) => rowOf(cells, names, essential))
    // `unsent` is empty, because portals omit empty cells: a column that is absent from the response may
    // still exist.
    return {
      rows: inOrder(source, table, rows),
      truncated: page.rows.length > most,
      updatedAt: page.updatedAt,
      unsent: [],
    }
  }
  const limit = table.unpaged ? {} : { limit: most + 1 }
  const options = { around: conditions.around, patience: table.timeout }
  const page = await fetchLayerRows(context, url, { ...query, ...limit, ...options })
  const unsent = unsentIn(page.rows[0]?.cells, names)
  const lost = unsent.find((column) => table.columns.includes(column))
  if (lost !== undefined) throw sourceChanged(texts.noLongerSendsTheColumn({ title: source.title, lost }))
  const isCut = page.truncated || (!table.unpaged && page.rows.length > most)
  const sent = table.unpaged ? page.rows : page.rows.slice(0, most)
  const rows = sent.map(({ cells }) => rowOf(cells, names, essential))
  return { rows: inOrder(source, table, rows), truncated: isCut, updatedAt: null, unsent }
}

/**
 * The order decides which rows a truncated response contains. A table that cannot page cannot sort either.
 */
function orderOf({ key }: AssessmentRecipe, table: RecipeTable, names: Names) {
  if (table.dialect === 'arcgis' && table.unpaged) return []
  const { newestFirst } = table
  return [
    ...(newestFirst ? [{ column: names.get(newestFirst) ?? newestFirst, descending: true }] : []),
    ...key
      .filter((column) => column !== newestFirst && names.has(column))
      .map((column) => ({ column: names.get(column) ?? column })),
  ]
}

/**
 * Sorts the rows, because the server returns rows with the same key in any order, and no published value may
 * depend on this order.
 */
function inOrder(
  { key }: AssessmentRecipe,
  { newestFirst }: RecipeTable,
  rows: readonly RecipeRow[],
): RecipeRow[] {
  const entries = rows.map((row) => ({
    row,
    newest: newestFirst === undefined ? 0 : (toNumber(row[newestFirst]) ?? 0),
    key: JSON.stringify(key.map((column) => row[column] ?? null)),
    text: JSON.stringify(row),
  }))
  entries.sort(
    (a, b) =>
      b.newest - a.newest ||
      a.key.localeCompare(b.key, 'en', { numeric: true }) ||
      Number(a.text > b.text) - Number(a.text < b.text),
  )
  return entries.map(({ row }) => row)
}

/** The first row is enough, because a map server that sends a requested column sends it in every row. */
function unsentIn(sent: Record<string, unknown> | undefined, names: Names): string[] {
  if (!sent) return []
  const sentNames = new Set(Object.keys(sent).map((name) => name.toLowerCase()))
  return [...names].flatMap(([column, name]) => (sentNames.has(name.toLowerCase()) ? [] : [column]))
}

interface Essential {
  source: AssessmentRecipe
  columns: ReadonlySet<string>
}

/** Uses the column names of the declared source, because servers spell them differently in responses. */
function rowOf(cells: Record<string, unknown>, names: Names, { source, columns }: Essential): RecipeRow {
  const byName = new Map(Object.entries(cells).map(([name, value]) => [name.toLowerCase(), value]))
  return Object.fromEntries(
    [...names].map(([column, name]) => {
      const value = byName.get(name.toLowerCase())
      // Throws for a number that is not finite, because an empty cell would read as "not published".
      if (typeof value === 'number' && !Number.isFinite(value) && columns.has(column))
        throw sourceChanged(texts.sentANumberThatCannot({ title: source.title, column }))
      return [column, cellOf(value)]
    }),
  )
}

function cellOf(value: unknown): RecipeCell {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null
  if (typeof value === 'boolean') return String(value)
  return typeof value === 'string' && value.trim() !== '' ? value : null
}
