import { sourceChanged } from '@/lib/connector/errors'
import type { Context } from '@/lib/connector/method'
import { type Condition, columnsIn } from '@/lib/table-query/condition'
import { isPersonalColumn } from '@/lib/untrusted-text/is-personal-column'
import { askPage, type PageRow } from './ask-page'
import { isOfEveryTable } from './columns-of-source'
import type { Order } from './construction-question'
import { describeTable } from './describe-table'
import type { DescribedTable } from './described-table'
import { isWithheld } from './is-withheld'
import type { Table } from './table'
import { hostOfTable, keyOfTable } from './table-key'

export interface RowQuestion {
  /** Patterns of columns that are never asked for, beside those that every table withholds. */
  withheld: readonly string[]
  /** Columns that the answer cannot do without, beside those of the condition and the order. */
  needed: readonly string[]
  where: Condition | undefined
  orderBy: readonly Order[]
  limit: number
  offset: number
  /** Without it a portal is asked only for what equals: some answer nothing else. */
  bySql: boolean
  hasNoShape: boolean
}

export interface RowAnswer {
  rows: PageRow[]
  /** Those of each row. */
  columns: DescribedTable['columns']
  /** The table has more. */
  truncated: boolean
  withheldFields: string[]
  updatedAt: string | null
  licence: string | null
}

/** Columns are named one by one, from what the table lists today: what is withheld is never asked for. */
export async function readRows(context: Context, table: Table, question: RowQuestion): Promise<RowAnswer> {
  const described = await context.call(describeTable, { table: keyOfTable(table) })
  const spell = spellerOf(described, table)
  for (const column of [...question.needed, ...(question.where ? columnsIn(question.where) : [])])
    spell(column)
  // What is hidden in a name hides no owner.
  const isKept = ({ name, shown, title }: DescribedTable['columns'][number]) =>
    [name, shown].every(
      (each) => !isWithheld(each, question.withheld) && !isPersonalColumn(each, title ?? ''),
    )
  const kept = described.columns.filter(isKept)
  if (kept.length === 0) throw changed(table, 'any column that we may read')
  const { rows, truncated } = await readPages(context, table, {
    ...question,
    columns: kept,
    spell,
    shape: described.drawsPoints && !question.hasNoShape,
    most: described.mostRows,
  })
  return {
    rows,
    columns: kept,
    truncated,
    withheldFields: described.columns.filter((column) => !isKept(column)).map(({ shown }) => shown),
    updatedAt: described.updatedAt,
    licence: described.licence,
  }
}

export interface PageQuestion extends Omit<RowQuestion, 'withheld' | 'needed' | 'hasNoShape'> {
  columns: DescribedTable['columns']
  /** A column as the table spells it. */
  spell: (column: string) => string
  shape: boolean
  /** Rows of one answer at most. */
  most: number | null
}

/** Reaching the limit is not announced everywhere, so one row more is asked for; a small page is followed up. */
async function readPages(context: Context, table: Table, question: PageQuestion) {
  const wanted = question.limit + 1
  const rows: PageRow[] = []
  let isCut = true
  while (isCut && rows.length < wanted) {
    const limit = Math.min(wanted - rows.length, question.most ?? wanted)
    const page = await askPage(context, table, { ...question, limit, offset: question.offset + rows.length })
    rows.push(...page.rows)
    isCut = page.isCut && page.rows.length > 0
  }
  return { rows: rows.slice(0, question.limit), truncated: rows.length > question.limit }
}

/**
 * Names differ in case from edition to edition, and files leave a byte order mark before the first one.
 * That of a layer’s row number differs altogether.
 */
function spellerOf({ columns }: DescribedTable, table: Table) {
  const names = new Map([
    ...columns.map(({ name, shown }) => [shown.toLowerCase(), name] as const),
    ...columns.map(({ name }) => [name.toLowerCase(), name] as const),
  ])
  const rowNumber = columns.find(({ type }) => type === 'esriFieldTypeOID')?.name
  return (column: string): string => {
    if (isOfEveryTable(column)) return column
    const found =
      names.get(column.toLowerCase()) ?? (/^(objectid|fid)$/i.test(column) ? rowNumber : undefined)
    if (found === undefined) throw changed(table, `the column ${column}`)
    return found
  }
}

const changed = (table: Table, what: string) =>
  sourceChanged(`${hostOfTable(table)} no longer has ${what} in this table.`)
