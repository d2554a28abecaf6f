import type { ExportRows, ExportTable } from './table'

export interface Provenance {
  source: string
  publisher: string
  dataset?: string
  dated?: string
  retrievedAt: string
  /** Null in a file whose bytes must be equal each time. */
  ageSeconds: number | null
  state: 'fresh' | 'stale' | 'miss' | null
  /** URL of the request to the source, without secrets. */
  request: string
  officialRecord?: string
  attribution: string
  licence: string
}

export interface ExportDocumentTable {
  name: string
  table: ExportTable<ExportRows>
}

export interface ExportDocument {
  title: string
  filename: string
  question: Record<string, string>
  table: ExportTable<ExportRows>
  parts?: ExportDocumentTable[]
  sources: Provenance[]
  isComparison?: true
  caveats: string[]
  sample: boolean
  retrievedAt: string
}
