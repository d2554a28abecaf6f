import { Refusal } from '@/lib/conditions/refusal'
import type { Simulator } from '@/lib/connector/upstream/simulated-site'
import { runCount } from '@/lib/sql/simulated-count'
import { parseSelect } from '@/lib/sql/simulated-select'
import { runSelect, type SimulatedTable, type SimulatedTableColumn } from '@/lib/sql/simulated-table'

export interface SimulatedCartoTable extends SimulatedTable {
  table: string
}

const types: Record<SimulatedTableColumn['type'], string> = {
  text: 'string',
  numeric: 'number',
  timestamp: 'date',
  boolean: 'boolean',
  geometry: 'geometry',
}

export function simulateCarto(tables: readonly SimulatedCartoTable[]): Simulator {
  return async (request) => {
    const url = new URL(request.url)
    if (url.pathname !== '/api/v2/sql') return new Response('Not found', { status: 404 })
    const params = request.method === 'POST' ? new URLSearchParams(await request.text()) : url.searchParams
    const sql = params.get('q')
    if (!sql) return failure('You must indicate a sql query')
    try {
      return answer(tables, sql)
    } catch (error) {
      if (error instanceof Refusal) return failure(error.message)
      throw error
    }
  }
}

function answer(tables: readonly SimulatedCartoTable[], sql: string): Response {
  const counted = runCount(sql, (name) => tables.find((candidate) => candidate.table === name))
  if (counted) {
    const fields = counted.columns.map(({ name, type }) => [
      name,
      { type: type === 'text' ? 'string' : 'number' },
    ])
    return Response.json({
      rows: counted.rows,
      time: 0.01,
      fields: Object.fromEntries(fields),
      total_rows: counted.rows.length,
    })
  }
  const select = parseSelect(sql)
  const table = tables.find((candidate) => candidate.table === select.from)
  if (!table) return failure(`relation "${select.from}" does not exist`)
  const { columns, rows } = runSelect(table, select)
  return Response.json({
    rows,
    time: 0.01,
    fields: Object.fromEntries(columns.map(({ name, type }) => [name, { type: types[type] }])),
    total_rows: rows.length,
  })
}

const failure = (message: string) => Response.json({ error: [message] }, { status: 400 })
