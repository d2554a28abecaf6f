import { dayAfter } from '@/lib/calendar-day'
import {
  above,
  all,
  atLeast,
  below,
  type Condition,
  columnsIn,
  present,
  spelled,
} from '@/lib/conditions/condition'
import { sourceChanged } from '@/lib/connector/errors'
import type { MethodContext } from '@/lib/connector/method'
import type { LngLat } from '@/lib/geography/types'
import * as openTable from '@/lib/open-table/rows'
import { hostOfTable, keyOfTable, type OpenTable } from '@/lib/open-table/table'
import { defineSentences } from '@/lib/sentences/define-sentences'
import { isPersonalColumn } from '@/lib/untrusted-text/is-personal-column'
import { isWithheld } from '../portals/column-kind'
import { describeTable, isOfEveryTable, type TableDescriptionResult } from '../tables/describe-table'
import { positionOf } from '../tables/read-cell'
import { type ConstructionSource, writeDay } from './source'

const texts = defineSentences('open-data-discovery.fetch-table', {
  noColumn: '{host} no longer has the column {column} in this table.',
  noneReadable: '{host} no longer has any column that we may read in this table.',
})

interface RowQuestion extends Pick<openTable.OpenTableQuery, 'bySql'> {
  withheld: readonly string[]
  needed: readonly string[]
  where: Condition | undefined
  orderBy: readonly Order[]
  limit: number
  offset: number
  hasNoShape: boolean
}

export interface IssueDateRange {
  /** The period includes the day `issuedAfter` and excludes the day `issuedBefore`. */
  issuedAfter?: string | undefined
  issuedBefore?: string | undefined
}

interface Order {
  column: string
  descending: boolean
}

/**
 * Excludes empty and future dates, which would come first in descending order. Future dates are errors, such
 * as the year 3201.
 */
export function conditionOf(
  { recipe, date }: ConstructionSource,
  { issuedAfter, issuedBefore }: IssueDateRange,
  now: Date,
): Condition | undefined {
  const terms: Condition[] = recipe ? [recipe] : []
  if (date) terms.push(present(date.column))
  if (date && date.style !== 'us-text') {
    const { column, style } = date
    const end = [issuedBefore, dayAfter(now.toISOString().slice(0, 10))]
      .filter((day) => day !== undefined)
      .toSorted()[0]
    // A layer does not treat blank text as null, so blanks are excluded here.
    if (style === 'slash-text') terms.push(above(column, ''))
    if (issuedAfter !== undefined) terms.push(atLeast(column, writeDay(style, issuedAfter)))
    if (end !== undefined) terms.push(below(column, writeDay(style, end)))
  }
  return terms.length === 0 ? undefined : all(...terms)
}

export function orderOf({ date, stableOrder }: ConstructionSource): Order[] {
  if (!date || date.style === 'us-text') return [{ column: stableOrder, descending: true }]
  return [
    { column: date.column, descending: true },
    { column: stableOrder, descending: false },
  ]
}

interface PageRow {
  row: Record<string, unknown>
  position: LngLat | null
}

interface RowAnswer {
  rows: PageRow[]
  columns: TableDescriptionResult['columns']
  truncated: boolean
  withheldFields: string[]
  updatedAt: string | null
  licence: string | null
}

/** Requests columns by name from the table's current list, so that withheld columns are never requested. */
export async function fetchRows(
  context: MethodContext,
  table: OpenTable,
  question: RowQuestion,
): Promise<RowAnswer> {
  const described = await context.call(describeTable, { table: keyOfTable(table) })
  const spell = spellerOf(described, table)
  for (const column of [...question.needed, ...(question.where ? columnsIn(question.where) : [])])
    spell(column)
  // The display name is checked too, so that hidden characters in a name cannot hide an owner column.
  const isKept = ({ name, shown: displayName, title }: TableDescriptionResult['columns'][number]) =>
    [name, displayName].every(
      (each) => !isWithheld(each, question.withheld) && !isPersonalColumn(each, title ?? ''),
    )
  const publicColumns = described.columns.filter(isKept)
  if (publicColumns.length === 0) throw sourceChanged(texts.noneReadable({ host: hostOfTable(table) }))
  const { where, orderBy, limit, offset, bySql } = question
  const speller = writerOf(table, spell)
  const query = {
    select: publicColumns.map(({ name }) => name),
    where: where && spelled(where, speller),
    orderBy: withRowNumber(
      orderBy.map(({ column, descending }) => ({ column: speller(column), descending })),
      rowNumberOf(table, described),
    ),
    shapes: described.drawsPoints && !question.hasNoShape,
    texts: textsOf(publicColumns),
    limit,
    offset,
    bySql,
  }
  const { rows, truncated } = await fetchPages(context, table, query, described.mostRows)
  return {
    rows: rows.map(({ cells, point }) => ({
      // Portals omit empty cells, so every column gets a cell under its display name.
      row: Object.fromEntries(
        publicColumns.map(({ name, shown: displayName }) => [displayName, cells[name] ?? null]),
      ),
      position: point && positionOf(point.x, point.y),
    })),
    columns: publicColumns,
    truncated,
    withheldFields: described.columns
      .filter((column) => !isKept(column))
      .map(({ shown: displayName }) => displayName),
    updatedAt: described.updatedAt,
    licence: described.licence,
  }
}

/** Socrata ignores the case of column names, so the declared spelling works. */
export const writerOf = ({ dialect }: OpenTable, spell: (column: string) => string) =>
  dialect === 'socrata' ? (column: string) => column : spell

export const textsOf = (columns: TableDescriptionResult['columns']): Set<string> =>
  new Set(columns.filter(({ type }) => /^(text|string)$/.test(type)).map(({ name }) => name))

/**
 * Returns undefined if the table publishes no row number. Without one, pages can repeat or skip rows that are
 * equal in the sort order.
 */
export function rowNumberOf({ dialect }: OpenTable, { columns }: TableDescriptionResult): string | undefined {
  if (dialect === 'socrata') return ':id'
  // Every CKAN datastore has this column, although no portal lists it.
  if (dialect === 'ckan') return '_id'
  const isRowNumber = ({ name, type }: TableDescriptionResult['columns'][number]) =>
    dialect === 'arcgis' ? type === 'esriFieldTypeOID' : name === 'cartodb_id'
  return columns.find(isRowNumber)?.name
}

const withRowNumber = (order: Order[], number: string | undefined): Order[] =>
  order.length === 0 || number === undefined || order.some(({ column }) => column === number)
    ? order
    : [...order, { column: number, descending: false }]

type Query = Parameters<typeof openTable.fetchRows>[2] & { offset: number }

/** Requests one row more than needed, because not every source reports truncation. */
async function fetchPages(context: MethodContext, table: OpenTable, query: Query, most: number | null) {
  const target = query.limit + 1
  const rows: openTable.OpenTableRow[] = []
  let isCut = true
  while (isCut && rows.length < target) {
    const limit = Math.min(target - rows.length, most ?? target)
    const page = await openTable.fetchRows(context, table, {
      ...query,
      limit,
      offset: query.offset + rows.length,
    })
    rows.push(...page.rows.slice(0, limit))
    isCut = page.rows.length > 0 && (page.truncated || page.rows.length >= limit)
  }
  return { rows: rows.slice(0, query.limit), truncated: rows.length > query.limit }
}

/**
 * Resolves declared names to current ones. Publishers change the case, files put a byte order mark before the
 * first name, and layers rename the row number.
 */
export function spellerOf({ columns }: TableDescriptionResult, table: OpenTable) {
  const names = new Map([
    ...columns.map(({ name, shown: displayName }) => [displayName.toLowerCase(), name] as const),
    ...columns.map(({ name }) => [name.toLowerCase(), name] as const),
  ])
  const rowNumber = columns.find(({ type }) => type === 'esriFieldTypeOID')?.name
  return (column: string): string => {
    if (isOfEveryTable(column)) return column
    const match =
      names.get(column.toLowerCase()) ?? (/^(objectid|fid)$/i.test(column) ? rowNumber : undefined)
    if (match === undefined) throw sourceChanged(texts.noColumn({ host: hostOfTable(table), column }))
    return match
  }
}
