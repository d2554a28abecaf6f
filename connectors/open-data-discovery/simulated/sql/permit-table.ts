import { simulateCkan } from '@/lib/ckan/simulator'
import type { SimulatedSite } from '@/lib/connector/upstream/simulated-site'
import type { SamplePermit } from '@/lib/sample-world/permits/permits'
import type { SimulatedTable, SimulatedTableColumn } from '@/lib/sql/simulated-table'
import type { PermitCell, SketchColumn } from '../columns'
import { type OfPermits, type PermitSketch, writtenRows } from '../sketch'

/** The sample permits as a table that is asked in SQL. */
export function permitTable<Row>(sketch: PermitSketch<Row>): SimulatedTable {
  return {
    columns: Object.entries(sketch.columns).map(([name, { type }]) => ({ name, type: sqlType(type) })),
    *rows(hints) {
      for (const { written } of writtenRows(sketch, hints, write)) yield written
    },
  }
}

function sqlType(type: SketchColumn<never>['type']): SimulatedTableColumn['type'] {
  if (type === 'day') return 'timestamp'
  return type === 'number' || type === 'money' ? 'numeric' : 'text'
}

const write = (type: SketchColumn<never>['type'], value: PermitCell): PermitCell =>
  type === 'day' && typeof value === 'string' ? `${value}T00:00:00Z` : value

type ResourceSketch<Row> = PermitSketch<Row> & {
  host: string
  resource: string
  sql: 'on' | 'revoked'
}

export const permitResource = (sketch: OfPermits<ResourceSketch<SamplePermit>>): SimulatedSite =>
  resourceOfRows({ rowsOf: (permit) => [permit], ...sketch })

export function resourceOfRows<Row>({ host, resource, sql, ...sketch }: ResourceSketch<Row>): SimulatedSite {
  const table = permitTable(sketch)
  return { host, path: '/', simulate: simulateCkan([{ id: resource, ...table }], { sql }) }
}
