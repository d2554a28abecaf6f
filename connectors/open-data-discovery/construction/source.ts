import type { Condition, ConditionValue } from '@/lib/conditions/condition'
import type { OpenTable } from '@/lib/open-table/table'

export type RecipeGrade = 'A' | 'B+' | 'B' | 'C+' | 'D' | 'unknown'

export interface TableSetting {
  /**
   * Environment variable with the table's URL. Its name must end in `_URL`, so that the URL's host is
   * allowed.
   */
  setting: string
  sampleUrl: string
}

export interface DateColumn {
  column: string
  meaning: 'issued' | 'submitted' | 'completed'
  style: DayStyle
}

type DayStyle =
  /**
   * A date column of Socrata, compared with `'2026-10-01T00:00:00'`, or of an SQL table, compared with
   * `'2026-10-01'`.
   */
  | 'moment'
  /** A date column of a layer, compared with `TIMESTAMP '2026-10-01 00:00:00'`. */
  | 'timestamp'
  /** A date column of a layer, compared with `DATE '2026-10-01'`. */
  | 'date'
  /** Text such as `2026-10-01…`, which sorts by date. */
  | 'iso-text'
  /** `2026/10/01` */
  | 'slash-text'
  /** Text such as `10/01/2026`, which does not sort by date. */
  | 'us-text'

export function writeDay(style: Exclude<DayStyle, 'us-text'>, day: string): ConditionValue {
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

interface Usual {
  reach: 'city' | 'county' | 'state' | 'region'
  supportsIssuedAfter: boolean
  /**
   * Columns that are never requested, in addition to those withheld from all sources. A `*` at the end
   * matches any ending.
   */
  withheld: readonly string[]
  licence: string
}

const usual: Usual = { reach: 'city', supportsIssuedAfter: true, withheld: [], licence: 'Not stated' }

export interface ConstructionSource extends Usual {
  id: string
  city: string
  state: string
  county?: string
  title: string
  table: OpenTable | TableSetting
  mark: RecipeGrade
  /** Reason why the source is disabled until an operator enables it. */
  refusedBecause?: string
  recipe?: Condition
  recipeWords: readonly string[]
  /**
   * True if a value in the recipe was never observed in the table. An empty result may then mean a wrong
   * recipe.
   */
  isInferred?: true
  date?: DateColumn
  /** A unique column, so that pages neither overlap nor omit rows. */
  stableOrder: string
  idColumn?: string
  addressColumns: readonly string[]
  tells?: Partial<Record<'kind' | 'status' | 'description' | 'units' | 'value', string>>
  position?: { latitude: string; longitude: string } | { point: string }
  hasNoShape?: true
  /** True if rows are projects instead of building permits. */
  isInventory?: true
  /** A sentence that the license requires us to display. */
  notice?: string
  scope?: string
  gaps: readonly string[]
}

export type ConstructionSourceInput = Omit<ConstructionSource, keyof Usual> & Partial<Usual>

export const readSheet = (sheet: ConstructionSourceInput): ConstructionSource => ({ ...usual, ...sheet })
