import { z } from 'zod'
import { createTaker, type Query } from '@/app/read-query'
import {
  type Comparison,
  comparisons,
  type Filter,
  MOST_FILTERS,
  type RowCount,
  type RowsUrl,
  rowCounts,
  START,
  slotsFor,
} from './url'

export interface Reading {
  url: RowsUrl
  /** Parameters of a link that could not be read and were left out. */
  dropped: string[]
}

const MOST_FIELDS = 100
const MOST_OFFSET = 100_000

const text = (most: number) => z.string().max(most)
const field = z.string().regex(/^:?[A-Za-z_]\w{0,199}$/)
const whole = z
  .string()
  .regex(/^\d{1,6}$/)
  .transform(Number)
const comparison = z.enum(Object.keys(comparisons) as [Comparison, ...Comparison[]])
const rowCount = whole.pipe(z.literal([...rowCounts] as [RowCount, ...RowCount[]]))

/** Total: whatever cannot be read is left out and named, the rest is kept. */
export function parseRowsUrl(query: Query): Reading {
  const { take, dropped } = createTaker(query)
  const fields = [query.field].flat().flatMap((name) => (name ? [name] : []))
  const readable = [...new Set(fields)].filter((name) => field.safeParse(name).success).slice(0, MOST_FIELDS)
  if (readable.length < new Set(fields).size) dropped.push('field')
  const filters = numbers.flatMap((number): Filter[] => {
    const column = take(`column${number}`, field) ?? ''
    const is = take(`is${number}`, comparison) ?? 'eq'
    const value = take(`value${number}`, text(500))?.trim() ?? ''
    return column || value ? [{ column, is, value }] : []
  })
  const order = take('order', field)
  const url: RowsUrl = {
    fields: readable,
    filters,
    q: take('q', text(200))?.trim() || undefined,
    order,
    descending: take('direction', z.enum(['asc', 'desc'])) === 'desc' && order !== undefined,
    rows: take('rows', rowCount) ?? START.rows,
    offset: take('offset', whole.pipe(z.number().max(MOST_OFFSET))) ?? 0,
    slots: Math.max(
      take('slots', whole.pipe(z.number().max(MOST_FILTERS))) ?? START.slots,
      slotsFor(filters),
    ),
    selected: take('selected', whole),
  }
  return { url, dropped }
}

const numbers = Array.from({ length: MOST_FILTERS }, (_, index) => index + 1)
