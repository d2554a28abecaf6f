import type { Problem } from '@/lib/connector/errors'
import type { Meta } from '@/lib/connector/result'
import type { RecordFact } from '@/lib/records/define-record'

export interface FactGroup {
  title?: string
  facts: readonly RecordFact[]
}

export interface PartItem {
  text: string
  link?: { href: string; label: string }
}

export interface FilePart {
  id: string
  title: string
  sentence?: string
  groups?: readonly FactGroup[]
  lines?: readonly string[]
  items?: readonly PartItem[]
  caveats?: readonly string[]
  metas: readonly Meta[]
  problem?: Problem
}

export const failedPart = (id: string, title: string, problem: Problem): FilePart => ({
  id,
  title,
  problem,
  metas: [],
})
