import type { Meta } from '@/lib/connector/result'

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

export type PlaceListColumnRole = (typeof columnRoles)[number]

export interface PlaceList {
  headings: string[]
  roles: PlaceListColumnRole[]
  rows: string[][]
  facts: string[]
}

/** A `draft` has not started, because its columns are not confirmed. */
export type JobState = 'draft' | 'waiting' | 'running' | 'stopped' | 'done'

export const cellStates = ['found', 'none', 'not-covered', 'failed', 'not-asked'] as const

export type JobCellState = (typeof cellStates)[number]

export interface JobCell {
  state: JobCellState
  answer: string
  why?: string
  values?: Record<string, string | number | null>
  place?: unknown
  choices?: { label: string; href: string }[]
  metas: Meta[]
}

export const NOT_LOADED = 'Could not load'

/**
 * Id of the fact that locates a row. All other facts of the row are looked up at the place in that fact's
 * cell.
 */
export const PLACE = 'place'

export interface JobCellEntry {
  row: number
  fact: string
  cell: JobCell
}

export interface PlaceListJob {
  id: string
  state: JobState
  list: PlaceList
  madeAt: string
  startedAt: string | null
  endedAt: string | null
  expiresAt: string | null
}

export type JobOpenOutcome =
  | { kind: 'found'; job: PlaceListJob }
  | { kind: 'unknown' }
  | { kind: 'removed' | 'expired'; at: string }
  | { kind: 'unavailable' }

export interface JobCellCount {
  fact: string
  state: JobCellState
  count: number
}
