import type { SimulatedRowQuery } from '@/lib/arcgis/simulated-layer'
import type { SimulatedCell, SimulatedColumn, SimulatedRecord } from '@/lib/socrata/simulated-dataset'
import { compileSoql } from '@/lib/socrata/soql-evaluator'
import { soqlHints } from '@/lib/socrata/soql-hints'
import type { Expression } from '@/lib/socrata/soql-parser'
import { malformed, SoqlRefusal } from '@/lib/socrata/soql-refusal'
import { NUMBER_OF, type SimulatedSelect } from './simulated-select'

export interface SimulatedTableColumn {
  name: string
  type: 'text' | 'numeric' | 'timestamp' | 'boolean' | 'geometry'
}

export interface SimulatedTable {
  columns: readonly SimulatedTableColumn[]
  /** Days of `timestamp` columns as `2026-10-01T00:00:00Z`. May over-deliver: rows are filtered again. */
  rows(query: Pick<SimulatedRowQuery, 'equals' | 'like'>): Iterable<SimulatedRecord>
}

const families: Record<SimulatedTableColumn['type'], SimulatedColumn['type']> = {
  text: 'text',
  numeric: 'number',
  timestamp: 'calendar_date',
  boolean: 'checkbox',
  geometry: 'polygon',
}

/** Refuses what a PostgreSQL server would: unknown columns, and types that cannot be compared. */
export function runSelect(table: SimulatedTable, select: SimulatedSelect) {
  const columnOf = columnFinder(table.columns)
  const columns = select.columns === '*' ? table.columns : select.columns.map(columnOf)
  const order = select.order.map(({ column, descending }) => ({
    name: columnOf(column).name,
    sign: descending ? -1 : 1,
  }))
  const matches = select.where ? conditionOf(select.where, columnOf) : () => true
  const hints = select.where ? soqlHints(select.where) : { equals: {}, like: {} }
  const found = select.limit === 0 ? [] : [...table.rows(hints)].filter(matches)
  const sorted = order.length > 0 ? found.toSorted((a, b) => compareRows(a, b, order)) : found
  const end = select.limit === null ? undefined : select.offset + select.limit
  return {
    columns,
    rows: sorted.slice(select.offset, end).map((row) => pick(row, columns)),
  }
}

function columnFinder(columns: readonly SimulatedTableColumn[]) {
  const byName = new Map(columns.map((column) => [column.name, column]))
  return (name: string): SimulatedTableColumn => {
    const column = byName.get(name)
    if (!column) throw new SoqlRefusal('query.soql.no-such-column', `column "${name}" does not exist`)
    return column
  }
}

interface Cast {
  source: string
  /** Of the texts that are cast; all others are nothing. */
  pattern: RegExp
}

/** A text read as a number becomes a column of its own, beside the one it is read from. */
function conditionOf(where: Expression, columnOf: (name: string) => SimulatedTableColumn) {
  const casts = new Map<string, Cast>()
  const condition = withCastColumns(where, casts)
  const matches = compileSoql(condition, (name) => {
    const source = casts.get(name)?.source
    if (source === undefined) return { name, type: families[columnOf(name).type] }
    if (columnOf(source).type !== 'text') throw malformed('operator does not exist: numeric ~ unknown')
    return { name, type: 'number' }
  })
  return (row: SimulatedRecord) =>
    matches({
      ...row,
      ...Object.fromEntries(
        [...casts].map(([name, cast]) => [name, numberIn(row[cast.source] ?? null, cast)]),
      ),
    })
}

function withCastColumns(expression: Expression, casts: Map<string, Cast>): Expression {
  if (expression.is !== 'call') return expression
  if (expression.name !== NUMBER_OF) {
    return { ...expression, args: expression.args.map((arg) => withCastColumns(arg, casts)) }
  }
  const [column, pattern] = expression.args
  if (column?.is !== 'column' || pattern?.is !== 'text') throw malformed('this cast')
  const name = `${column.name}::numeric`
  casts.set(name, { source: column.name, pattern: new RegExp(pattern.value) })
  return { is: 'column', name }
}

/** One text that passes and is no number fails the whole question. */
function numberIn(cell: SimulatedCell, { pattern }: Cast): number | null {
  if (cell === null || !pattern.test(String(cell))) return null
  const number = Number(cell)
  if (cell === '' || Number.isNaN(number)) throw malformed('invalid input syntax for type numeric')
  return number
}

const pick = (row: SimulatedRecord, columns: readonly SimulatedTableColumn[]): SimulatedRecord =>
  Object.fromEntries(columns.map(({ name }) => [name, row[name] ?? null]))

function compareRows(
  a: SimulatedRecord,
  b: SimulatedRecord,
  order: { name: string; sign: number }[],
): number {
  for (const { name, sign } of order) {
    const difference = compareCells(a[name] ?? null, b[name] ?? null)
    if (difference !== 0) return difference * sign
  }
  return 0
}

/** Nothing comes last, and so first on the way down. */
function compareCells(a: SimulatedCell, b: SimulatedCell): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null)
  if (a === b) return 0
  return a < b ? -1 : 1
}
