/** What a test can make the source do. */
export interface ComplianceSwitches {
  now: () => number
  /** How long a query number is remembered. */
  lifetimeMs: number
  /** After so many reads a query is forgotten, between two pages for instance. */
  readsRemembered: number
  /** What a forgotten number brings: an error, no rows, or the rows of somebody else's search. */
  forgotten: 'error' | 'empty' | 'other'
  /** Another number is another release: other column numbers, some other spellings. */
  columnOrder: number
  /** More rows than this are refused. */
  rowLimit: number
  /** A share of each page that is missing from its end. */
  cutShare: number
  /** A share of facilities whose rows come twice, and are counted twice. */
  repeatShare: number
  /** A share of rows that lose their position on the way. */
  unplacedShare: number
  isBlocked: boolean
  /** So many of the next requests fail with HTTP 500. */
  failures: number
  /** How often a report lists the same inspections, to make it long. */
  reportRepeats: number
}

export const usualSwitches: Readonly<ComplianceSwitches> = {
  now: Date.now,
  lifetimeMs: 30 * 60_000,
  readsRemembered: Number.POSITIVE_INFINITY,
  forgotten: 'error',
  columnOrder: 0,
  rowLimit: 100_000,
  cutShare: 0,
  repeatShare: 0,
  unplacedShare: 0,
  isBlocked: false,
  failures: 0,
  reportRepeats: 1,
}
