import type { Source } from './batch-schema'

/** What is known of a source before it is asked. */
export type SourceFacts = Record<
  Source,
  { title: string; publisher: string; licence: string; caveats: string[] }
>
