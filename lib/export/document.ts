import type { ExportTable, Rows } from './table'

export interface Provenance {
  source: string
  publisher: string
  dataset?: string
  dated?: string
  retrievedAt: string
  /** Null in a file that has the same bytes each time. */
  ageSeconds: number | null
  state: 'fresh' | 'stale' | 'miss' | null
  /** The upstream URL without secrets. */
  request: string
  officialRecord?: string
  attribution: string
  licence: string
}

export interface DocumentPart {
  name: string
  table: ExportTable<Rows>
}

export interface ExportDocument {
  title: string
  filename: string
  question: Record<string, string>
  table: ExportTable<Rows>
  /**
   * Separate tables for rows of several kinds. The main table then lists one field per row, and the file
   * prints long provenance once per source.
   */
  parts?: DocumentPart[]
  sources: Provenance[]
  /** True if the rows come from different sources, so that each row names its publisher. */
  isComparison?: true
  caveats: string[]
  sample: boolean
  retrievedAt: string
}
