import { all } from '@/lib/conditions/condition'
import { postgres } from '@/lib/conditions/dialects'
import {
  type ConditionValueKind,
  cellsOf,
  compile,
  hintsOf,
  type RowFilterHints,
} from '@/lib/conditions/evaluate'
import { Refusal } from '@/lib/conditions/refusal'
import type { SimulatedCell, SimulatedRecord } from '@/lib/socrata/simulated-dataset'
import type { ParsedSelect } from './simulated-select'

export interface SimulatedTableColumn {
  name: string
  type: 'text' | 'numeric' | 'timestamp' | 'boolean' | 'geometry'
}

export interface SimulatedTable {
  columns: readonly SimulatedTableColumn[]
  /**
   * May return more rows than the hints allow, because `runSelect` filters them. A day in a `timestamp`
   * column is `2026-10-01T00:00:00Z`.
   */
  rows(hints: RowFilterHints): Iterable<SimulatedRecord>
}

const kinds: Record<SimulatedTableColumn['type'], ConditionValueKind> = {
  text: 'text',
  numeric: 'number',
  timestamp: 'moment',
  boolean: 'truth',
  geometry: 'other',
}

/** Like PostgreSQL, refuses unknown columns and comparisons of different types. */
export function runSelect(table: SimulatedTable, select: ParsedSelect) {
  const columnOf = columnFinder(table.columns)
  const columns = select.columns === '*' ? table.columns : select.columns.map(columnOf)
  const order = select.order.map(({ column, descending }) => ({
    name: columnOf(column).name,
    sign: descending ? -1 : 1,
  }))
  const where = select.where ?? all()
  const matches = compile(where, postgres, (name) => cellsOf(name, kinds[columnOf(name).type]))
  const hints = hintsOf(where, postgres)
  const rows = select.limit === 0 ? [] : [...table.rows(hints)].filter(matches)
  const sorted = order.length > 0 ? rows.toSorted((a, b) => compareRows(a, b, order)) : rows
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
    if (!column) throw new Refusal(`column "${name}" does not exist`, 'no-such-column')
    return column
  }
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

/** Null is the greatest value: last in ascending order, first in descending order. */
function compareCells(a: SimulatedCell, b: SimulatedCell): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null)
  if (a === b) return 0
  return a < b ? -1 : 1
}
