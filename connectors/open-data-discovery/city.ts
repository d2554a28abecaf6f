import type { BuildingEntity, Market } from './feed'

/** How a city numbers its parcels. */
export interface ParcelForm {
  name: string
  /** As people find it on a bill, with an example. */
  form: string
  example: string
  /** The number as the feeds write it; undefined: the text is no such number. */
  read(text: string): string | undefined
}

/** What holds for all feeds of a city. */
export interface City {
  market: Market
  name: string
  /** Two letters. */
  state: string
  publisher: string
  /** Left out: no feed of the city has a parcel number. */
  parcel?: ParcelForm
  /** What is asked for of no feed, and why. */
  missing: Partial<Record<BuildingEntity, string>>
  gaps: readonly string[]
}
