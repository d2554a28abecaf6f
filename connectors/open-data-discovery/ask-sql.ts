import { readCarto } from '@/lib/carto/read-table'
import { filtersOf } from '@/lib/ckan/filters-of'
import { searchResource, selectResource } from '@/lib/ckan/read-resource'
import { ConnectorError } from '@/lib/connector/errors'
import type { Context } from '@/lib/connector/method'
import { toSql } from '@/lib/table-query/to-sql'
import { type Page, rowOf } from './ask-page'
import type { PageQuestion } from './read-table'
import type { Table } from './table'

type Resource = Extract<Table, { dialect: 'ckan' }>

/** In SQL where the portal answers it, else by what equals. */
export async function askCkan(
  { upstream }: Context,
  resource: Resource,
  question: PageQuestion,
): Promise<Page> {
  const query = queryOf(question)
  const rows = question.bySql
    ? await selectResource(upstream, resource, { ...query, where: sqlOf(question) })
    : await searchResource(upstream, resource, { ...query, filters: filtersIn(question, resource) })
  return pageOf(question, rows)
}

export async function askCarto(
  { upstream }: Context,
  table: Extract<Table, { dialect: 'carto' }>,
  question: PageQuestion,
): Promise<Page> {
  const rows = await readCarto(upstream, table, { ...queryOf(question), where: sqlOf(question) })
  return pageOf(question, rows)
}

const queryOf = ({ columns, spell, orderBy, limit, offset }: PageQuestion) => ({
  select: columns.map(({ name }) => name),
  orderBy: orderBy.map(({ column, descending }) => ({ column: spell(column), descending })),
  limit,
  offset,
})

function sqlOf({ columns, spell, where }: PageQuestion) {
  const texts = new Set(columns.filter(({ type }) => /^(text|string)$/.test(type)).map(({ name }) => name))
  return where && toSql(where, { spell, isText: (column) => texts.has(column) })
}

/** Half a recipe would find what is no new home. */
function filtersIn({ where, spell }: PageQuestion, { host }: Resource) {
  const { filters, rest } = filtersOf(where, spell)
  if (rest.length === 0) return filters
  throw new ConnectorError(
    'not_supported',
    `${host} does not answer comparisons any more, and this recipe cannot do without them. Ask the publisher directly.`,
  )
}

const pageOf = ({ columns, limit }: PageQuestion, rows: readonly Record<string, unknown>[]): Page => ({
  rows: rows.map((row) => ({ row: rowOf(columns, row), position: null })),
  isCut: rows.length >= limit,
})
