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
export type FilterComparison = keyof typeof comparisons

export const MOST_FILTERS = 10

export const isWithoutValue = (is: FilterComparison) => is === 'empty' || is === 'filled'

/** `value` is unparsed text, so that a mistake can be reported at its field. */
export interface RowFilter {
  column: string
  is: FilterComparison
  value: string
}
