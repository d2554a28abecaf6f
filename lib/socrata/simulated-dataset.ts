import type { SimulatedRowQuery } from '@/lib/arcgis/simulated-layer'

export type SimulatedCell = string | number | null

export interface SimulatedColumn {
  name: string
  type: 'text' | 'number' | 'calendar_date'
  /** Numbers leave as text, of some columns with a point: "2026.0". */
  pointed?: boolean
}

export interface SimulatedDataset {
  /** Two groups of four: `uzyt-m557`. */
  id: string
  updatedAt: Date
  columns: readonly SimulatedColumn[]
  /** May over-deliver: rows are filtered again by the condition. */
  rows(query: Pick<SimulatedRowQuery, 'equals' | 'like'>): Iterable<Record<string, SimulatedCell>>
}
