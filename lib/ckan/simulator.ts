import { z } from 'zod'
import { Refusal } from '@/lib/conditions/refusal'
import type { Simulator } from '@/lib/connector/upstream/simulated-site'
import type { SimulatedRecord } from '@/lib/socrata/simulated-dataset'
import { runCount } from '@/lib/sql/simulated-count'
import { type ParsedSelect, parseSelect } from '@/lib/sql/simulated-select'
import { runSelect, type SimulatedTable, type SimulatedTableColumn } from '@/lib/sql/simulated-table'

export interface SimulatedResource extends SimulatedTable {
  id: string
}

interface Options {
  sql: 'on' | 'revoked'
}

const MOST_ROWS = 32_000
const USUAL_ROWS = 100
const rowNumber: SimulatedTableColumn = { name: '_id', type: 'numeric' }

export function simulateCkan(resources: readonly SimulatedResource[], { sql }: Options): Simulator {
  const tables = new Map(resources.map((resource) => [resource.id, numbered(resource)]))
  return async (request) => {
    const url = new URL(request.url)
    const params = await paramsOf(request, url)
    const action = /^\/api\/(?:3\/)?action\/(\w+)$/.exec(url.pathname)?.[1]
    try {
      if (action === 'datastore_search') return answerSearch(tables, params)
      if (action !== 'datastore_search_sql')
        return Response.json('Bad request - Action name not known', { status: 400 })
      if (sql === 'revoked') return failure(403, 'Authorization Error', 'Access denied')
      return answerSql(tables, params)
    } catch (error) {
      if (error instanceof Refusal) return failure(409, 'Validation Error', error.message)
      throw error
    }
  }
}

const body = z.record(z.string(), z.union([z.string(), z.number()]).transform(String))

async function paramsOf(request: Request, url: URL): Promise<Partial<Record<string, string>>> {
  return request.method === 'POST' ? body.parse(await request.json()) : Object.fromEntries(url.searchParams)
}

function numbered(resource: SimulatedResource): SimulatedTable {
  return {
    columns: [rowNumber, ...resource.columns],
    *rows(hints) {
      let number = 0
      for (const row of resource.rows(hints)) {
        number += 1
        yield { _id: number, ...row }
      }
    },
  }
}

/** Matches names such as `:word`, for which SQLAlchemy's `text()` expects a value, even inside quotes. */
const parameter = /(?<![:\p{L}\p{N}_\\]):[\p{L}\p{N}_]+(?!:)/u

function answerSql(tables: Map<string, SimulatedTable>, params: Partial<Record<string, string>>): Response {
  const sql = params.sql ?? ''
  if (parameter.test(sql)) return new Response('Internal Server Error', { status: 500 })
  const counted = runCount(sql, (name) => tables.get(name))
  if (counted) {
    const fields = counted.columns.map(({ name, type }) => ({ id: name, type }))
    return success('datastore_search_sql', { sql, fields, records: counted.rows })
  }
  const select = parseSelect(sql)
  const table = tables.get(select.from)
  if (!table) return failure(404, 'Not Found Error', 'Not found: Resource was not found.')
  const { columns, rows } = runSelect(table, {
    ...select,
    limit: Math.min(select.limit ?? MOST_ROWS, MOST_ROWS),
  })
  return success('datastore_search_sql', { sql, fields: columns.map(fieldOf), records: rows })
}

const filtersShape = z.record(
  z.string(),
  z.union([z.string(), z.number(), z.array(z.union([z.string(), z.number()]))]),
)

function answerSearch(
  tables: Map<string, SimulatedTable>,
  params: Partial<Record<string, string>>,
): Response {
  const table = tables.get(params.resource_id ?? '')
  if (!table) return failure(404, 'Not Found Error', 'Not found: Resource was not found.')
  const filters = Object.entries(filtersShape.parse(JSON.parse(params.filters ?? '{}')))
  const criteria = filters.map(([name, values]) => ({ name, texts: [values].flat().map(String) }))
  for (const { name } of criteria) {
    if (!table.columns.some((column) => column.name === name)) {
      return failure(409, 'Validation Error', `invalid filter: field "${name}" not in table`)
    }
  }
  const select = selectOf(params)
  const { columns, rows } = runSelect(filtered(table, criteria), select)
  const all = () => runSelect(filtered(table, criteria), { ...select, limit: null, offset: 0 }).rows
  return success('datastore_search', {
    resource_id: params.resource_id,
    fields: columns.map(fieldOf),
    records: rows,
    ...(params.include_total === 'false' ? {} : { total: all().length }),
    _links: { start: '/api/3/action/datastore_search', next: '/api/3/action/datastore_search?offset=100' },
  })
}

function filtered(table: SimulatedTable, criteria: { name: string; texts: string[] }[]): SimulatedTable {
  const isWanted = (row: SimulatedRecord) =>
    criteria.every(({ name, texts }) => texts.includes(String(row[name] ?? null)))
  return {
    columns: table.columns,
    *rows() {
      const equals = Object.fromEntries(criteria.map(({ name, texts }) => [name, texts]))
      for (const row of table.rows({ equals, like: {} })) if (isWanted(row)) yield row
    },
  }
}

function selectOf(params: Partial<Record<string, string>>): ParsedSelect {
  const sort = params.sort ? ` ORDER BY ${params.sort}` : ''
  const limit = Math.min(Number(params.limit ?? USUAL_ROWS), MOST_ROWS)
  return {
    ...parseSelect(`SELECT * FROM "table"${sort} LIMIT ${limit} OFFSET ${params.offset ?? 0}`),
    columns: params.fields?.split(',').map((name) => name.replace(/^ +| +$/g, '')) ?? '*',
  }
}

const fieldOf = ({ name, type }: SimulatedTableColumn) => ({ id: name, type: name === '_id' ? 'int' : type })

const success = (action: string, result: unknown) =>
  Response.json({ help: `/api/3/action/help_show?name=${action}`, success: true, result })

const failure = (status: number, type: string, message: string) =>
  Response.json(
    { help: '/api/3/action/help_show', success: false, error: { __type: type, message } },
    { status },
  )
