import type { Condition } from '@/lib/conditions/condition'
import { type BuildingEntity, type BuildingEvent, buildingEvents } from '@/lib/records/building-record/fields'

export const markets = ['chicago', 'seattle', 'austin', 'san-francisco', 'los-angeles'] as const
export type BuildingFeedCityId = (typeof markets)[number]

export type PropertyPhrase =
  | { is: 'address'; number: string; direction: string; name: string; suffix: string; line: string }
  | { is: 'parcel'; text: string }
  | { is: 'words'; words: readonly string[] }

export type BuildingFeedColumn = string
export type JoinedColumns = BuildingFeedColumn | readonly BuildingFeedColumn[]

export const events = Object.keys(buildingEvents) as [BuildingEvent, ...BuildingEvent[]]

interface CaseStates {
  open: readonly string[]
  closed: readonly string[]
}

export interface BuildingFeed {
  id: string
  market: BuildingFeedCityId
  entity: BuildingEntity
  title: string
  host: string
  dataset: string
  licence: string
  ask(phrase: Exclude<PropertyPhrase, { is: 'words' }>): Condition | undefined
  /** Text columns for a word search. Other columns may contain names of people. */
  byWords: readonly [BuildingFeedColumn, ...BuildingFeedColumn[]]
  /**
   * A date column that every record has from the start. If some records lack the date, `emptyLast` sorts them
   * last.
   */
  newestFirst: BuildingFeedColumn
  emptyLast?: true
  /** `:id` if no unique column is known. */
  rowId: BuildingFeedColumn
  number: JoinedColumns
  status: BuildingFeedColumn
  /** A status in neither list is unclassified. */
  states?: CaseStates
  /**
   * `all` if every record is a complaint, else the beginning of the types that are complaints. Other types
   * are violations.
   */
  complaints?: 'all' | { typeBegins: string }
  type: JoinedColumns
  description: JoinedColumns
  address: JoinedColumns
  days: Partial<Record<BuildingEvent, BuildingFeedColumn>>
  position?: { latitude: BuildingFeedColumn; longitude: BuildingFeedColumn } | { point: BuildingFeedColumn }
  /** Column of parcel numbers, which have ten or fourteen digits. */
  pins?: BuildingFeedColumn
  value?: BuildingFeedColumn
  link?: BuildingFeedColumn
  /** Columns about people and firms, which are never requested. A `*` at the end matches any ending. */
  withheld: readonly string[]
  gaps: readonly string[]
}
