import { checkedColumn, type Soql } from './where'

export interface DatasetQuery {
  /** Named one by one: without a list a dataset would send columns that must never be fetched. */
  select: readonly string[]
  where?: Soql | undefined
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
    // Without an order the source promises none, and pages may overlap.
    ['$order', query.orderBy?.map(orderText).join(',')],
    ['$limit', whole(query.limit)],
    ['$offset', query.offset === undefined ? undefined : whole(query.offset)],
  ]
  const text = given
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}=${encode(String(value))}`)
  return { url: `${resource}?${text.join('&')}` }
}

const orderText = ({ column, descending }: { column: string; descending?: boolean }) =>
  `${checkedColumn(column)} ${descending ? 'DESC' : 'ASC'}`

function whole(value: number): number {
  if (!Number.isInteger(value) || value < 0) throw new TypeError('A number of rows must be whole')
  return value
}

const encode = (text: string) => encodeURIComponent(text).replaceAll("'", '%27')
