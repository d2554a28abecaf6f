import type { Condition } from '@/lib/conditions/condition'
import { socrata } from '@/lib/conditions/dialects'
import { checkedText, print } from '@/lib/conditions/print'
import type { Context } from '@/lib/connector/method'
import { encodeValue, wholeNumber } from '@/lib/query-url'

export interface DatasetQuery {
  /** Required, because without a list a dataset would send columns that must never be fetched. */
  select: readonly string[]
  where?: Condition | undefined
  /** Full-text search of the row, including columns that are not selected. */
  words?: string | undefined
  group?: readonly string[]
  orderBy?: readonly Order[]
  limit: number
  offset?: number
}

interface Order {
  column: string
  descending?: boolean
  /** Without this, rows without a value come first in descending order. */
  emptyLast?: boolean
}

/**
 * Builds equal URLs for equal queries. `resource` is the dataset's URL:
 * `https://host/resource/abcd-1234.json`.
 */
export function datasetQuery(resource: string, query: DatasetQuery): { url: string } {
  if (query.select.length === 0) throw new TypeError('A query for rows must name the columns it wants')
  const pairs: [string, string | number | undefined][] = [
    ['$select', query.select.map(socrata.name).join(',')],
    ['$where', query.where && (print(query.where, socrata) || undefined)],
    ['$q', query.words === undefined ? undefined : checkedText(query.words, socrata)],
    ['$group', query.group?.map(socrata.name).join(',')],
    // Without an order, pages may overlap.
    ['$order', query.orderBy?.map(orderText).join(',')],
    ['$limit', wholeNumber(query.limit)],
    ['$offset', query.offset === undefined ? undefined : wholeNumber(query.offset)],
  ]
  const text = pairs
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}=${encodeValue(String(value))}`)
  // The parameter names keep a plain `$`, because one portal refuses the encoded form.
  return { url: `${resource}?${text.join('&')}` }
}

export const countQuery = (resource: string, where?: Condition): { url: string } => ({
  url: `${resource}?$select=${encodeValue('count(*) AS rows_in_all')}${whereText(where)}`,
})

/** More months than any dataset has. Without a limit a portal returns only a thousand rows. */
const MOST_MONTHS = 5000

/** Months without rows are missing from the result. Rows without a day form a group with a null month. */
export function monthsQuery(resource: string, column: string, where?: Condition): { url: string } {
  const month = `date_trunc_ym(${socrata.name(column)})`
  const select = encodeValue(`${month} AS month,count(*) AS rows_in_all`)
  return {
    url: `${resource}?$select=${select}${whereText(where)}&$group=${encodeValue(month)}&$limit=${MOST_MONTHS}`,
  }
}

function whereText(where: Condition | undefined): string {
  const text = where ? print(where, socrata) : ''
  return text === '' ? '' : `&$where=${encodeValue(text)}`
}

const orderText = ({ column, descending, emptyLast }: Order) =>
  `${socrata.name(column)} ${descending ? 'DESC' : 'ASC'}${emptyLast ? ' NULL LAST' : ''}`

/** Without a token, all clients of one address share the portal's quota. */
export function tokenFor({ settings }: Pick<Context, 'settings'>): { headers?: Record<string, string> } {
  const token = settings.SOCRATA_APP_TOKEN
  return token ? { headers: { 'x-app-token': token } } : {}
}
