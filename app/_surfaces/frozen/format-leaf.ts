import type { LeafValue } from '@/lib/comparison/difference'
import { formatExact } from '@/lib/format'

const LONGEST = 160

export function formatLeaf(value: NonNullable<LeafValue>, unit?: string): string {
  const text = typeof value === 'number' ? formatExact(value, unit !== undefined) : String(value)
  const short = text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text
  return unit ? `${short} ${unit}` : short
}
