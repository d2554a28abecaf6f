import type { Table } from './table'

/** Where values came from: one entry for each source that was asked. */
export interface Provenance {
  source: string
  publisher: string
  dataset?: string
  retrievedAt: string
  ageSeconds: number
  state: 'fresh' | 'stale' | 'miss'
  /** The address asked upstream, without secrets. */
  request: string
  officialRecord?: string
  attribution: string
  licence: string
}

/** All that an exported file says: the rows, what was asked, and what must be known to read them. */
export interface ExportDocument {
  title: string
  /** Without extension; `nameFile` makes it safe. */
  filename: string
  /** What was asked, by the name a person would use. */
  question: Record<string, string>
  table: Table
  sources: Provenance[]
  caveats: string[]
  sample: boolean
  retrievedAt: string
}
