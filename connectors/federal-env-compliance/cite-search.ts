import type { Citation } from '@/lib/connector/citation'

/** A search names its service; the days of the extracts stand only in each facility's report. */
export const citeSearch = ({ source }: { source: string }): Citation => ({
  dataset: source,
  dated: [{ label: 'Extract dates', on: null }],
})
