import type { Hints } from '@/lib/conditions/evaluate'

export type SimulatedCell = string | number | boolean | null | { readonly [key: string]: unknown }

export type SimulatedRecord = Record<string, SimulatedCell>

/** `calendar_date` is a moment without a zone; numbers and money are sent as text. */
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
  /** Some columns send numbers as text with a decimal: "2026.0". */
  pointed?: boolean
  title?: string
  description?: string
}

export interface SimulatedAbout {
  name: string
  description?: string
  category?: string
  licenseId?: string
  license?: { name: string; termsLink?: string }
  attribution?: string
  attributionLink?: string
  tags?: readonly string[]
  type?: 'dataset' | 'filter' | 'href' | 'file' | 'map' | 'chart' | 'story' | 'measure'
  closed?: boolean
}

export interface SimulatedDataset {
  id: string
  updatedAt: Date
  about?: SimulatedAbout
  columns: readonly SimulatedColumn[]
  rows(hints: Hints): Iterable<SimulatedRecord>
}

export interface SimulatedPortal {
  host: string
  catalogueHost?: string
  datasets: readonly SimulatedDataset[]
  hiddenFromCatalogue?: true
}
