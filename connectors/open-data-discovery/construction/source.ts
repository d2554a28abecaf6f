import type { Condition, ConditionValue } from '@/lib/conditions/condition'
import type { OpenTable } from '@/lib/open-table/table'

export type RecipeMark = 'A' | 'B+' | 'B' | 'C+' | 'D' | 'unknown'

export interface TableSetting {
  /**
   * Environment variable with the table's URL. Its name must end in `_URL`, so that requests to the host are
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
   * A column of days or times. Socrata compares it with `'2026-10-01T00:00:00'`, and SQL with a plain day.
   */
  | 'moment'
  /** A column that is compared with `TIMESTAMP '2026-10-01 00:00:00'`. */
  | 'timestamp'
  /** A column that is compared with `DATE '2026-10-01'`. */
  | 'date'
  /** Text that sorts by date: `2026-10-01…`. */
  | 'iso-text'
  /** `2026/10/01` */
  | 'slash-text'
  /** Text that does not sort by date: `10/01/2026`. */
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
   * These columns are never requested, like those withheld from all sources. A `*` at the end matches any
   * ending.
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
  mark: RecipeMark
  /** A source with a reason is disabled until an operator enables it. */
  refusedBecause?: string
  recipe?: Condition
  recipeWords: readonly string[]
  /**
   * True if a value in the recipe was never observed in the table, so that an empty result may mean a wrong
   * recipe.
   */
  isInferred?: true
  date?: DateColumn
  /** A unique column, so that pages neither overlap nor omit rows. */
  stableOrder: string
  idColumn?: string
  addressColumns: readonly string[]
  tells?: Partial<Record<'kind' | 'status' | 'description' | 'units' | 'value', string>>
  /** A `point` column contains both coordinates. */
  position?: { latitude: string; longitude: string } | { point: string }
  hasNoShape?: true
  /** True if rows are projects instead of building permits. */
  isInventory?: true
  /** A sentence that the license requires us to display. */
  notice?: string
  scope?: string
  gaps: readonly string[]
}

export type ConstructionSheet = Omit<ConstructionSource, keyof Usual> & Partial<Usual>

export const readSheet = (sheet: ConstructionSheet): ConstructionSource => ({ ...usual, ...sheet })
