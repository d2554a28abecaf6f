import type { Context } from '@/lib/connector/method'
import { all, equal } from '@/lib/table-query/condition'
import type { PropertyKey } from './property-key'
import { groupByProperty, newestFirst, type Property } from './property-rows'
import { readTable } from './read-table'
import { tableFor } from './search-question'
import type { Row } from './source'

export interface ReadProperty {
  /** Null: the property table does not know it, although there may be values. */
  property: Property | null
  /** Rows with values, newest first. */
  valueRows: readonly Row[]
  updatedAt: string | null
}

export async function readProperty(context: Context, key: PropertyKey): Promise<ReadProperty> {
  const { source, county } = key
  const table = tableFor(source, county)
  const where = whereOf(key)
  const { values } = source
  const [page, valuePage] = await Promise.all([
    readTable(context, { source, table, where }),
    values.table && readTable(context, { source, table: values.table, where }),
  ])
  const [property = null] = groupByProperty(source, table, page.rows, county)
  const updatedAt = valuePage?.updatedAt ?? page.updatedAt
  if (!valuePage || !values.table) return { property, valueRows: property?.rows ?? [], updatedAt }
  return { property, valueRows: newestFirst(values.table, valuePage.rows), updatedAt }
}

/** The key's values come from outside: the builders quote them like any other text. */
export function whereOf({ source, values }: PropertyKey) {
  const terms = source.key.flatMap((column, index) => {
    const value = values[index]
    return value === undefined ? [] : [equal(column, value)]
  })
  return all(...terms)
}
