import type { Condition } from '@/lib/conditions/condition'
import { socrata } from '@/lib/conditions/dialects'
import { checkedText, print } from '@/lib/conditions/print'
import type { MethodContext } from '@/lib/connector/method'
import { encodeValue, wholeNumber } from '@/lib/query-url'

export interface SocrataDatasetQuery {
  /** Required, because a query without columns fetches all columns, including withheld ones. */
  select: readonly string[]
  where?: Condition | undefined
  words?: string | undefined
  group?: readonly string[]
  orderBy?: readonly Order[]
  limit: number
  offset?: number
}

interface Order {
  column: string
  descending?: boolean
  /** True to put rows without a value last. In descending order they come first by default. */
  emptyLast?: boolean
}

/** Equal queries have equal URLs. `resource` is `https://host/resource/abcd-1234.json`. */
export function datasetQuery(resource: string, query: SocrataDatasetQuery): { url: string } {
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
  // The `$` of parameter names is not encoded, because one portal refuses `%24`.
  return { url: `${resource}?${text.join('&')}` }
}

export const countQuery = (resource: string, where?: Condition): { url: string } => ({
  url: `${resource}?$select=${encodeValue('count(*) AS rows_in_all')}${whereText(where)}`,
})

/** More months than any dataset has, because without a limit a portal returns only 1,000 rows. */
const MOST_MONTHS = 5000

/** The response omits months without rows, and counts rows without a day in a group without a month. */
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

/** Without a token, all clients with the same IP address share one quota. */
export function tokenFor({ settings }: Pick<MethodContext, 'settings'>): {
  headers?: Record<string, string>
} {
  const token = settings.SOCRATA_APP_TOKEN
  return token ? { headers: { 'x-app-token': token } } : {}
}
