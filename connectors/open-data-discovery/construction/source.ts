import type { Condition, ConditionValue } from '@/lib/conditions/condition'
import type { OpenTable } from '@/lib/open-table/table'

/** How sure we are that a recipe finds new residential construction and nothing else. */
export type Mark = 'A' | 'B+' | 'B' | 'C+' | 'D' | 'unknown'

export interface Configured {
  /** Environment variable with the table's address; ends in `_URL`, so that its host may be asked. */
  setting: string
  /** Where the simulator of a table without an address stands. */
  sampleUrl: string
}

export interface DateColumn {
  column: string
  /** What happened on that day, in the word people read. */
  meaning: 'issued' | 'submitted' | 'completed'
  style: DayStyle
}

/** How a source writes days, and so how a day is asked for. */
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

/** What most sources have alike: their sheets say it only where it is otherwise. */
interface Usual {
  /** More than a city: how far it reaches. */
  reach: 'city' | 'county' | 'state' | 'region'
  /** Whether a lower bound on that date can be put to the source; where nobody knows, a sheet says false. */
  supportsIssuedAfter: boolean
  /** Columns that are never asked for; a `*` at the end is any ending. Beside what every source withholds. */
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
  /** Configured: nobody has established where it is. */
  table: OpenTable | Configured
  mark: Mark
  /** Why it is refused until somebody switches it on; left out: it may be asked. */
  refusedBecause?: string
  /** Left out: the whole table is new residential construction. */
  recipe?: Condition
  /** The recipe in words, one line for each of its conditions, with what each rests on. */
  recipeWords: readonly string[]
  /** A word of the recipe was never seen in the table: where nothing is found, the recipe may be wrong. */
  isInferred?: true
  /** Left out: no column says when. */
  date?: DateColumn
  /** A column with a different value in each row, so that pages neither overlap nor leave out rows. */
  stableOrder: string
  idColumn?: string
  addressColumns: readonly string[]
  /** Columns that say what a person reads in a list, where the sheet names them. */
  tells?: Partial<Record<'kind' | 'status' | 'description' | 'units' | 'value', string>>
  /** Where the row's place stands, unless it is the shape of a layer. Both in one: a point column. */
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
