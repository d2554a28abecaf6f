import type { z } from 'zod'
import { ConnectorError } from '@/lib/connector/errors'
import type { Context } from '@/lib/connector/method'
import { scanRows } from '@/lib/untrusted-text/scan-rows'
import { type constructionAnswer, type constructionParams, MOST_OFFSET } from './construction-answer'
import { caveatsOf } from './construction-caveats'
import { conditionOf, orderOf, type Period } from './construction-question'
import { describePermit } from './construction-record'
import { countTable } from './count-table'
import { entityOf } from './listed-source'
import { readRows } from './read-table'
import type { ConstructionSource } from './source'
import { sourceNamed, tableOf } from './source-state'
import { sqlState } from './sql-state'
import type { Table } from './table'
import { hostOfTable, keyOfTable } from './table-key'

type Asked = z.output<typeof constructionParams> & Period
type Answer = z.input<typeof constructionAnswer>

export async function findConstruction(asked: Asked, context: Context): Promise<Answer> {
  const source = sourceNamed(asked.sourceId)
  const table = tableOf(source, context)
  const bySql = await answersSql(table, context)
  refuseWhatCannotBeAsked(source, table, asked, bySql)
  const { limit, offset } = asked
  const now = context.now()
  const { rows, columns, truncated, withheldFields, updatedAt, licence } = await readRows(context, table, {
    withheld: source.withheld,
    needed: neededBy(source),
    // What is later than a day can only be asked in SQL; the recipe may do without.
    where: bySql ? conditionOf(source, asked, now) : source.recipe,
    orderBy: orderOf(source),
    bySql,
    hasNoShape: source.hasNoShape === true,
    limit,
    offset,
  })
  const scanned = await scanRows(rows.map(({ row }) => row))
  const records = scanned.rows.map((each, index) =>
    describePermit(source, { ...each, position: rows[index]?.position ?? null }, now),
  )
  const doubt = records.length === 0 ? await doubtOf(source, table, asked, context) : undefined
  return {
    ...aboutOf(source),
    ...(doubt ? { doubt } : {}),
    columns: columns.map(({ shown, type }) => ({ name: shown, type })),
    records,
    returned: records.length,
    nextOffset: truncated && offset + limit <= MOST_OFFSET ? offset + limit : null,
    truncated,
    withheldFields,
    scan: scanned.scan,
    source: sourceOf(source, table, { updatedAt, licence }),
    caveats: [...caveatsOf(source, bySql), ...(doubt ? [doubt.message] : [])],
  }
}

/** “None” from a filter that is partly a guess is no finding, unless the table is empty. */
async function doubtOf(
  { isInferred }: ConstructionSource,
  table: Table,
  { offset, issuedAfter, issuedBefore }: Asked,
  context: Context,
): Promise<Answer['doubt']> {
  if (!isInferred || offset > 0) return undefined
  // The count is beside the answer: where it fails, the doubt stays.
  const tableRows = await context.call(countTable, { table: keyOfTable(table) }).then(
    ({ rows }) => rows,
    () => null,
  )
  const where = issuedAfter !== undefined || issuedBefore !== undefined ? ' between these days' : ''
  const guess =
    'part of our filter for new homes is a guess, so the filter may be wrong and new homes may be missing here.'
  return { tableRows, message: `No row was found${where}, but ${guess} ${sayRows(tableRows)}` }
}

function sayRows(rows: number | null): string {
  if (rows === null) return 'How many rows the table has could not be found out.'
  if (rows === 0) return 'The table itself has no rows now.'
  return `Without the filter the table has ${rows === 1 ? '1 row' : `${rows.toLocaleString('en-US')} rows`}.`
}

/** Only CKAN portals can take it back. */
const answersSql = async (table: Table, context: Context): Promise<boolean> =>
  table.dialect !== 'ckan' || (await context.call(sqlState, { table: keyOfTable(table) })).answersSql

function refuseWhatCannotBeAsked(
  source: ConstructionSource,
  table: Table,
  period: Period,
  bySql: boolean,
): void {
  const field = period.issuedAfter === undefined ? 'issuedBefore' : 'issuedAfter'
  if (period[field] === undefined || (source.supportsIssuedAfter && bySql)) return
  const why = source.supportsIssuedAfter
    ? `${hostOfTable(table)} does not answer comparisons any more.`
    : `The days of ${source.city} cannot be compared by its source.`
  throw new ConnectorError('not_supported', `${why} Leave ${field} out, and look at the day of each row.`, {
    field,
  })
}

const neededBy = ({ date, stableOrder, idColumn }: ConstructionSource) =>
  [date?.column, stableOrder, idColumn].filter((column) => column !== undefined)

const aboutOf = (source: ConstructionSource) => ({
  sourceId: source.id,
  city: source.city,
  state: source.state,
  entity: entityOf(source),
  dateColumn: source.date?.column ?? null,
  dateMeaning: source.date?.meaning ?? null,
  recipe: [...source.recipeWords],
})

const sourceOf = (
  { id, title, city, state, reach, licence, notice }: ConstructionSource,
  table: Table,
  found: { updatedAt: string | null; licence: string | null },
) => ({
  id,
  title,
  publisher: reach === 'state' ? city : `${city}, ${state}`,
  host: hostOfTable(table),
  // The publisher's own page may say by now what was not stated before.
  licence: licence === 'Not stated' ? (found.licence ?? licence) : licence,
  notice: notice ?? null,
  updatedAt: found.updatedAt,
})
