import { all, type Condition } from '@/lib/conditions/condition'
import { postgres } from '@/lib/conditions/dialects'
import { print } from '@/lib/conditions/print'
import { wholeNumber } from '@/lib/query-url'

export interface Order {
  column: string
  descending?: boolean
}

export interface Selection {
  /** Named one by one: with `*` a table would send columns that must never be fetched. */
  select: readonly string[]
  from: string
  where?: Condition | undefined
  orderBy?: readonly Order[]
  limit: number
  offset?: number
}

/** Equal questions give equal texts. */
export function selectText({ select, from, where, orderBy = [], limit, offset = 0 }: Selection): string {
  if (select.length === 0) throw new TypeError('A query for rows must name the columns it wants')
  const condition = print(where ?? all(), postgres)
  const parts = [
    `SELECT ${select.map(postgres.name).join(', ')}`,
    `FROM ${postgres.name(from)}`,
    condition !== '' && `WHERE ${condition}`,
    orderBy.length > 0 && `ORDER BY ${orderBy.map(orderText).join(', ')}`,
    `LIMIT ${wholeNumber(limit)}`,
    offset > 0 && `OFFSET ${wholeNumber(offset)}`,
  ]
  return parts.filter((part) => typeof part === 'string').join(' ')
}

/** No row, but what columns there are. */
export const noRowsText = (from: string): string => `SELECT * FROM ${postgres.name(from)} LIMIT 0`

/** The datastores sort by the same rule. */
export const orderText = ({ column, descending }: Order): string =>
  `${postgres.name(column)} ${descending ? 'DESC' : 'ASC'}`
