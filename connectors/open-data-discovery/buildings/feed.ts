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
  /** Text columns for a word search. Never the whole row: it names people too. */
  byWords: readonly [FeedColumn, ...FeedColumn[]]
  /** A date that every record has from its beginning, so that empty ones do not come first. */
  newestFirst: FeedColumn
  /** Some records lack the date; they come last instead of first. */
  emptyLast?: true
  /** `:id` if no unique column is known. */
  rowId: FeedColumn
  number: Columns
  status: FeedColumn
  /** The city's values for open and closed violations. Any other value means neither. */
  states?: CaseStates
  /** All records are complaints, or those whose type begins with this word; the rest are violations. */
  complaints?: 'all' | { typeBegins: string }
  type: Columns
  description: Columns
  address: Columns
  days: Partial<Record<BuildingEvent, FeedColumn>>
  position?: { latitude: FeedColumn; longitude: FeedColumn } | { point: FeedColumn }
  /** A permit's parcels, ten digits each or fourteen; rows of other parcels are excluded. */
  pins?: FeedColumn
  value?: FeedColumn
  link?: FeedColumn
  /** Columns of people and firms that are never requested; a `*` at the end matches any ending. */
  withheld: readonly string[]
  gaps: readonly string[]
}
