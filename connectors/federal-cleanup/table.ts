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
  /** Tanks have no registry id. */
  ids: { registry?: string; program: readonly string[] }
  position: 'columns' | 'shape'
  /**
   * Reads the layer's description before the first query, because its columns change from release to release.
   */
  looksFirst?: true
  notProven?: true
  read(row: CleanupRow): PublishedSite | null
}
