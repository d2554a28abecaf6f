import type { Meta } from '@/lib/connector/result'

/** The most rows of one list. */
export const MOST_ROWS = 1_000

export const columnRoles = [
  'place',
  'city',
  'state',
  'zip',
  'county',
  'parcel',
  'latitude',
  'longitude',
  'mine',
] as const

export type ColumnRole = (typeof columnRoles)[number]

export interface PlaceList {
  headings: string[]
  /** One for each heading. */
  roles: ColumnRole[]
  rows: string[][]
  /** Empty until the person has chosen. */
  facts: string[]
}

/** `draft`: read but not started, because its columns are not confirmed. */
export type JobState = 'draft' | 'waiting' | 'running' | 'stopped' | 'done'

export const cellStates = ['found', 'none', 'not-covered', 'failed', 'not-asked'] as const

export type CellState = (typeof cellStates)[number]

export interface JobCell {
  state: CellState
  /** The answer in one line. */
  answer: string
  why?: string
  /** By attribute of the fact. */
  values?: Record<string, string | number | null>
  /** Only in the cell of a place: its position, and how the row was understood. */
  place?: unknown
  choices?: { label: string; href: string }[]
  metas: Meta[]
}

/** The answer of a cell whose request failed. */
export const NOT_LOADED = 'Could not load'

/** The cell of a row's place, which every other fact of the row needs. */
export const PLACE = 'place'

export interface PlacedCell {
  /** From 0. */
  row: number
  fact: string
  cell: JobCell
}

export interface Job {
  id: string
  state: JobState
  list: PlaceList
  madeAt: string
  startedAt: string | null
  endedAt: string | null
  expiresAt: string | null
}

export type JobReading =
  | { kind: 'found'; job: Job }
  | { kind: 'unknown' }
  | { kind: 'removed' | 'expired'; at: string }
  | { kind: 'unavailable' }

export interface CellCount {
  fact: string
  state: CellState
  count: number
}
