import type { Hints } from '@/lib/conditions/evaluate'

/** Objects are points, locations, shapes and links, as the portal writes them. */
export type SimulatedCell = string | number | boolean | null | { readonly [key: string]: unknown }

export type SimulatedRecord = Record<string, SimulatedCell>

/** `calendar_date` is a moment without a zone; numbers and money leave as text. */
export type SimulatedColumnType =
  | 'text'
  | 'number'
  | 'money'
  | 'calendar_date'
  | 'fixed_timestamp'
  | 'checkbox'
  | 'url'
  | 'point'
  | 'location'
  | 'polygon'
  | 'multipolygon'

export interface SimulatedColumn {
  name: string
  type: SimulatedColumnType
  /** Numbers leave as text, of some columns with a point: "2026.0". */
  pointed?: boolean
  /** The name that people read; the column's own where left out. */
  title?: string
  description?: string
}

/** What the publisher says of a dataset: for its view and for the catalogue. */
export interface SimulatedAbout {
  name: string
  description?: string
  category?: string
  /** Left out together with `license`: the publisher says nothing. */
  licenseId?: string
  license?: { name: string; termsLink?: string }
  attribution?: string
  attributionLink?: string
  tags?: readonly string[]
  /** A table unless told. */
  type?: 'dataset' | 'filter' | 'href' | 'file' | 'map' | 'chart' | 'story' | 'measure'
  /** The view and the catalogue know it; its rows answer 403. */
  closed?: boolean
}

export interface SimulatedDataset {
  /** Two groups of four: `uzyt-m557`. */
  id: string
  updatedAt: Date
  about?: SimulatedAbout
  columns: readonly SimulatedColumn[]
  /** May over-deliver: rows are filtered again by the condition. */
  rows(hints: Hints): Iterable<SimulatedRecord>
}

/** One portal as the catalogue knows it. */
export interface SimulatedPortal {
  host: string
  /** Where the catalogue has it under another name than the one that serves it. */
  catalogueHost?: string
  datasets: readonly SimulatedDataset[]
  /** The portal serves its datasets, and the catalogue does not know it. */
  hiddenFromCatalogue?: true
}
