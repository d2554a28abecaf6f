import { Refusal } from '@/lib/arcgis/refusal'
import type { Simulator } from '@/lib/connector/simulator'
import type { SimulatedCell, SimulatedColumn, SimulatedDataset } from './simulated-dataset'
import { type ReadQuery, readQuery, UnknownColumn } from './simulated-query'

/** A Socrata portal in process: `/resource/<id>.json` for each of its datasets. */
export function simulateSocrata(datasets: readonly SimulatedDataset[]): Simulator {
  return async (request) => {
    const url = new URL(request.url)
    const [, id] = /^\/resource\/([a-z0-9]{4}-[a-z0-9]{4})\.json$/.exec(url.pathname) ?? []
    const dataset = datasets.find((candidate) => candidate.id === id)
    if (!dataset) return failure(404, 'dataset.missing', 'Dataset not found')
    try {
      return answer(dataset, readQuery(url.searchParams, dataset))
    } catch (error) {
      if (error instanceof UnknownColumn) return failure(400, 'query.soql.no-such-column', error.message)
      if (error instanceof Refusal) return failure(400, 'query.compiler.malformed', error.message)
      throw error
    }
  }
}

/** A host that has moved: the same path at the new one. */
export function movedTo(host: string): Simulator {
  return async (request) => {
    const { pathname, search } = new URL(request.url)
    return new Response(null, { status: 301, headers: { location: `https://${host}${pathname}${search}` } })
  }
}

function answer(dataset: SimulatedDataset, query: ReadQuery): Response {
  // Reaching the limit is not announced in any way.
  const page = matchingRows(dataset, query).slice(query.offset, query.offset + query.limit)
  const headers = {
    'last-modified': dataset.updatedAt.toUTCString(),
    'x-soda2-fields': JSON.stringify(query.columns.map(({ name }) => name)),
    'x-soda2-types': JSON.stringify(query.columns.map(({ type }) => type)),
    'access-control-allow-origin': '*',
  }
  return Response.json(
    page.map((row) => writeRow(row, query.columns)),
    { headers },
  )
}

/** Without an order the first rows will do, and the rest of a large table is never made. */
function matchingRows(dataset: SimulatedDataset, query: ReadQuery): Record<string, SimulatedCell>[] {
  const enough = query.order.length > 0 ? Number.POSITIVE_INFINITY : query.offset + query.limit
  const found: Record<string, SimulatedCell>[] = []
  for (const row of dataset.rows(query.hints)) {
    if (found.length >= enough) break
    if (query.matches(row)) found.push(row)
  }
  return query.order.length > 0 ? found.toSorted((a, b) => compareRows(a, b, query)) : found
}

/** Keys without a value are left out, and every number is a text. */
function writeRow(row: Record<string, SimulatedCell>, columns: readonly SimulatedColumn[]) {
  const entries = columns.flatMap(({ name, type, pointed }) => {
    const value = row[name] ?? null
    if (value === null) return []
    return [[name, type === 'number' ? numberText(Number(value), pointed === true) : String(value)]]
  })
  return Object.fromEntries(entries)
}

const numberText = (value: number, pointed: boolean) =>
  pointed && Number.isInteger(value) ? `${value}.0` : String(value)

function compareRows(a: Record<string, SimulatedCell>, b: Record<string, SimulatedCell>, query: ReadQuery) {
  for (const { name, sign } of query.order) {
    const difference = compareCells(a[name] ?? null, b[name] ?? null)
    if (difference !== 0) return difference * sign
  }
  return 0
}

function compareCells(a: SimulatedCell, b: SimulatedCell): number {
  if (a === null || b === null) return Number(b === null) - Number(a === null)
  if (a === b) return 0
  return a < b ? -1 : 1
}

const failure = (status: number, code: string, message: string) =>
  Response.json({ code, error: true, message, data: {} }, { status })
