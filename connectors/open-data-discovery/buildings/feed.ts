import type { Condition } from '@/lib/conditions/condition'
import { type BuildingEntity, type BuildingEvent, buildingEvents } from '@/lib/records/building-record/fields'

export const markets = ['chicago', 'seattle', 'austin', 'san-francisco', 'los-angeles'] as const
export type Market = (typeof markets)[number]

/** A typed phrase: a house, a parcel number, or only words. */
export type PropertyPhrase =
  | { is: 'address'; number: string; direction: string; name: string; suffix: string; line: string }
  | { is: 'parcel'; text: string }
  | { is: 'words'; words: readonly string[] }

export type FeedColumn = string
/** A column, or several that make one text. */
export type Columns = FeedColumn | readonly FeedColumn[]

/** The events of the days that a feed publishes. */
export const events = Object.keys(buildingEvents) as [BuildingEvent, ...BuildingEvent[]]

interface CaseStates {
  open: readonly string[]
  closed: readonly string[]
}

/** One feed of a city: a dataset and the meaning of its columns. Only named columns are requested. */
export interface BuildingFeed {
  id: string
  market: Market
  entity: BuildingEntity
  title: string
  host: string
  dataset: string
  licence: string
  /** The condition for a house or a parcel. Returns undefined if the feed has no column for it. */
  ask(phrase: Exclude<PropertyPhrase, { is: 'words' }>): Condition | undefined
  /** Text columns in which words are looked for. Never all of a row: it names people too. */
  byWords: readonly [FeedColumn, ...FeedColumn[]]
  /** A day that each record has from its beginning, so that an empty one does not lead. */
  newestFirst: FeedColumn
  /** Some records have no such day: they come last instead of first. */
  emptyLast?: true
  /** `:id` where no column is established that differs in each row. */
  rowId: FeedColumn
  number: Columns
  status: FeedColumn
  /** The city's words for the state of a violation. Any other word means neither. */
  states?: CaseStates
  /** The records are complaints, or those whose type begins with this word are; else they are violations. */
  complaints?: 'all' | { typeBegins: string }
  type: Columns
  description: Columns
  address: Columns
  days: Partial<Record<BuildingEvent, FeedColumn>>
  position?: { latitude: FeedColumn; longitude: FeedColumn } | { point: FeedColumn }
  /** Lists the parcels of a permit, ten digits each or fourteen; a row of another parcel is left out. */
  pins?: FeedColumn
  value?: FeedColumn
  link?: FeedColumn
  /** Columns of people and firms that the dataset has and that are never requested; a `*` at the end is any ending. */
  withheld: readonly string[]
  gaps: readonly string[]
}
