import type { Condition } from '@/lib/conditions/condition'
import type { FigureKind } from '@/lib/records/assessment/values'
import type { AddressQuestion } from '@/lib/street-address/parse-address-question'

export type RecipeCell = string | number | null
/** A row by the names of the columns we ask for; blank text reads as null. */
export type RecipeRow = Readonly<Record<string, RecipeCell>>

/** A column, or what is read from the rows of a property: the newest row, then all of them. */
export type From<T> = string | ((row: RecipeRow, rows: readonly RecipeRow[]) => T | null)

export type HistoryMode = 'multi_year' | 'current_and_previous' | 'current_only'

/** How sure we are of the source's address and columns, the surest first. */
export const certainties = [
  /** Rows of this table were recorded. */
  'verified',
  /** Other programs read this table and these columns. */
  'seen',
  /** What is known of it contradicts itself. */
  'doubtful',
  'not_established',
] as const
type Certainty = (typeof certainties)[number]

interface TableShape {
  /** Null: whoever runs this site must supply it. */
  url: string | null
  /** Environment variable with another address; ends in `_URL`, so that its host may be asked. */
  setting: string
  /** Where the simulator of a table without an address stands. */
  sampleUrl?: string
  /** Columns without which there is no answer, asked for one by one. Never an owner's or a mailing address. */
  columns: readonly string[]
  /** Columns that an answer can do without: it says which of them the table does not have. */
  optional?: readonly string[]
  /** Columns of some editions only: asked for where they are listed, and not missed elsewhere. */
  ifThere?: readonly string[]
  /** What else a column is called, by our name for it: the first name that the table lists is asked for. */
  spellings?: Readonly<Record<string, readonly string[]>>
  /** What a reader must know where a column goes by this one of its spellings. */
  toldBySpelling?: Readonly<Record<string, string>>
  /** Editions differ, so the table's own page is read first; it also says when the table was edited. */
  looksFirst?: true
  /** Where else the same is published: asked where this address has changed or is closed. */
  alsoAt?: {
    url: string
    setting: string
    /** A later edition, also asked after any other failure and where this address has no such row. */
    edition?: string
  }
  /** Rows of one answer at most; 500 unless told. */
  rows?: number
  /** The column that newer rows have more of. */
  newestFirst?: string
}

/** A layer or table: `https://…/FeatureServer/0`. */
export interface ArcgisTable extends TableShape {
  dialect: 'arcgis'
  /** Refuses to be told a number of rows. */
  unpaged?: true
  /** Milliseconds, where answers take longer than the connector's others. */
  timeout?: number
}

/** A dataset: `https://…/resource/abcd-1234.json`. */
export interface SocrataTable extends TableShape {
  dialect: 'socrata'
}

export type RecipeTable = ArcgisTable | SocrataTable

/** One table for each county, by its name in lower case; some states have one for the rest too. */
export interface CountyTables {
  byCounty: Readonly<Record<string, RecipeTable>>
  otherwise?: RecipeTable
}

/** What is known besides the street: parameters, and what the typed line itself names. */
export interface RollPlace {
  city: string
  county: string
  postalCode: string
  municipalityCode: string
  /** Of today, for tables that hold many years. */
  thisYear: number
}

/** Tried in this order until one finds a property; each is a condition on the property table. */
export type Attempts<Asked> = (asked: Asked, place: RollPlace) => Condition[]

export interface AddressSearch {
  ask: Attempts<AddressQuestion>
  /** Street lines a row goes by; any may be the one asked for. */
  published: (row: RecipeRow) => (string | null)[]
  /** Asks for everything so many meters around the geocoded point first: for tables slow to search by text. */
  near?: number
}

export interface ParcelIdSearch {
  /** For the message to whoever typed another form: "14 digits, written 17-09-447-004-0000". */
  form: string
  /** Empty: the text is no id of this source. */
  ask: Attempts<string>
  /** For ids whose punctuation differs by town: whether a row that was found is the one meant. */
  matches?: (row: RecipeRow, asked: string) => boolean
}

export interface Facts {
  parcelId: From<string>
  alternateParcelId?: From<string>
  siteAddress: From<string>
  city?: From<string>
  county?: From<string>
  postalCode?: From<string>
  yearBuilt?: From<number>
  area?: From<number>
  areaUnit?: string
  acreage?: From<number>
  landUse?: From<string>
  legalDescription?: From<string>
  saleDate?: From<string>
  salePrice?: From<number>
  sourceObjectId?: From<string | number>
  /** As ISO 8601; left out: when the table says it was updated. */
  sourceUpdatedAt?: From<string>
}

/** One set of values in a row: one stage of a year, or one of several years side by side. */
export interface Valuation {
  /** In plain words: "Board of Review", "proposed". */
  stage: string
  /** Years after the row's own: -1 for the year before. */
  offset?: number
  /** A column with this valuation's own year. */
  yearColumn?: string
  columns: Partial<Record<FigureKind, From<number>>>
  /** What level land and improvement values stand at, in plain words. */
  landBasis?: string
  improvementBasis?: string
  /** How a total came about that is added up here from the parts that the publisher itself totals. */
  sumBasis?: { kind: FigureKind; of: (row: RecipeRow) => string | null }
}

export type YearOf =
  | { from: 'row'; column: string; meaning: string }
  /** Not in the row. A configured year goes first. */
  | { from: 'inferred'; setting: string; of: (row: RecipeRow, now: Date) => number | null; how: string }
  | { from: 'none'; why: string }

export interface RecipeValues {
  /** Left out: values stand in the property table. It has the same key columns. */
  table?: RecipeTable
  year: YearOf
  /** `first`: stages of one year, the last reached first. `each`: a year of its own each. */
  take: 'first' | 'each'
  valuations: readonly [Valuation, ...Valuation[]]
  /** What 0 says in a value column. */
  zero: 'a value' | 'not recorded'
  /** Where the class of a property stands in the rows with values. */
  landUse?: From<string>
  attributes?: Readonly<Record<string, From<unknown>>>
}

export interface Source {
  id: string
  title: string
  authority: string
  /** Two letters. */
  state: string
  coverage: string
  gaps: readonly string[]
  historyMode: HistoryMode
  certainty: Certainty
  /** For people; offered whenever we cannot answer. */
  officialPage: string
  attribution: string
  licence: string
  /** Off unless the setting, a list separated by commas, has this entry. */
  enabledBy?: { setting: string; entry: string }
  /** What a search cannot do without, each with a sentence that tells where to find it. */
  needs?: { city?: string; county?: string; municipalityCode?: string; alsoForParcelId?: true }
  /** The local governments that it is asked by: a list of them is chosen from. */
  municipalities?: {
    table: SocrataTable
    code: string
    name: string
    county: string
    /** Of which rows the list is made. */
    where: (thisYear: number) => Condition
  }
  /** Where not every county of the state is in it: those that were, on a day. */
  counties?: { published: readonly string[]; asOf: string }
  /** Hosts that the tables' own hosts point to. */
  redirectHosts?: readonly string[]
  table: RecipeTable | CountyTables
  /** Columns that name a property; a row without all of them is a placeholder. */
  key: readonly [string, ...string[]]
  /** For keys whose blanks differ from table to table: how one is asked for, loosely. */
  askKey?: (values: readonly (string | number)[]) => Condition
  /** Further rows that are no property: rights of way, business equipment, withheld records. */
  isProperty?: (row: RecipeRow) => boolean
  address: AddressSearch
  parcelId: ParcelIdSearch
  facts: Facts
  attributes?: Readonly<Record<string, From<unknown>>>
  /** What does not add up within one record, in a sentence. */
  doubts?: (row: RecipeRow) => string | null
  values: RecipeValues
  /** Columns of owners and mailing addresses that the tables have and that are never asked for. */
  withheld: readonly string[]
  caveats: readonly string[]
}
