import { dayAfter } from '@/lib/calendar-day'
import { above, all, atLeast, below, type Condition, known } from '@/lib/table-query/condition'
import type { ConstructionSource } from './source'
import { writeDay } from './table'

export interface Period {
  /** The first day that counts. */
  issuedAfter?: string | undefined
  /** The first day that does not count any more. */
  issuedBefore?: string | undefined
}

export interface Order {
  column: string
  descending: boolean
}

/**
 * The recipe and the days asked for. A day is always known and never to come: on the way down empty days
 * come first at most portals, and days of the year 3201 before all others.
 */
export function conditionOf(
  { recipe, date }: ConstructionSource,
  { issuedAfter, issuedBefore }: Period,
  now: Date,
): Condition | undefined {
  const terms: Condition[] = recipe ? [recipe] : []
  if (date) terms.push(known(date.column))
  if (date && date.style !== 'us-text') {
    const { column, style } = date
    const end = [issuedBefore, dayAfter(now.toISOString().slice(0, 10))]
      .filter((day) => day !== undefined)
      .toSorted()[0]
    // Such text may also be blank, which a layer does not take for unknown.
    if (style === 'slash-text') terms.push(above(column, ''))
    if (issuedAfter !== undefined) terms.push(atLeast(column, writeDay(style, issuedAfter)))
    if (end !== undefined) terms.push(below(column, writeDay(style, end)))
  }
  return terms.length === 0 ? undefined : all(...terms)
}

/** Newest first where days can be compared; else what was added last, first. */
export function orderOf({ date, stableOrder }: ConstructionSource): Order[] {
  if (!date || date.style === 'us-text') return [{ column: stableOrder, descending: true }]
  return [
    { column: date.column, descending: true },
    { column: stableOrder, descending: false },
  ]
}
