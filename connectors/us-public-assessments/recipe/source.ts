import type { Condition } from '@/lib/conditions/condition'
import type { FigureKind } from '@/lib/records/assessment/values'
import type { AddressQuestion } from '@/lib/street-address/parse-address-question'

export type RecipeCell = string | number | null
/** By our column names; blank text reads as null. */
export type RecipeRow = Readonly<Record<string, RecipeCell>>

export type From<T> = string | ((row: RecipeRow, rows: readonly RecipeRow[]) => T | null)

type HistoryMode = 'multi_year' | 'current_and_previous' | 'current_only'

export const certainties = [
  /** Rows of this table were recorded. */
  'verified',
  /** Other programs read this table and these columns. */
  'seen',
  /** The known facts contradict each other. */
  'doubtful',
  'not_established',
] as const
type Certainty = (typeof certainties)[number]

interface TableShape {
  /** Is null if the operator of this site must supply it. */
  url: string | null
  /** Environment variable with another URL; ends in `_URL`, which allows requests to its host. */
  setting: string
  sampleUrl?: string
  /** Required columns, each requested by name. Never an owner's or a mailing address. */
  columns: readonly string[]
  /** Optional columns; a missing one becomes a caveat. */
  optional?: readonly string[]
  /** Columns of some editions: requested if the table lists them, without a caveat elsewhere. */
  ifThere?: readonly string[]
  spellings?: Readonly<Record<string, readonly string[]>>
  toldBySpelling?: Readonly<Record<string, string>>
  /** Editions differ, so the table's own page is read first; it also has the edit date. */
  looksFirst?: true
  /** A second URL of the same data, used if this one has changed or is closed. */
  alsoAt?: {
    url: string
    setting: string
    /** A later edition, also used after any other failure and if this URL has no such row. */
    edition?: string
  }
  /** Maximum rows of one response. Default: 500. */
  rows?: number
  newestFirst?: string
}

export interface ArcgisTable extends TableShape {
  dialect: 'arcgis'
  unpaged?: true
  /** Milliseconds, for servers slower than the connector's others. */
  timeout?: number
}

/** URL of a data set: `https://…/resource/abcd-1234.json`. */
export interface SocrataTable extends TableShape {
  dialect: 'socrata'
}

export type RecipeTable = ArcgisTable | SocrataTable

/** Tables by lowercase county name; some states have one for the rest too. */
export interface CountyTables {
  byCounty: Readonly<Record<string, RecipeTable>>
  otherwise?: RecipeTable
}

export interface RollPlace {
  city: string
  county: string
  postalCode: string
  municipalityCode: string
  thisYear: number
}

export type Attempts<Asked> = (asked: Asked, place: RollPlace) => Condition[]

interface AddressSearch {
  ask: Attempts<AddressQuestion>
  published: (row: RecipeRow) => (string | null)[]
  /** Meters around the geocoded point to search first, for tables with slow text search. */
  near?: number
}

interface ParcelIdSearch {
  /** Shown after input in another form: "14 digits, written 17-09-447-004-0000". */
  form: string
  ask: Attempts<string>
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
  /** ISO 8601. Default: the day of the table's last update. */
  sourceUpdatedAt?: From<string>
}

export interface Valuation {
  stage: string
  /** Years after the row's own: -1 for the year before. */
  offset?: number
  yearColumn?: string
  columns: Partial<Record<FigureKind, From<number>>>
  landBasis?: string
  improvementBasis?: string
  sumBasis?: { kind: FigureKind; of: (row: RecipeRow) => string | null }
}

export type YearOf =
  | { from: 'row'; column: string; meaning: string }
  /** Not in the row. A configured year takes precedence. */
  | { from: 'inferred'; setting: string; of: (row: RecipeRow, now: Date) => number | null; how: string }
  | { from: 'none'; why: string }

export interface RecipeValues {
  /** A table of values with the same key columns. Default: the property table. */
  table?: RecipeTable
  year: YearOf
  /** `first`: stages of one year, the latest stage first. `each`: a year of its own each. */
  take: 'first' | 'each'
  valuations: readonly [Valuation, ...Valuation[]]
  zero: 'a value' | 'not recorded'
  landUse?: From<string>
  attributes?: Readonly<Record<string, From<unknown>>>
}

export interface Source {
  id: string
  title: string
  authority: string
  state: string
  coverage: string
  gaps: readonly string[]
  historyMode: HistoryMode
  certainty: Certainty
  officialPage: string
  attribution: string
  licence: string
  /** Off unless the setting, a list separated by commas, has this entry. */
  enabledBy?: { setting: string; entry: string }
  needs?: { city?: string; county?: string; municipalityCode?: string; alsoForParcelId?: true }
  municipalities?: {
    table: SocrataTable
    code: string
    name: string
    county: string
    where: (thisYear: number) => Condition
  }
  counties?: { published: readonly string[]; asOf: string }
  redirectHosts?: readonly string[]
  table: RecipeTable | CountyTables
  /** Key columns; a row without all of them is a placeholder. */
  key: readonly [string, ...string[]]
  /** A loose condition for keys whose blanks differ from table to table. */
  askKey?: (values: readonly (string | number)[]) => Condition
  /** Excludes rights of way, business equipment, and withheld records. */
  isProperty?: (row: RecipeRow) => boolean
  address: AddressSearch
  parcelId: ParcelIdSearch
  facts: Facts
  attributes?: Readonly<Record<string, From<unknown>>>
  doubts?: (row: RecipeRow) => string | null
  values: RecipeValues
  /** Columns of owners and mailing addresses in the tables that are never requested. */
  withheld: readonly string[]
  caveats: readonly string[]
}
