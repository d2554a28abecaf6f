import { ConnectorError } from '@/lib/connector/errors'
import type { MethodContext } from '@/lib/connector/method'
import { fieldCheck } from '@/lib/connector/upstream/field-comparison'
import { keyOfTable, type OpenTable } from '@/lib/open-table/table'
import { feeds } from './buildings/feed-list'
import { columnsOf } from './buildings/read-record'
import { constructionSources } from './construction/source-list'
import { stateOf } from './construction/source-state'
import { columnsOfSource, describeTable } from './tables/describe-table'

interface TableColumns {
  id: string
  table: OpenTable
  columns: string[]
}

const recipesOf = (context: MethodContext): TableColumns[] =>
  constructionSources.flatMap((source) => {
    const current = stateOf(source, context)
    return current.state === 'enabled'
      ? [{ id: source.id, table: current.table, columns: columnsOfSource(source) }]
      : []
  })

const feedTables = feeds.map((feed): TableColumns => {
  const { id, host, dataset } = feed
  const columns = columnsOf(feed).filter((column) => !column.startsWith(':'))
  return { id, table: { dialect: 'socrata', host, dataset }, columns }
})

async function examine({ id, table, columns }: TableColumns, context: MethodContext) {
  const what = `${id} ${keyOfTable(table)}`
  try {
    const described = await context.call(describeTable, { table: keyOfTable(table) })
    const listed = new Set(
      described.columns.flatMap(({ name, shown: displayName }) => [
        name.toLowerCase(),
        displayName.toLowerCase(),
      ]),
    )
    return { what, missing: columns.filter((column) => !listed.has(column.toLowerCase())) }
  } catch (error) {
    if (!(error instanceof ConnectorError)) throw error
    return error.code === 'upstream_changed' ? { what, missing: ['all of its columns'] } : what
  }
}

export const checkFields = fieldCheck(
  'Compares the columns of each table with those this connector reads.',
  (context) => [...recipesOf(context), ...feedTables],
  examine,
)
