import type { Route } from 'next'
import type { Meta } from '@/lib/connector/result'
import type { LngLat } from '@/lib/geography/types'
import type { SimilarHome, SubjectHomeRow } from '../similar-home'

export interface SuggestedHome {
  home: SimilarHome
  facts: string
  /** Words of the office in the facts. A Spanish page marks them as English. */
  agencyWords?: readonly string[]
  comparison: string
  point: LngLat | null
  figures: { size: number; age: number; perFoot: number | null; distance: number | null }
}

export type SuggestedHomesOutcome =
  | {
      kind: 'proposed'
      list: SuggestedHome[]
      own: SubjectHomeRow
      point: SuggestedHome['point']
      criteria: string
      rank: string | undefined
      files: { what: string; href: (format: string) => string }
      onMap?: Route
      meta: Meta
    }
  | { kind: 'none'; why: string }
