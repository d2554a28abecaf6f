import type { Meta } from '@/lib/connector/result'
import type { LngLat } from '@/lib/geography/types'
import type { SimilarHome, SubjectRow } from '../similar-home'

export interface Proposal {
  home: SimilarHome
  /** "$141.20 per sq ft, 1,480 sq ft, built 1990, 0.2 mi away" */
  facts: string
  /** "lower than yours by 21% per square foot" */
  comparison: string
  point: LngLat | null
  figures: { size: number; age: number; perFoot: number | null; distance: number | null }
}

export type Proposals =
  | {
      kind: 'proposed'
      /** The most alike first. */
      list: Proposal[]
      own: SubjectRow
      point: Proposal['point']
      criteria: string
      rank: string | undefined
      meta: Meta
    }
  | { kind: 'none'; why: string }
