import { z } from 'zod'
import { ConnectorError } from '@/lib/connector/errors'
import type { Context, Method } from '@/lib/connector/method'
import { statusOf, tablesOf } from './choose-source'
import { describeTable } from './describe-table'
import { readTable, urlOf } from './read-table'
import type { Source, Table } from './source'
import { sources } from './source-list'

const params = z.strictObject({})
const finding = z.object({ what: z.string(), missing: z.array(z.string()) })
const result = z.object({
  findings: z.array(finding),
  /** Tables that did not answer: nothing is known of their columns. */
  unanswered: z.array(z.string()),
})

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
    return {
      findings: answers.filter((answer) => typeof answer !== 'string'),
      unanswered: answers.filter((answer) => typeof answer === 'string'),
    }
  },
} satisfies Method<typeof params, typeof result>

async function examine(
  source: Source,
  table: Table,
  context: Context,
): Promise<z.output<typeof finding> | string> {
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
