import type { Condition } from '@/lib/conditions/condition'
import type { ColumnRequirements } from '@/lib/open-table/fit-columns'
import type { CleanupSite } from '@/lib/records/cleanup-site/fields'

export type CleanupRow = Readonly<Record<string, unknown>>

export type PublishedSite = Omit<CleanupSite, 'list' | 'distanceMiles' | 'direction'>

export interface CleanupTable {
  service: string
  layer: number
  rowNumber: string
  columns: ColumnRequirements
  where?: Condition
  /** The tables of tanks have no column with a registry id. */
  ids: { registry?: string; program: readonly string[] }
  position: 'columns' | 'shape'
  /**
   * True if the layer's description is read before the first query, because the layer's columns may have
   * changed.
   */
  looksFirst?: true
  notProven?: true
  read(row: CleanupRow): PublishedSite | null
}
