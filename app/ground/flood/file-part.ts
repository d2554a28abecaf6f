import type { Problem } from '@/lib/connector/errors'
import type { Meta } from '@/lib/connector/result'
import type { RecordFact } from '@/lib/records/define-record'

export interface FactGroup {
  title?: string
  facts: readonly RecordFact[]
}

export interface FloodFileItem {
  text: string
  link?: { href: string; label: string }
}

export interface FloodFilePart {
  id: string
  title: string
  sentence?: string
  groups?: readonly FactGroup[]
  lines?: readonly string[]
  items?: readonly FloodFileItem[]
  caveats?: readonly string[]
  metas: readonly Meta[]
  problem?: Problem
}

export const failedPart = (id: string, title: string, problem: Problem): FloodFilePart => ({
  id,
  title,
  problem,
  metas: [],
})
