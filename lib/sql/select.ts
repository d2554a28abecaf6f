import { all, type Condition } from '@/lib/conditions/condition'
import { postgres } from '@/lib/conditions/dialects'
import { print } from '@/lib/conditions/print'
import { wholeNumber } from '@/lib/query-url'

export interface ColumnOrder {
  column: string
  descending?: boolean
}

export interface SelectStatement {
  /** Required, and never `*`, because `*` would also fetch withheld columns. */
  select: readonly string[]
  from: string
  where?: Condition | undefined
  orderBy?: readonly ColumnOrder[]
  limit: number
  offset?: number
}

export function selectText({
  select,
  from,
  where,
  orderBy = [],
  limit,
  offset = 0,
}: SelectStatement): string {
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

export const noRowsText = (from: string): string => `SELECT * FROM ${postgres.name(from)} LIMIT 0`

type Counting = Pick<SelectStatement, 'from' | 'where'>

export const countText = (counting: Counting): string =>
  `SELECT count(*) AS "rows_in_all" ${fromText(counting)}`

const MOST_MONTHS = 5000

/**
 * Groups by the first seven characters of the date as text, because some tables store days and others store
 * times.
 */
export const monthsText = (column: string, counting: Counting): string =>
  `SELECT left(${postgres.name(column)}::text, 7) AS "month", count(*) AS "rows_in_all" ${fromText(counting)} GROUP BY 1 LIMIT ${MOST_MONTHS}`

function fromText({ from, where }: Counting): string {
  const condition = print(where ?? all(), postgres)
  return `FROM ${postgres.name(from)}${condition === '' ? '' : ` WHERE ${condition}`}`
}

export const orderText = ({ column, descending }: ColumnOrder): string =>
  `${postgres.name(column)} ${descending ? 'DESC' : 'ASC'}`
