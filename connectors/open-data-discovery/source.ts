import type { Condition } from '@/lib/table-query/condition'
import type { DayStyle, Table } from './table'

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

/** One feed of new-construction permits and the recipe that picks them out of it. */
export interface ConstructionSource {
  id: string
  city: string
  /** Two letters. */
  state: string
  /** More than a city: how far it reaches. */
  reach: 'city' | 'county' | 'state' | 'region'
  /** The county, where the source covers one, or where its city lies and the sheet says so. */
  county?: string
  /** The publisher's name of the data. */
  title: string
  /** Configured: nobody has established where it is. */
  table: Table | Configured
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
  /** Whether a lower bound on that date can be put to the source; unknown counts as no. */
  supportsIssuedAfter: boolean
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
  /** Columns that are never asked for; a `*` at the end is any ending. Beside what every source withholds. */
  withheld: readonly string[]
  /** Projects, not permits: no row is a building permit. */
  isInventory?: true
  licence: string
  /** A sentence that the licence wants shown. */
  notice?: string
  scope?: string
  gaps: readonly string[]
}
