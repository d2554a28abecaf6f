import { z } from 'zod'
import type { RowFilterHints } from '@/lib/conditions/evaluate'

export type SimulatedCell = string | number | boolean | null | { readonly [key: string]: unknown }

export type SimulatedRecord = Record<string, SimulatedCell>

/** A `calendar_date` is a time without a zone. Portals send `number` and `money` as text. */
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
  /** True if the portal sends integers with a decimal: "2026.0". */
  pointed?: boolean
  title?: string
  description?: string
}

export const aboutDataset = z.strictObject({
  name: z.string(),
  description: z.string().optional(),
  category: z.string().optional(),
  licenseId: z.string().optional(),
  license: z.strictObject({ name: z.string(), termsLink: z.string().optional() }).optional(),
  attribution: z.string().optional(),
  attributionLink: z.string().optional(),
  tags: z.array(z.string()).optional(),
  type: z.enum(['dataset', 'filter', 'href', 'file', 'map', 'chart', 'story', 'measure']).optional(),
  closed: z.boolean().optional(),
})

export type SimulatedDatasetDetails = z.output<typeof aboutDataset>

export interface SimulatedDataset {
  id: string
  updatedAt: Date
  about?: SimulatedDatasetDetails
  columns: readonly SimulatedColumn[]
  rows(hints: RowFilterHints): Iterable<SimulatedRecord>
}

export interface SimulatedPortal {
  host: string
  catalogueHost?: string
  datasets: readonly SimulatedDataset[]
  hiddenFromCatalogue?: true
}
