import type { Route } from 'next'
import type { Meta } from '@/lib/connector/result'
import type { LngLat } from '@/lib/geography/types'
import type { SimilarHome, SubjectRow } from '../similar-home'

export interface Proposal {
  home: SimilarHome
  facts: string
  comparison: string
  point: LngLat | null
  figures: { size: number; age: number; perFoot: number | null; distance: number | null }
}

export type Proposals =
  | {
      kind: 'proposed'
      list: Proposal[]
      own: SubjectRow
      point: Proposal['point']
      criteria: string
      rank: string | undefined
      files: { what: string; href: (format: string) => string }
      onMap?: Route
      meta: Meta
    }
  | { kind: 'none'; why: string }
