import type { Problem } from '@/lib/connector/errors'
import type { Meta } from '@/lib/connector/result'
import type { RecordFact } from '@/lib/records/define-record'

export interface RecordFactGroup {
  title?: string
  facts: readonly RecordFact[]
}

export interface FloodFileItem {
  text: string
  link?: { href: string; label: string }
}

export interface FloodFileSection {
  id: string
  title: string
  sentence?: string
  groups?: readonly RecordFactGroup[]
  lines?: readonly string[]
  items?: readonly FloodFileItem[]
  caveats?: readonly string[]
  metas: readonly Meta[]
  problem?: Problem
}

export const failedPart = (id: string, title: string, problem: Problem): FloodFileSection => ({
  id,
  title,
  problem,
  metas: [],
})
