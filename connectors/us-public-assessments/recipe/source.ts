import type { Condition } from '@/lib/conditions/condition'
import type { AssessmentFigureKind } from '@/lib/records/assessment/values'
import type { ParsedAddress } from '@/lib/street-address/parse-address-question'

export type RecipeCell = string | number | null
export type RecipeRow = Readonly<Record<string, RecipeCell>>

export type CellReader<T> = string | ((row: RecipeRow, rows: readonly RecipeRow[]) => T | null)

type HistoryMode = 'multi_year' | 'current_and_previous' | 'current_only'

export const certainties = [
  /** We recorded rows of this table. */
  'verified',
  /** Other programs read this table and these columns. */
  'seen',
  /** Our notes about this table contradict each other. */
  'doubtful',
  'not_established',
] as const
type Certainty = (typeof certainties)[number]

interface TableShape {
  /** Is null if the operator of this site must supply the URL. */
  url: string | null
  /**
   * Environment variable that replaces `url`. Requests to the host of the new URL are allowed only if the
   * variable's name ends in `_URL`.
   */
  setting: string
  sampleUrl?: string
  /** Required columns, each requested by name. They never include an owner or a mailing address. */
  columns: readonly string[]
  optional?: readonly string[]
  /**
   * Columns that only some releases of the table have. They are requested if the table lists them, and their
   * absence causes no caveat.
   */
  ifThere?: readonly string[]
  spellings?: Readonly<Record<string, readonly string[]>>
  toldBySpelling?: Readonly<Record<string, string>>
  /**
   * If true, the table's description is read before a query, because it lists the current columns and the
   * edit date.
   */
  looksFirst?: true
  alsoAt?: {
    url: string
    setting: string
    /**
     * If `edition` is set, the URL has a later edition of the table with this name, and is also read if the
     * first URL fails in any way or has no matching row. If `edition` is absent, the URL is read only if the
     * first URL has changed or rejects the request.
     */
    edition?: string
  }
  rows?: number
  newestFirst?: string
}

export interface ArcgisRecipeTable extends TableShape {
  dialect: 'arcgis'
  unpaged?: true
  timeout?: number
}

export interface SocrataRecipeTable extends TableShape {
  dialect: 'socrata'
}

export type RecipeTable = ArcgisRecipeTable | SocrataRecipeTable

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

export type ConditionListBuilder<Asked> = (asked: Asked, place: RollPlace) => Condition[]

interface AddressSearch {
  ask: ConditionListBuilder<ParsedAddress>
  published: (row: RecipeRow) => (string | null)[]
  /**
   * Radius in meters around the geocoded point. If set, the table is searched there before its slow text
   * search.
   */
  near?: number
}

interface ParcelIdSearch {
  form: string
  ask: ConditionListBuilder<string>
  matches?: (row: RecipeRow, asked: string) => boolean
}

export interface PropertyColumns {
  parcelId: CellReader<string>
  alternateParcelId?: CellReader<string>
  siteAddress: CellReader<string>
  city?: CellReader<string>
  county?: CellReader<string>
  postalCode?: CellReader<string>
  yearBuilt?: CellReader<number>
  area?: CellReader<number>
  areaUnit?: string
  acreage?: CellReader<number>
  landUse?: CellReader<string>
  legalDescription?: CellReader<string>
  saleDate?: CellReader<string>
  salePrice?: CellReader<number>
  sourceObjectId?: CellReader<string | number>
  sourceUpdatedAt?: CellReader<string>
}

export interface ValuationColumns {
  stage: string
  /** Years to add to the row's own year: -1 is the year before. */
  offset?: number
  yearColumn?: string
  columns: Partial<Record<AssessmentFigureKind, CellReader<number>>>
  landBasis?: string
  improvementBasis?: string
  sumBasis?: { kind: AssessmentFigureKind; of: (row: RecipeRow) => string | null }
}

export type AssessmentYearRule =
  | { from: 'row'; column: string; meaning: string }
  /** The row has no year, so `of` infers it. A year in the setting takes precedence. */
  | { from: 'inferred'; setting: string; of: (row: RecipeRow, now: Date) => number | null; how: string }
  | { from: 'none'; why: string }

export interface RecipeValueDefinition {
  table?: RecipeTable
  year: AssessmentYearRule
  /**
   * `first`: the columns are stages of one year, the latest stage first. `each`: every entry has a year of
   * its own.
   */
  take: 'first' | 'each'
  valuations: readonly [ValuationColumns, ...ValuationColumns[]]
  zero: 'a value' | 'not recorded'
  landUse?: CellReader<string>
  attributes?: Readonly<Record<string, CellReader<unknown>>>
}

export interface AssessmentRecipe {
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
  /** If set, the source is disabled unless the setting, a comma-separated list, contains the entry. */
  enabledBy?: { setting: string; entry: string }
  needs?: { city?: string; county?: string; municipalityCode?: string; alsoForParcelId?: true }
  municipalities?: {
    table: SocrataRecipeTable
    code: string
    name: string
    county: string
    where: (thisYear: number) => Condition
  }
  counties?: { published: readonly string[]; asOf: string }
  redirectHosts?: readonly string[]
  table: RecipeTable | CountyTables
  /** A row that lacks a value in any key column is a placeholder. */
  key: readonly [string, ...string[]]
  /**
   * Builds a condition that ignores spaces in the key. Needed by a source whose tables space the same key
   * differently.
   */
  askKey?: (values: readonly (string | number)[]) => Condition
  /** Returns false for rights of way, business equipment, and withheld records. */
  isProperty?: (row: RecipeRow) => boolean
  address: AddressSearch
  parcelId: ParcelIdSearch
  facts: PropertyColumns
  attributes?: Readonly<Record<string, CellReader<unknown>>>
  doubts?: (row: RecipeRow) => string | null
  values: RecipeValueDefinition
  /** Columns of owners and mailing addresses. They are never requested. */
  withheld: readonly string[]
  caveats: readonly string[]
}
