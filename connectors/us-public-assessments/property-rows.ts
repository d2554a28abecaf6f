import type { AskedAddress } from '@/lib/street-address/read-asked-address'
import { readPublishedAddress } from '@/lib/street-address/read-published-address'
import { isSameHouse } from '@/lib/street-address/same-house'
import type { PropertyKey } from './property-key'
import { toNumber } from './read-cell'
import type { Row, Source, Table } from './source'

/** The rows of one property, newest first: buildings, condominium stacks and years are not properties of their own. */
export interface Property {
  key: PropertyKey
  rows: readonly [Row, ...Row[]]
}

export function groupByProperty(
  source: Source,
  table: Table,
  rows: readonly Row[],
  county: string,
): Property[] {
  const groups = new Map<string, { values: (string | number)[]; rows: Row[] }>()
  for (const row of rows) {
    const values = source.key.map((column) => row[column] ?? null)
    if (!isWhole(values) || source.isProperty?.(row) === false) continue
    const name = JSON.stringify(values)
    const group = groups.get(name) ?? { values, rows: [] }
    group.rows.push(row)
    groups.set(name, group)
  }
  return [...groups.values()].flatMap(({ values, rows: found }) => {
    const [first, ...others] = newestFirst(table, found)
    return first ? [{ key: { source, values, county }, rows: [first, ...others] as const }] : []
  })
}

const isWhole = (values: readonly (string | number | null)[]): values is (string | number)[] =>
  values.every((value) => value !== null)

export function newestFirst(table: Table, rows: readonly Row[]): Row[] {
  const column = table.newestFirst
  if (column === undefined) return [...rows]
  return rows.toSorted((a, b) => (toNumber(b[column]) ?? 0) - (toNumber(a[column]) ?? 0))
}

/** Whether a row stands for the house asked for: in full, or but for a unit that it does not name. */
export function matchOf(source: Source, row: Row, asked: AskedAddress): 'unit' | 'house' | null {
  const published = source.address
    .published(row)
    .flatMap((line) => (line === null ? [] : [readPublishedAddress(line)]))
    .filter((address) => address !== null)
  const met = asked.readings.flatMap((reading) =>
    published.flatMap((address) => (isSameHouse(reading, address) ? [{ reading, address }] : [])),
  )
  if (met.length === 0) return null
  return met.some(({ reading, address }) => reading.unit === address.unit) ? 'unit' : 'house'
}
