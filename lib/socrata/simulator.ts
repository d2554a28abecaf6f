import { Refusal, type RefusalReason } from '@/lib/conditions/refusal'
import type { Simulator } from '@/lib/connector/upstream/simulated-site'
import { answerCount, readCount } from './simulated-count'
import type { SimulatedCell, SimulatedColumn, SimulatedDataset, SimulatedRecord } from './simulated-dataset'
import { readQuery, type SimulatedSocrataQuery } from './simulated-query'
import { isTableType, writeView } from './simulated-view'

export interface PortalQuirks {
  /**
   * Field with the error code: `code` is documented, today's portals use `errorCode`, and one portal sends
   * only a message.
   */
  errors?: 'code' | 'errorCode' | 'message'
  preparesFirst?: true
  wantsToken?: true
  /** Responds 403 if `$` is written as `%24`. */
  refusesEncodedDollar?: true
}

type Fail = (status: number, code: string, message: string) => Response

export function simulateSocrata(datasets: readonly SimulatedDataset[], habits: PortalQuirks = {}): Simulator {
  const prepared = new Set<string>()
  const fail = failureIn(habits.errors ?? 'code')
  return async (request) => {
    const url = new URL(request.url)
    const [, place, id = ''] =
      /^\/(resource|api\/views)\/([a-z0-9]{4}-[a-z0-9]{4})(?:\.json)?$/.exec(url.pathname) ?? []
    const dataset = datasets.find((candidate) => candidate.id === id)
    if (!dataset) return fail(404, 'dataset.missing', 'Dataset not found')
    if (habits.refusesEncodedDollar && /%24/.test(url.search))
      return new Response('Forbidden', { status: 403 })
    if (place === 'api/views') return Response.json(writeView(dataset))
    if (habits.wantsToken && !request.headers.has('x-app-token')) {
      return fail(429, 'too_many_requests', 'Throttled for lack of an app token')
    }
    if (habits.preparesFirst && !prepared.has(id)) {
      prepared.add(id)
      return Response.json({ status: 'processing' }, { status: 202 })
    }
    return answerRows(dataset, url.searchParams, fail)
  }
}

export function movedTo(host: string): Simulator {
  return async (request) => {
    const { pathname, search } = new URL(request.url)
    return new Response(null, { status: 301, headers: { location: `https://${host}${pathname}${search}` } })
  }
}

function answerRows(dataset: SimulatedDataset, params: URLSearchParams, fail: Fail): Response {
  if (dataset.about?.closed) {
    return fail(403, 'permission_denied', 'You must be logged in to access this resource')
  }
  if (!isTableType(dataset.about?.type)) return fail(404, 'dataset.missing', 'Cannot read rows for view')
  try {
    const counted = readCount(params, dataset)
    return counted
      ? Response.json(answerCount(counted, countedRows(dataset, params)))
      : answer(dataset, readQuery(params, dataset))
  } catch (error) {
    if (error instanceof Refusal) return fail(400, codes[error.reason ?? 'malformed'], error.message)
    throw error
  }
}

const codes: Record<RefusalReason, string> = {
  malformed: 'query.compiler.malformed',
  'no-such-column': 'query.soql.no-such-column',
  'no-such-function': 'query.soql.no-such-function',
  'type-mismatch': 'query.soql.type-mismatch',
}

function countedRows(dataset: SimulatedDataset, search: URLSearchParams): SimulatedRecord[] {
  const params = new URLSearchParams(search)
  for (const clause of ['$select', '$group', '$limit']) params.delete(clause)
  return matchingRows(dataset, { ...readQuery(params, dataset), limit: Number.POSITIVE_INFINITY })
}

function answer(dataset: SimulatedDataset, query: SimulatedSocrataQuery): Response {
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

/**
 * Without an order or a group, stops after the requested rows, so that a large table is not generated in
 * full.
 */
function matchingRows(dataset: SimulatedDataset, query: SimulatedSocrataQuery): SimulatedRecord[] {
  const enough =
    query.order.length > 0 || query.isDistinct ? Number.POSITIVE_INFINITY : query.offset + query.limit
  const matches: SimulatedRecord[] = []
  for (const source of dataset.rows(query.hints)) {
    if (matches.length >= enough) break
    const row = query.namesSystem ? wholeRow(source, dataset) : source
    if (query.matches(row)) matches.push(row)
  }
  const rows = query.isDistinct ? distinctRows(matches, query) : matches
  return query.order.length > 0 ? rows.toSorted((a, b) => compareRows(a, b, query)) : rows
}

function distinctRows(
  rows: readonly SimulatedRecord[],
  { columns }: SimulatedSocrataQuery,
): SimulatedRecord[] {
  const valuesOf = (row: SimulatedRecord) => JSON.stringify(columns.map(({ name }) => row[name] ?? null))
  return [...new Map(rows.map((row) => [valuesOf(row), row])).values()]
}

const wholeRows = new WeakMap<SimulatedDataset, WeakMap<SimulatedRecord, SimulatedRecord>>()

function wholeRow(row: SimulatedRecord, dataset: SimulatedDataset): SimulatedRecord {
  const cache = wholeRows.get(dataset) ?? new WeakMap<SimulatedRecord, SimulatedRecord>()
  wholeRows.set(dataset, cache)
  const whole = cache.get(row) ?? { ...systemCells(row, dataset), ...row }
  cache.set(row, whole)
  return whole
}

function systemCells(row: SimulatedRecord, { updatedAt }: SimulatedDataset): SimulatedRecord {
  const json = JSON.stringify(row)
  let sum = 7
  for (let at = 0; at < json.length; at += 1) sum = (Math.imul(sum, 31) + json.charCodeAt(at)) >>> 0
  const text = (sum * 1_099_511 + sum).toString(36).padStart(12, '0').slice(-12)
  const moment = updatedAt.toISOString()
  return {
    ':id': `row-${text.slice(0, 4)}_${text.slice(4, 8)}.${text.slice(8)}`,
    ':created_at': moment,
    ':updated_at': moment,
  }
}

function writeRow(row: SimulatedRecord, columns: readonly SimulatedColumn[]) {
  const entries = columns.flatMap((column) => {
    const value = row[column.name] ?? null
    return value === null ? [] : [[column.name, writeCell(value, column)]]
  })
  return Object.fromEntries(entries)
}

function writeCell(value: SimulatedCell, { type, pointed }: SimulatedColumn) {
  if (type === 'number' || type === 'money') return numberText(Number(value), pointed === true)
  return typeof value === 'number' ? String(value) : value
}

const numberText = (value: number, pointed: boolean) =>
  pointed && Number.isInteger(value) ? `${value}.0` : String(value)

function compareRows(a: SimulatedRecord, b: SimulatedRecord, query: SimulatedSocrataQuery) {
  for (const { name, sign, emptyLast } of query.order) {
    const [one, other] = [a[name] ?? null, b[name] ?? null]
    const isEmpty = one === null || other === null
    const difference = compareCells(one, other)
    if (difference !== 0) return difference * (isEmpty && emptyLast ? 1 : sign)
  }
  return 0
}

/** Null is the greatest value: last in ascending order, first in descending order. */
function compareCells(a: SimulatedCell, b: SimulatedCell): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null)
  if (a === b || typeof a === 'object' || typeof b === 'object') return 0
  return a < b ? -1 : 1
}

const failureIn =
  (shape: NonNullable<PortalQuirks['errors']>): Fail =>
  (status, code, message) => {
    const bodies = {
      code: { code, error: true, message, data: {} },
      errorCode: { message, errorCode: code, data: {} },
      message: { message: status === 400 ? 'Invalid SoQL query' : message },
    }
    return Response.json(bodies[shape], { status })
  }
