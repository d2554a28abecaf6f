import type { z } from 'zod'
import { ConnectorError } from '@/lib/connector/errors'
import type { MethodContext } from '@/lib/connector/method'
import { hostOfTable, keyOfTable, type OpenTable } from '@/lib/open-table/table'
import { defineSentences } from '@/lib/sentences/define-sentences'
import { scanRows } from '@/lib/untrusted-text/scan-rows'
import { countTable } from '../tables/count-table'
import { type constructionAnswer, type constructionParams, MOST_OFFSET } from './construction-answer'
import { conditionOf, fetchRows, type IssueDateRange, orderOf } from './fetch-table'
import { entityOf } from './listed-source'
import { readPermit } from './read-permit'
import type { ConstructionSource } from './source'
import { findSource, sqlState, tableOf } from './source-state'

const texts = defineSentences('open-data-discovery.find-construction', {
  projectsNotBuildingPermits: 'These are projects, not building permits.',
  permitIsNotProof: 'A permit is not proof that construction started or finished.',
  rowsWithoutADate: 'Rows without a date are left out.',
  portalCannotCompareDates:
    'This portal cannot compare dates, so rows without a date may come before the newest ones.',
  issued: 'Dates are the days when the permits were issued.',
  submitted: 'Dates are the days when the applications were filed, not when permits were issued.',
  completed: 'Dates are those of the certificates that the buildings are finished, not of permits.',
  noRow:
    'No row was found, but part of our filter for new homes is a guess, so the filter may be wrong and new homes may be missing here.',
  noRowBetween:
    'No row was found between these days, but part of our filter for new homes is a guess, so the filter may be wrong and new homes may be missing here.',
  weCouldNotFind: 'We could not find out how many rows the table has.',
  tableItselfHasNoRows: 'The table itself has no rows now.',
  withoutTheFilterTheTable: {
    one: 'Without the filter the table has 1 row.',
    other: 'Without the filter the table has {count, number} rows.',
  },
  doesNotAnswerComparisons: '{hostOfTable} does not answer comparisons any more.',
  daysOfCannotBeCompared: 'The days of {city} cannot be compared by its source.',
  leaveOutAndLook: '{why} Leave {field} out, and look at the day of each row.',
})

type ConstructionParams = z.output<typeof constructionParams>
type Answer = z.input<typeof constructionAnswer>

export async function findConstruction(params: ConstructionParams, context: MethodContext): Promise<Answer> {
  const source = findSource(params.sourceId)
  const table = tableOf(source, context)
  const bySql = await answersSql(table, context)
  assertSearchable(source, table, params, bySql)
  const { limit, offset } = params
  const now = context.now()
  const { rows, columns, truncated, withheldFields, updatedAt, licence } = await fetchRows(context, table, {
    withheld: source.withheld,
    needed: neededBy(source),
    where: bySql ? conditionOf(source, params, now) : source.recipe,
    orderBy: orderOf(source),
    bySql,
    hasNoShape: source.hasNoShape === true,
    limit,
    offset,
  })
  const scanned = await scanRows(rows.map(({ row }) => row))
  const records = scanned.rows.map((each, index) =>
    readPermit(source, { ...each, position: rows[index]?.position ?? null }, now),
  )
  const doubt = records.length === 0 ? await doubtOf(source, table, params, context) : undefined
  return {
    ...aboutOf(source),
    ...(doubt ? { doubt } : {}),
    columns: columns.map(({ shown: displayName, type }) => ({ name: displayName, type })),
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

function caveatsOf({ isInventory, date, gaps }: ConstructionSource, bySql: boolean): string[] {
  return [
    isInventory ? texts.projectsNotBuildingPermits : texts.permitIsNotProof,
    ...(date ? [meanings[date.meaning]] : []),
    ...(date && bySql ? [texts.rowsWithoutADate] : []),
    ...(bySql ? [] : [texts.portalCannotCompareDates]),
    ...gaps,
  ]
}

const meanings = {
  issued: texts.issued,
  submitted: texts.submitted,
  completed: texts.completed,
} as const

/** An inferred filter may be wrong, so an empty result is reported with the row count of the whole table. */
async function doubtOf(
  { isInferred }: ConstructionSource,
  table: OpenTable,
  { offset, issuedAfter, issuedBefore }: ConstructionParams,
  context: MethodContext,
): Promise<Answer['doubt']> {
  if (!isInferred || offset > 0) return undefined
  const tableRows = await context.call(countTable, { table: keyOfTable(table) }).then(
    ({ rows }) => rows,
    () => null,
  )
  const isBounded = issuedAfter !== undefined || issuedBefore !== undefined
  const noRow = isBounded ? texts.noRowBetween : texts.noRow
  return { tableRows, message: `${noRow} ${describeRowCount(tableRows)}` }
}

function describeRowCount(rows: number | null): string {
  if (rows === null) return texts.weCouldNotFind
  if (rows === 0) return texts.tableItselfHasNoRows
  return texts.withoutTheFilterTheTable({ count: rows })
}

/** Only a CKAN portal can disable SQL, so no other portal is probed. */
export const answersSql = async (table: OpenTable, context: MethodContext): Promise<boolean> =>
  table.dialect !== 'ckan' || (await context.call(sqlState, { table: keyOfTable(table) })).answersSql

export function assertSearchable(
  source: ConstructionSource,
  table: OpenTable,
  period: IssueDateRange,
  bySql: boolean,
): void {
  const field = period.issuedAfter === undefined ? 'issuedBefore' : 'issuedAfter'
  if (period[field] === undefined || (source.supportsIssuedAfter && bySql)) return
  const why = source.supportsIssuedAfter
    ? texts.doesNotAnswerComparisons({ hostOfTable: hostOfTable(table) })
    : texts.daysOfCannotBeCompared({ city: source.city })
  throw new ConnectorError('not_supported', texts.leaveOutAndLook({ why, field }), {
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

export const sourceOf = (
  { id, title, city, state, reach, licence, notice }: ConstructionSource,
  table: OpenTable,
  page: { updatedAt: string | null; licence: string | null },
) => ({
  id,
  title,
  publisher: reach === 'state' ? city : `${city}, ${state}`,
  host: hostOfTable(table),
  // The publisher's page may state a license that our declaration lacks.
  licence: licence === 'Not stated' ? (page.licence ?? licence) : licence,
  notice: notice ?? null,
  updatedAt: page.updatedAt,
})
