import type { Condition } from '@/lib/conditions/condition'
import { socrata } from '@/lib/conditions/dialects'
import { checkedText, print } from '@/lib/conditions/print'
import type { Context } from '@/lib/connector/method'
import { encodeValue, wholeNumber } from '@/lib/query-url'

export interface DatasetQuery {
  /** Named one by one: without a list a dataset would send columns that must never be fetched. */
  select: readonly string[]
  where?: Condition | undefined
  /** Words to find anywhere in a row, in columns that are not asked for too. */
  words?: string | undefined
  /** One row for each distinct set of values in these columns; `select` and `orderBy` name no others. */
  group?: readonly string[]
  orderBy?: readonly Order[]
  limit: number
  offset?: number
}

interface Order {
  column: string
  descending?: boolean
  /** Rows without the value come first in descending order unless this is said. */
  emptyLast?: boolean
}

/** Equal questions give equal addresses. `resource` is the dataset's address: `https://host/resource/abcd-1234.json`. */
export function datasetQuery(resource: string, query: DatasetQuery): { url: string } {
  if (query.select.length === 0) throw new TypeError('A query for rows must name the columns it wants')
  const given: [string, string | number | undefined][] = [
    ['$select', query.select.map(socrata.name).join(',')],
    ['$where', query.where && (print(query.where, socrata) || undefined)],
    ['$q', query.words === undefined ? undefined : checkedText(query.words, socrata)],
    ['$group', query.group?.map(socrata.name).join(',')],
    // Without an order the source promises none, and pages may overlap.
    ['$order', query.orderBy?.map(orderText).join(',')],
    ['$limit', wholeNumber(query.limit)],
    ['$offset', query.offset === undefined ? undefined : wholeNumber(query.offset)],
  ]
  const text = given
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}=${encodeValue(String(value))}`)
  // The `$` of the names stays as it is: one portal refuses it in its encoded form.
  return { url: `${resource}?${text.join('&')}` }
}

/** How many rows there are, or how many meet a condition; the portal looks through all of them. */
export const countQuery = (resource: string, where?: Condition): { url: string } => ({
  url: `${resource}?$select=${encodeValue('count(*) AS rows_in_all')}${whereText(where)}`,
})

/** More months than any dataset has: without a limit a portal gives a thousand rows. */
const MOST_MONTHS = 5000

/** How many rows of each month. One without rows is not in the answer; rows without a day come without a month. */
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

/** Without one, all who ask from the same address share what the portals allow. */
export function tokenFor({ settings }: Pick<Context, 'settings'>): { headers?: Record<string, string> } {
  const token = settings.SOCRATA_APP_TOKEN
  return token ? { headers: { 'x-app-token': token } } : {}
}
