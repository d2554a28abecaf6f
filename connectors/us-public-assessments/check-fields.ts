import { z } from 'zod'
import { ConnectorError } from '@/lib/connector/errors'
import { fieldComparison, type fieldFinding, toComparison } from '@/lib/connector/field-comparison'
import type { Context, Method } from '@/lib/connector/method'
import { statusOf, tablesOf } from './choose-source'
import { describeTable } from './describe-table'
import { readTable, urlOf } from './read-table'
import type { Source, Table } from './source'
import { sources } from './source-list'

const params = z.strictObject({})
const result = fieldComparison

/** For the doctor: does each table that is switched on still have the columns we read? */
export const checkFields = {
  summary: 'Compares the columns of each table with those this connector reads.',
  params,
  result,
  example: {},
  cache: false,
  async run(_params, context) {
    const asked = sources
      .filter((source) => statusOf(source, context) === 'enabled')
      .flatMap((source) => tablesOf(source).map((table) => ({ source, table })))
    const answers = await Promise.all(asked.map((each) => examine(each.source, each.table, context)))
    return toComparison(answers)
  },
} satisfies Method<typeof params, typeof result>

async function examine(
  source: Source,
  table: Table,
  context: Context,
): Promise<z.output<typeof fieldFinding> | string> {
  const what = `${source.id} ${urlOf(table, context)}`
  try {
    return { what, missing: await missingColumns(source, table, context) }
  } catch (error) {
    if (!(error instanceof ConnectorError)) throw error
    return error.code === 'upstream_changed' ? { what, missing: ['at least one column'] } : what
  }
}

/** A portal refuses a whole question for one column that it does not have, and does not say how many are gone. */
async function missingColumns(source: Source, table: Table, context: Context): Promise<string[]> {
  if (table.dialect === 'socrata') {
    const { newestFirst: _order, ...unsorted } = table
    await readTable(context, { source, table: { ...unsorted, rows: 0 } })
    return []
  }
  const { fields } = await context.call(describeTable, { url: urlOf(table, context) ?? '' })
  const listed = new Set(fields.map((field) => field.toLowerCase()))
  return table.columns.filter((column) => !listed.has(column.toLowerCase()))
}
