import { type Condition, chained, exactValues } from '@/lib/conditions/condition'
import { encodeValue, LONGEST_URL, wholeNumber } from '@/lib/query-url'
import {
  type ColumnOrder,
  countText,
  monthsText,
  orderText,
  type SelectStatement,
  selectText,
} from '@/lib/sql/select'

export interface CkanResource {
  host: string
  resource: string
}

export type CkanFilters = Readonly<Record<string, readonly (string | number)[]>>

export interface CkanResourceQuery {
  select: readonly string[]
  filters?: CkanFilters
  orderBy?: readonly ColumnOrder[]
  limit: number
  offset?: number
}

export interface DatastoreRequest {
  url: string
  method?: 'POST'
  headers?: Record<string, string>
  body?: string
}

/** The datastore silently truncates responses above this limit. */
const MOST_ROWS = 32_000

export function searchRequest({ host, resource }: CkanResource, query: CkanResourceQuery): DatastoreRequest {
  const { select, filters = {}, orderBy = [], limit, offset = 0 } = query
  if (select.length === 0) throw new TypeError('A query for rows must name the columns it wants')
  return request(host, 'datastore_search', {
    resource_id: resource,
    fields: select.map(listedName).join(','),
    ...(Object.keys(filters).length > 0 ? { filters: JSON.stringify(filters) } : {}),
    ...(orderBy.length > 0 ? { sort: orderBy.map(orderText).join(', ') } : {}),
    limit: checkedLimit(limit),
    ...(offset > 0 ? { offset: wholeNumber(offset) } : {}),
    // Counting the rows of a large table takes longer than reading one page.
    include_total: 'false',
  })
}

export const describeRequest = ({ host, resource }: CkanResource): DatastoreRequest =>
  request(host, 'datastore_search', { resource_id: resource, limit: 0, include_total: 'false' })

export const countRequest = ({ host, resource }: CkanResource, filters: CkanFilters = {}): DatastoreRequest =>
  request(host, 'datastore_search', {
    resource_id: resource,
    ...(Object.keys(filters).length > 0 ? { filters: JSON.stringify(filters) } : {}),
    limit: 0,
    include_total: 'true',
  })

export const countSqlRequest = (
  { host, resource }: CkanResource,
  where: Condition | undefined,
  column?: string,
): DatastoreRequest => {
  const counting = { from: resource, where }
  return request(host, 'datastore_search_sql', {
    sql: column === undefined ? countText(counting) : monthsText(column, counting),
  })
}

export const selectRequest = (
  { host, resource }: CkanResource,
  query: Omit<SelectStatement, 'from'>,
): DatastoreRequest =>
  request(host, 'datastore_search_sql', {
    sql: selectText({ ...query, limit: checkedLimit(query.limit), from: resource }),
  })

/** CKAN separates column names with commas and cannot escape a comma in a name. */
export const canBeListed = (name: string): boolean => !name.includes(',')

function request(host: string, action: string, params: Record<string, string | number>): DatastoreRequest {
  const url = `https://${host}/api/3/action/${action}`
  const text = Object.entries(params)
    .map(([name, value]) => `${name}=${encodeValue(String(value))}`)
    .join('&')
  if (url.length + text.length < LONGEST_URL) return { url: `${url}?${text}` }
  const headers = { 'content-type': 'application/json' }
  return { url, method: 'POST', headers, body: JSON.stringify(params) }
}

function listedName(name: string): string {
  if (!canBeListed(name)) throw new TypeError(`CKAN takes no column with a comma: ${name}`)
  return name
}

function checkedLimit(limit: number): number {
  if (wholeNumber(limit) > MOST_ROWS) throw new TypeError('A datastore gives no more rows at once')
  return limit
}

export function filtersOf(condition: Condition | undefined): { filters: CkanFilters; rest: Condition[] } {
  const filters: Record<string, readonly (string | number)[]> = {}
  const rest: Condition[] = []
  for (const term of condition ? chained(condition, 'all') : []) {
    const exact = exactValues(term)
    // CKAN's filters accept only one condition for each column.
    if (exact && !Object.hasOwn(filters, exact.column)) filters[exact.column] = exact.values
    else rest.push(term)
  }
  return { filters, rest }
}
