import { ConnectorError } from '@/lib/connector/errors'
import type { Context } from '@/lib/connector/method'
import { any } from '@/lib/table-query/condition'
import { writePropertyKey } from './property-key'
import { groupByProperty, type Property } from './property-rows'
import { whereOf } from './read-property'
import { readTable } from './read-table'
import { landUseBesideValues } from './records'
import type { Source } from './source'

type Classes = ReadonlyMap<string, string | null>

/** By property key, the class of candidates that stands beside their values only: it tells them apart. */
export async function classesBesideValues(
  context: Context,
  source: Source,
  candidates: readonly Property[],
): Promise<Classes> {
  const { table, landUse } = source.values
  const [first] = candidates
  if (!table || landUse === undefined || !first) return new Map()
  const where = any(...candidates.map(({ key }) => whereOf(key)))
  try {
    const { rows } = await readTable(context, { source, table, where })
    const found = groupByProperty(source, table, rows, first.key.county)
    return new Map(found.map((each) => [writePropertyKey(each.key), landUseBesideValues(source, each.rows)]))
  } catch (error) {
    // A candidate without its class is still one.
    if (error instanceof ConnectorError) return new Map()
    throw error
  }
}
