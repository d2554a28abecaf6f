import type { Route } from 'next'

/** What a filter can ask; `empty` and `filled` take no value. */
export const comparisons = {
  eq: 'is',
  neq: 'is not',
  contains: 'contains',
  startsWith: 'starts with',
  gt: 'is more than, or after',
  gte: 'is at least, or from',
  lt: 'is less than, or before',
  lte: 'is at most, or until',
  filled: 'has a value',
  empty: 'has no value',
} as const
export type Comparison = keyof typeof comparisons

export const isWithoutValue = (is: Comparison) => is === 'empty' || is === 'filled'

/** As typed: what does not fit is said at its field. */
export interface Filter {
  column: string
  is: Comparison
  value: string
}

export const rowCounts = [25, 50, 100, 250] as const
export type RowCount = (typeof rowCounts)[number]

/** The question for rows. What is absent has its default. */
export interface RowsUrl {
  /** None: all of them. */
  fields: string[]
  filters: Filter[]
  q?: string | undefined
  order?: string | undefined
  descending: boolean
  rows: RowCount
  offset: number
  /** How many filters the form has room for. */
  slots: number
  /** Number of the row that is marked on the map and in the table. */
  selected?: number | undefined
}

export const MOST_FILTERS = 10
const FEW_SLOTS = 3

export const START: RowsUrl = {
  fields: [],
  filters: [],
  descending: false,
  rows: 25,
  offset: 0,
  slots: FEW_SLOTS,
}

/** Room for every filter there is, and never for fewer than three. */
export const slotsFor = (filters: readonly Filter[]) => Math.max(FEW_SLOTS, filters.length)

export interface DatasetName {
  portal: string
  datasetId: string
}

export function rowsQuery(url: RowsUrl): URLSearchParams {
  const query = new URLSearchParams()
  const set = (name: string, value: string | number | undefined) => {
    if (value !== undefined && value !== '') query.set(name, String(value))
  }
  for (const field of url.fields) query.append('field', field)
  url.filters.forEach(({ column, is, value }, index) => {
    set(`column${index + 1}`, column)
    set(`is${index + 1}`, is)
    set(`value${index + 1}`, value)
  })
  set('q', url.q)
  set('order', url.order)
  set('direction', url.order && url.descending ? 'desc' : undefined)
  set('rows', url.rows === START.rows ? undefined : url.rows)
  set('offset', url.offset === 0 ? undefined : url.offset)
  set('slots', url.slots > slotsFor(url.filters) ? url.slots : undefined)
  set('selected', url.selected)
  return query
}

export function rowsHref({ portal, datasetId }: DatasetName, url: RowsUrl): Route {
  const text = rowsQuery(url).toString()
  const path = `/open-data/${encodeURIComponent(portal)}/${encodeURIComponent(datasetId)}`
  return (text ? `${path}?${text}` : path) as Route
}
