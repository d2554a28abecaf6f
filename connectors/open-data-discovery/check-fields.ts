import { z } from 'zod'
import { ConnectorError } from '@/lib/connector/errors'
import { fieldComparison, toComparison } from '@/lib/connector/field-comparison'
import type { Context, Method } from '@/lib/connector/method'
import { columnsOf } from './building-record'
import { columnsOfSource } from './columns-of-source'
import { describeTable } from './describe-table'
import { feeds } from './feed-list'
import { constructionSources } from './source-list'
import { stateOf } from './source-state'
import type { Table } from './table'
import { keyOfTable } from './table-key'

const params = z.strictObject({})
const result = fieldComparison

/** For the doctor: does each table of a recipe or a feed still have the columns we read? */
export const checkFields = {
  summary: 'Compares the columns of each table with those this connector reads.',
  params,
  result,
  example: {},
  cache: false,
  async run(_params, context) {
    const answers = await Promise.all(
      [...recipesOf(context), ...feedTables].map((each) => examine(each, context)),
    )
    return toComparison(answers)
  },
} satisfies Method<typeof params, typeof result>

interface Examined {
  id: string
  table: Table
  columns: string[]
}

const recipesOf = (context: Context): Examined[] =>
  constructionSources.flatMap((source) => {
    const found = stateOf(source, context)
    return found.state === 'enabled'
      ? [{ id: source.id, table: found.table, columns: columnsOfSource(source) }]
      : []
  })

const feedTables = feeds.map((feed): Examined => {
  const { id, host, dataset } = feed
  const columns = columnsOf(feed).filter((column) => !column.startsWith(':'))
  return { id, table: { dialect: 'socrata', host, dataset }, columns }
})

async function examine({ id, table, columns }: Examined, context: Context) {
  const what = `${id} ${keyOfTable(table)}`
  try {
    const described = await context.call(describeTable, { table: keyOfTable(table) })
    const listed = new Set(
      described.columns.flatMap(({ name, shown }) => [name.toLowerCase(), shown.toLowerCase()]),
    )
    return { what, missing: columns.filter((column) => !listed.has(column.toLowerCase())) }
  } catch (error) {
    if (!(error instanceof ConnectorError)) throw error
    return error.code === 'upstream_changed' ? { what, missing: ['all of its columns'] } : what
  }
}
