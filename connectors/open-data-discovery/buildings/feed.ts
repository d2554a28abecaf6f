import type { Condition } from '@/lib/conditions/condition'
import { type BuildingEntity, type BuildingEvent, buildingEvents } from '@/lib/records/building-record/fields'

export const markets = ['chicago', 'seattle', 'austin', 'san-francisco', 'los-angeles'] as const
export type Market = (typeof markets)[number]

export type PropertyPhrase =
  | { is: 'address'; number: string; direction: string; name: string; suffix: string; line: string }
  | { is: 'parcel'; text: string }
  | { is: 'words'; words: readonly string[] }

export type FeedColumn = string
export type Columns = FeedColumn | readonly FeedColumn[]

export const events = Object.keys(buildingEvents) as [BuildingEvent, ...BuildingEvent[]]

interface CaseStates {
  open: readonly string[]
  closed: readonly string[]
}

export interface BuildingFeed {
  id: string
  market: Market
  entity: BuildingEntity
  title: string
  host: string
  dataset: string
  licence: string
  ask(phrase: Exclude<PropertyPhrase, { is: 'words' }>): Condition | undefined
  /** Text columns for a word search. The row's other columns also contain names of people. */
  byWords: readonly [FeedColumn, ...FeedColumn[]]
  /**
   * A date column that every record fills from the start, so that records without a date do not come first.
   */
  newestFirst: FeedColumn
  emptyLast?: true
  /** `:id` if no unique column is known. */
  rowId: FeedColumn
  number: Columns
  status: FeedColumn
  /** A value in neither list counts as neither open nor closed. */
  states?: CaseStates
  /**
   * `all` if all records are complaints, else the first word of the complaint types. All other types are
   * violations.
   */
  complaints?: 'all' | { typeBegins: string }
  type: Columns
  description: Columns
  address: Columns
  days: Partial<Record<BuildingEvent, FeedColumn>>
  position?: { latitude: FeedColumn; longitude: FeedColumn } | { point: FeedColumn }
  /** A parcel number has ten or fourteen digits. */
  pins?: FeedColumn
  value?: FeedColumn
  link?: FeedColumn
  /** Columns about people and firms. They are never requested. A `*` at the end matches any ending. */
  withheld: readonly string[]
  gaps: readonly string[]
}
