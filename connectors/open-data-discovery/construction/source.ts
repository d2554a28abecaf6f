import type { Condition, ConditionValue } from '@/lib/conditions/condition'
import type { OpenTable } from '@/lib/open-table/table'

/** The certainty that a recipe finds new residential construction and nothing else. */
export type Mark = 'A' | 'B+' | 'B' | 'C+' | 'D' | 'unknown'

export interface Configured {
  /** Environment variable with the table's address; ends in `_URL`, which allows requests to its host. */
  setting: string
  /** Address of the simulator for a table without an address. */
  sampleUrl: string
}

export interface DateColumn {
  column: string
  /** The event of that day, in the word people read. */
  meaning: 'issued' | 'submitted' | 'completed'
  style: DayStyle
}

/** The form of days in a source and in conditions on it. */
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

/** A day as a value to compare a column of that style with. */
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

/** Defaults of most sources; a sheet holds only its differences. */
interface Usual {
  /** More than a city: how far it reaches. */
  reach: 'city' | 'county' | 'state' | 'region'
  /** Whether the source takes a lower bound on that date; false if it is unknown. */
  supportsIssuedAfter: boolean
  /** Columns that are never requested, beside those that every source withholds; a `*` at the end is any ending. */
  withheld: readonly string[]
  licence: string
}

const usual: Usual = { reach: 'city', supportsIssuedAfter: true, withheld: [], licence: 'Not stated' }

/** One feed of new-construction permits and the recipe that picks them out of it. */
export interface ConstructionSource extends Usual {
  id: string
  city: string
  /** Two letters. */
  state: string
  /** The county, where the source covers one, or where its city lies and the sheet says so. */
  county?: string
  /** The publisher's name of the data. */
  title: string
  /** Configured if its address is unknown. */
  table: OpenTable | Configured
  mark: Mark
  /** The reason to refuse it until an operator switches it on. Absent if it is on. */
  refusedBecause?: string
  /** Absent if the whole table is new residential construction. */
  recipe?: Condition
  /** The recipe in words, one line for each of its conditions, with what each rests on. */
  recipeWords: readonly string[]
  /** A word of the recipe was never seen in the table: where nothing is found, the recipe may be wrong. */
  isInferred?: true
  /** Absent if no column has a date. */
  date?: DateColumn
  /** A column with a different value in each row, so that pages neither overlap nor leave out rows. */
  stableOrder: string
  idColumn?: string
  addressColumns: readonly string[]
  /** Columns that say what a person reads in a list, where the sheet names them. */
  tells?: Partial<Record<'kind' | 'status' | 'description' | 'units' | 'value', string>>
  /** The columns of the row's place, unless it is the shape of a layer. A point column has both in one. */
  position?: { latitude: string; longitude: string } | { point: string }
  /** A table of a map server: there is no shape to ask for. */
  hasNoShape?: true
  /** Projects, not permits: no row is a building permit. */
  isInventory?: true
  /** A sentence that the licence wants shown. */
  notice?: string
  scope?: string
  gaps: readonly string[]
}

/** A source as its file writes it. */
export type ConstructionSheet = Omit<ConstructionSource, keyof Usual> & Partial<Usual>

export const readSheet = (sheet: ConstructionSheet): ConstructionSource => ({ ...usual, ...sheet })
