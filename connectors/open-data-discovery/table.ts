import type { Value } from '@/lib/table-query/condition'

/** A public table, by the protocol it speaks. */
export type Table =
  | { dialect: 'socrata'; host: string; dataset: string }
  /** A layer or table, up to its number. */
  | { dialect: 'arcgis'; layer: string }
  | { dialect: 'ckan'; host: string; resource: string }
  | { dialect: 'carto'; host: string; table: string }

/** How a source writes days, and so how a day is asked for. */
export type DayStyle =
  /** A day or moment column: `'2026-10-01T00:00:00'` at Socrata, a bare day in SQL. */
  | 'moment'
  /** `TIMESTAMP '2026-10-01 00:00:00'` */
  | 'timestamp'
  /** `DATE '2026-10-01'` */
  | 'date'
  /** Text that compares as it reads: `2026-10-01…` */
  | 'iso-text'
  /** `2026/10/01` */
  | 'slash-text'
  /** Text that cannot be compared: `10/01/2026`. */
  | 'us-text'

/** A day as a value to compare a column of that style with. */
export function writeDay(style: Exclude<DayStyle, 'us-text'>, day: string): Value {
  switch (style) {
    case 'moment':
    case 'date':
      return { date: day }
    case 'timestamp':
      return { timestamp: day }
    case 'iso-text':
      return day
    case 'slash-text':
      return day.replaceAll('-', '/')
  }
}
