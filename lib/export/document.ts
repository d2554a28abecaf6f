import type { ExportTable, Rows } from './table'

/** Where values came from: one entry for each source that was asked. */
export interface Provenance {
  source: string
  publisher: string
  dataset?: string
  /** Roll years, extracts, updates: what the values are dated by. */
  dated?: string
  retrievedAt: string
  ageSeconds: number
  state: 'fresh' | 'stale' | 'miss'
  /** The address asked upstream, without secrets. */
  request: string
  officialRecord?: string
  attribution: string
  licence: string
}

/** One of several tables of different columns; its rows cite the document's sources. */
export interface DocumentPart {
  name: string
  table: ExportTable<Rows>
}

/** All that an exported file says: the rows, what was asked, and what must be known to read them. */
export interface ExportDocument {
  title: string
  /** Without extension; `nameFile` makes it safe. */
  filename: string
  /** What was asked, by the name a person would use. */
  question: Record<string, string>
  table: ExportTable<Rows>
  /** The same as tables of their own, where the rows are of several kinds: the table then has them field by field, and its file says once for each source what is long. */
  parts?: DocumentPart[]
  sources: Provenance[]
  /** Rows of different sources are held against each other: each row names its publisher too. */
  isComparison?: true
  caveats: string[]
  sample: boolean
  retrievedAt: string
}
