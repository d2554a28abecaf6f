import { z } from 'zod'
import { ConnectorError } from '@/lib/connector/errors'
import { fieldComparison, type fieldFinding, toComparison } from '@/lib/connector/field-comparison'
import type { Context, Method } from '@/lib/connector/method'
import { declaredTables, statusOf } from './choose-source'
import { describeTable } from './describe-table'
import { placesOf, urlOf } from './read-table'
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
      .flatMap((source) =>
        declaredTables(source)
          .flatMap(toCheck)
          .map((table) => ({ source, table })),
      )
    const answers = await Promise.all(asked.map((each) => examine(each.source, each.table, context)))
    return toComparison(answers)
  },
} satisfies Method<typeof params, typeof result>

/** A second address need not have more than its answers cannot do without. */
function toCheck(declared: Table): Table[] {
  const [first, second] = placesOf(declared)
  return second ? [first, { ...second, optional: [] }] : [first]
}

async function examine(
  source: Source,
  table: Table,
  context: Context,
): Promise<z.output<typeof fieldFinding> | string> {
  const url = urlOf(table, context) ?? ''
  const what = `${source.id} ${url}`
  try {
    const { fields } = await context.call(describeTable, { url })
    return { what, ...compareColumns(table, fields) }
  } catch (error) {
    if (!(error instanceof ConnectorError)) throw error
    return error.code === 'upstream_changed' ? { what, missing: ['at least one column'] } : what
  }
}

function compareColumns(
  { columns, optional = [], spellings = {} }: Table,
  fields: readonly string[],
): Pick<z.output<typeof fieldFinding>, 'missing' | 'absent'> {
  const listed = new Set(fields.map((field) => field.toLowerCase()))
  const isListed = (column: string) =>
    [column, ...(spellings[column] ?? [])].some((name) => listed.has(name.toLowerCase()))
  const without = (names: readonly string[]) => names.filter((column) => !isListed(column))
  return { missing: without(columns), absent: without(optional) }
}
