import type { SimulatedTable, SimulatedTableColumn } from '@/lib/sql/simulated-table'
import type { Cell, Column } from '../columns'
import { type Sketch, writtenRows } from '../sketch'

/** The sample permits as a table that is asked in SQL. */
export function permitTable<Row>(sketch: Sketch<Row>): SimulatedTable {
  return {
    columns: Object.entries(sketch.columns).map(([name, { type }]) => ({ name, type: sqlType(type) })),
    *rows(hints) {
      for (const { written } of writtenRows(sketch, hints, write)) yield written
    },
  }
}

function sqlType(type: Column<never>['type']): SimulatedTableColumn['type'] {
  if (type === 'day') return 'timestamp'
  return type === 'number' || type === 'money' ? 'numeric' : 'text'
}

const write = (type: Column<never>['type'], value: Cell): Cell =>
  type === 'day' && typeof value === 'string' ? `${value}T00:00:00Z` : value
