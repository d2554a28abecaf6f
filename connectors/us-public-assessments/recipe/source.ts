import type { Condition } from '@/lib/conditions/condition'
import type { FigureKind } from '@/lib/records/assessment/values'
import type { AddressQuestion } from '@/lib/street-address/parse-address-question'

export type RecipeCell = string | number | null
/** A row by the names of the columns we ask for; blank text reads as null. */
export type RecipeRow = Readonly<Record<string, RecipeCell>>

/** A column, or what is read from the rows of a property: the newest row, then all of them. */
export type From<T> = string | ((row: RecipeRow, rows: readonly RecipeRow[]) => T | null)

type HistoryMode = 'multi_year' | 'current_and_previous' | 'current_only'

/** The certainty of the source's address and columns, highest first. */
export const certainties = [
  /** Rows of this table were recorded. */
  'verified',
  /** Other programs read this table and these columns. */
  'seen',
  /** The facts known about it contradict each other. */
  'doubtful',
  'not_established',
] as const
type Certainty = (typeof certainties)[number]

interface TableShape {
  /** Null if the operator of this site must supply it. */
  url: string | null
  /** Environment variable with another address; ends in `_URL`, which allows requests to its host. */
  setting: string
  /** Address of the simulator for a table without an address. */
  sampleUrl?: string
  /** Required columns, each requested by name. Never an owner's or a mailing address. */
  columns: readonly string[]
  /** Columns that an answer can do without: it says which of them the table does not have. */
  optional?: readonly string[]
  /** Columns of some editions: requested where the table lists them, without a caveat elsewhere. */
  ifThere?: readonly string[]
  /** Other names of a column, by our name for it; the first name that the table lists is requested. */
  spellings?: Readonly<Record<string, readonly string[]>>
  /** A caveat for each spelling of a column that needs one. */
  toldBySpelling?: Readonly<Record<string, string>>
  /** Editions differ, so the table's own page is read first; it also says when the table was edited. */
  looksFirst?: true
  /** A second address of the same data, used if this one has changed or is closed. */
  alsoAt?: {
    url: string
    setting: string
    /** A later edition, also used after any other failure and if this address has no such row. */
    edition?: string
  }
  /** Most rows of one response; 500 by default. */
  rows?: number
  /** The column that newer rows have more of. */
  newestFirst?: string
}

/** A layer or table: `https://…/FeatureServer/0`. */
export interface ArcgisTable extends TableShape {
  dialect: 'arcgis'
  /** The server refuses a limit of rows. */
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

/** The place of a search besides the street, from the parameters and from the typed line. */
export interface RollPlace {
  city: string
  county: string
  postalCode: string
  municipalityCode: string
  /** Today's year, for tables that hold many years. */
  thisYear: number
}

/** Tried in this order until one finds a property; each is a condition on the property table. */
export type Attempts<Asked> = (asked: Asked, place: RollPlace) => Condition[]

interface AddressSearch {
  ask: Attempts<AddressQuestion>
  /** The street lines of a row; each of them matches a search. */
  published: (row: RecipeRow) => (string | null)[]
  /** Meters around the geocoded point that are searched first, for tables slow to search by text. */
  near?: number
}

interface ParcelIdSearch {
  /** For the message after another form was typed: "14 digits, written 17-09-447-004-0000". */
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
  /** ISO 8601. By default the day on which the table was updated. */
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
  /** The level of land and improvement values, in plain words. */
  landBasis?: string
  improvementBasis?: string
  /** The origin of a total that is added up here from the parts that the publisher itself totals. */
  sumBasis?: { kind: FigureKind; of: (row: RecipeRow) => string | null }
}

export type YearOf =
  | { from: 'row'; column: string; meaning: string }
  /** Not in the row. A configured year goes first. */
  | { from: 'inferred'; setting: string; of: (row: RecipeRow, now: Date) => number | null; how: string }
  | { from: 'none'; why: string }

export interface RecipeValues {
  /** A table of values with the same key columns. By default the property table has the values. */
  table?: RecipeTable
  year: YearOf
  /** `first`: stages of one year, the last reached first. `each`: a year of its own each. */
  take: 'first' | 'each'
  valuations: readonly [Valuation, ...Valuation[]]
  /** The meaning of 0 in a value column. */
  zero: 'a value' | 'not recorded'
  /** The class of a property in the rows with values. */
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
  /** Required parameters of a search, each with a sentence that says where to find it. */
  needs?: { city?: string; county?: string; municipalityCode?: string; alsoForParcelId?: true }
  /** The local governments that a search can name, as a list to choose from. */
  municipalities?: {
    table: SocrataTable
    code: string
    name: string
    county: string
    /** The rows that make the list. */
    where: (thisYear: number) => Condition
  }
  /** The counties that were in it on a day, if some of the state are missing. */
  counties?: { published: readonly string[]; asOf: string }
  /** Hosts that the tables' own hosts point to. */
  redirectHosts?: readonly string[]
  table: RecipeTable | CountyTables
  /** Columns that name a property; a row without all of them is a placeholder. */
  key: readonly [string, ...string[]]
  /** A loose condition for keys whose blanks differ from table to table. */
  askKey?: (values: readonly (string | number)[]) => Condition
  /** Further rows that are no property: rights of way, business equipment, withheld records. */
  isProperty?: (row: RecipeRow) => boolean
  address: AddressSearch
  parcelId: ParcelIdSearch
  facts: Facts
  attributes?: Readonly<Record<string, From<unknown>>>
  /** A contradiction within one record, in a sentence. */
  doubts?: (row: RecipeRow) => string | null
  values: RecipeValues
  /** Columns of owners and mailing addresses that the tables have and that are never requested. */
  withheld: readonly string[]
  caveats: readonly string[]
}
