import { encodeValue, wholeNumber } from '@/lib/query-url'
import { checkedColumn, checkedText, type Soql } from './where'

export interface DatasetQuery {
  /** Named one by one: without a list a dataset would send columns that must never be fetched. */
  select: readonly string[]
  where?: Soql | undefined
  /** Words to find anywhere in a row, in columns that are not asked for too. */
  words?: string | undefined
  /** One row for each distinct set of values in these columns; `select` and `orderBy` name no others. */
  group?: readonly string[]
  orderBy?: readonly { column: string; descending?: boolean }[]
  limit: number
  offset?: number
}

/** Equal questions give equal addresses. `resource` is the dataset's address: `https://host/resource/abcd-1234.json`. */
export function datasetQuery(resource: string, query: DatasetQuery): { url: string } {
  if (query.select.length === 0) throw new TypeError('A query for rows must name the columns it wants')
  const given: [string, string | number | undefined][] = [
    ['$select', query.select.map(checkedColumn).join(',')],
    ['$where', query.where?.text],
    ['$q', query.words === undefined ? undefined : checkedText(query.words)],
    ['$group', query.group?.map(checkedColumn).join(',')],
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

/** How many rows there are in all; the portal looks through all of them. */
export const countQuery = (resource: string): { url: string } => ({
  url: `${resource}?$select=${encodeValue('count(*) AS rows_in_all')}`,
})

const orderText = ({ column, descending }: { column: string; descending?: boolean }) =>
  `${checkedColumn(column)} ${descending ? 'DESC' : 'ASC'}`
