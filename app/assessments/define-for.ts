import { defineValue, type FigureKind } from '@/components/records/value-kinds'
import type { Definition } from '@/components/ui/definition'
import { guidanceFor } from '@/lib/appeal-guidance/guidance-for'

/** How the place a source is about defines each kind of value. */
export function defineFor(sourceId: string): (kind: FigureKind) => Definition {
  const meanings = guidanceFor(sourceId)?.values
  return (kind) => defineValue(kind, meanings)
}
