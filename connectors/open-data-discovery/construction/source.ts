import type { Condition, ConditionValue } from '@/lib/conditions/condition'
import type { OpenTable } from '@/lib/open-table/table'

export type Mark = 'A' | 'B+' | 'B' | 'C+' | 'D' | 'unknown'

export interface TableSetting {
  /** Environment variable with the table's URL; ends in `_URL`, which allows requests to its host. */
  setting: string
  sampleUrl: string
}

export interface DateColumn {
  column: string
  meaning: 'issued' | 'submitted' | 'completed'
  style: DayStyle
}

type DayStyle =
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
  /** Columns that are never requested, in addition to every source's; a `*` at the end matches any ending. */
  withheld: readonly string[]
  licence: string
}

const usual: Usual = { reach: 'city', supportsIssuedAfter: true, withheld: [], licence: 'Not stated' }

export interface ConstructionSource extends Usual {
  id: string
  city: string
  state: string
  /** The county that the source covers, or that its city lies in if the sheet has it. */
  county?: string
  title: string
  table: OpenTable | TableSetting
  mark: Mark
  /** The reason to refuse it until an operator enables it. Absent if it is on. */
  refusedBecause?: string
  /** Absent if the whole table is new residential construction. */
  recipe?: Condition
  recipeWords: readonly string[]
  /** A value in the recipe was never observed in the table, so an empty result may mean a wrong recipe. */
  isInferred?: true
  /** Absent if no column has a date. */
  date?: DateColumn
  /** A unique column, so that pages neither overlap nor omit rows. */
  stableOrder: string
  idColumn?: string
  addressColumns: readonly string[]
  tells?: Partial<Record<'kind' | 'status' | 'description' | 'units' | 'value', string>>
  /** Columns of the row's position, unless the layer's shape has it. A point column has both in one. */
  position?: { latitude: string; longitude: string } | { point: string }
  hasNoShape?: true
  /** Projects, not permits: no row is a building permit. */
  isInventory?: true
  /** A sentence that the license requires us to show. */
  notice?: string
  scope?: string
  gaps: readonly string[]
}

export type ConstructionSheet = Omit<ConstructionSource, keyof Usual> & Partial<Usual>

export const readSheet = (sheet: ConstructionSheet): ConstructionSource => ({ ...usual, ...sheet })
